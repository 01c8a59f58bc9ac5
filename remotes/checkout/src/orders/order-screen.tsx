import type { OwnOrder } from '@evmandi/api/contract/own-orders';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconPrinter } from '@evmandi/ui/icons';
import { Invoice } from '@evmandi/ui/invoice';
import { joinClasses } from '@evmandi/ui/join-classes';
import { printPage } from '@evmandi/ui/print-page';
import { Moment } from '@evmandi/ui/time';
import { Timeline } from '@evmandi/ui/timeline';
import { Wrap } from '@evmandi/ui/wrap';
import { useLoaderData } from 'react-router-dom';
import { links } from '../links.ts';
import { UnknownAddress } from '../unknown-address.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { historyOf } from './order-events.ts';
import page from './order-page.module.css';
import { OrderParts } from './order-parts.tsx';
import styles from './order-screen.module.css';
import { OrderSums } from './order-sums.tsx';
import { PaymentCard } from './payment-card.tsx';
import { progressOf } from './progress.ts';
import { ProgressBar } from './progress-bar.tsx';
import type { OrderData } from './read-order.ts';
import { ReorderButton } from './reorder-button.tsx';
import { StatusMarks } from './status-marks.tsx';

/** One of one's own orders: where it is, what is in it, what can be done. */
export function OrderScreen() {
  const order = useLoaderData<OrderData>();
  return order ? <OwnOrderPage order={order} /> : <UnknownAddress what="order" />;
}

function OwnOrderPage({ order }: { order: OwnOrder }) {
  const { reference, placedAt, poNumber, lines } = order;
  const history = historyOf(order).map(({ key, title, at }) => ({
    key,
    title,
    note: <Moment value={at} />,
    done: true,
  }));
  return (
    <Wrap>
      <div className={page.noPrint}>
        <Breadcrumbs
          items={[
            { label: 'Home', to: '/' },
            { label: 'My orders', to: links.orders },
            { label: reference },
          ]}
        />
        <div className={joinClasses(page.head, styles.head)}>
          <div className={page.words}>
            <div className={styles.line}>
              <h1 className={joinClasses(page.title, styles.title)} tabIndex={-1}>
                Order {reference}
              </h1>
              <p className={page.marks}>
                <StatusMarks {...order} />
              </p>
            </div>
            <p className={joinClasses(page.sub, styles.sub)}>
              Placed <Moment value={placedAt} />
              {poNumber && ` · PO ${poNumber}`}
            </p>
          </div>
          <div className={page.actions}>
            <ReorderButton number={reference} read={async () => lines} />
            <Button variant="secondary" onClick={printPage}>
              <IconPrinter aria-hidden />
              Print invoice
            </Button>
          </div>
        </div>
      </div>
      <ProgressBar steps={progressOf(order)} />
      <div className={joinClasses(page.columns, page.noPrint)}>
        <div className={styles.main}>
          <OrderParts order={order} />
          <Card as="section" className={styles.history} aria-labelledby="history">
            <h2 className={styles.heading} id="history">
              History
            </h2>
            <Timeline entries={history} />
          </Card>
        </div>
        <div className={page.side}>
          <PaymentCard order={order} />
          <OrderSums order={order} />
          <CancelOrder order={order} />
        </div>
      </div>
      <Invoice order={order} printOnly />
    </Wrap>
  );
}

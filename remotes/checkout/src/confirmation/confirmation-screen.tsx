import type { OwnOrder } from '@evmandi/api/contract/own-orders';
import { Breadcrumbs } from '@evmandi/ui/breadcrumbs';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconCheck, IconPackage, IconPrinter } from '@evmandi/ui/icons';
import { Invoice } from '@evmandi/ui/invoice';
import { joinClasses } from '@evmandi/ui/join-classes';
import { printPage } from '@evmandi/ui/print-page';
import { Moment } from '@evmandi/ui/time';
import { Timeline } from '@evmandi/ui/timeline';
import { Wrap } from '@evmandi/ui/wrap';
import { useLoaderData } from 'react-router-dom';
import { links } from '../links.ts';
import { Notice } from '../notice.tsx';
import { CancelOrder } from '../orders/cancel-order.tsx';
import { ClaimOrder } from '../orders/claim-order.tsx';
import page from '../orders/order-page.module.css';
import { PaymentCard } from '../orders/payment-card.tsx';
import type { OrderData } from '../orders/read-order.ts';
import sideStyles from '../orders/side-card.module.css';
import { StatusMarks } from '../orders/status-marks.tsx';
import { wayOf } from '../orders/way.tsx';
import { UnknownAddress } from '../unknown-address.tsx';
import styles from './confirmation-screen.module.css';

/** An order by its unguessable link: the confirmation, and where it is later on. */
export function ConfirmationScreen() {
  const order = useLoaderData<OrderData>();
  return order ? <Confirmation order={order} /> : <UnknownAddress what="order" />;
}

function Confirmation({ order }: { order: OwnOrder }) {
  const { reference, placedAt, status } = order;
  const fresh = status === 'Pending';
  const title = fresh ? 'Order placed' : `Order ${reference}`;
  return (
    <Wrap>
      <div className={page.noPrint}>
        <Breadcrumbs
          items={[{ label: 'Home', to: '/' }, { label: 'Cart', to: links.cart }, { label: title }]}
        />
        <Card className={joinClasses(page.head, styles.head)}>
          <span className={styles.mark} aria-hidden="true">
            {fresh ? <IconCheck /> : <IconPackage />}
          </span>
          <div className={page.words}>
            <h1 className={joinClasses(page.title, styles.title)} tabIndex={-1}>
              {title}
            </h1>
            <p className={page.sub}>
              Order <b>{reference}</b>, <Moment value={placedAt} />
            </p>
            <p className={joinClasses(page.marks, styles.marks)}>
              <StatusMarks {...order} />
            </p>
          </div>
          <div className={page.actions}>
            <Button variant="secondary" onClick={printPage}>
              <IconPrinter aria-hidden />
              Print invoice
            </Button>
            <ButtonLink to={links.listing}>Continue shopping</ButtonLink>
          </div>
        </Card>
      </div>
      <div className={page.columns}>
        <Invoice order={order} />
        <div className={page.side}>
          <Card as="section" className={sideStyles.card} aria-labelledby="next">
            <h2 className={sideStyles.title} id="next">
              {fresh ? 'What happens next' : 'Where it is'}
            </h2>
            <Timeline entries={wayOf(order)} />
          </Card>
          <PaymentCard order={order} />
          <Notice tone="info">Keep this page's address. No e-mail is sent.</Notice>
          <ClaimOrder order={order} />
          <CancelOrder order={order} />
        </div>
      </div>
    </Wrap>
  );
}

import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { Button } from '@evmandi/ui/button';
import { IconFileInvoice, IconPrinter } from '@evmandi/ui/icons';
import { Moment } from '@evmandi/ui/time';
import { Timeline } from '@evmandi/ui/timeline';
import type { OrderChanges } from '../changes/use-order-changes.ts';
import { historyOf } from './history.ts';
import { OrderBuyer } from './order-buyer.tsx';
import styles from './order-facts.module.css';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderSums } from './order-sums.tsx';

interface Props {
  order: AdminOrderDetail;
  changes: OrderChanges;
  onNoted: (order: AdminOrderDetail) => void;
  onPrint: (kind: 'slips' | 'invoices', numbers: readonly string[]) => void;
}

/** What the panel of an order says of it, lines first. */
export function OrderFacts({ order, changes, onNoted, onPrint }: Props) {
  const numbers = [order.number];
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <p className={styles.placed}>
          <Moment value={order.placedAt} />, version {order.version}
        </p>
        <div className={styles.papers}>
          <Button size="sm" variant="secondary" onClick={() => onPrint('slips', numbers)}>
            <IconPrinter aria-hidden />
            Packing slip
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onPrint('invoices', numbers)}>
            <IconFileInvoice aria-hidden />
            Invoice
          </Button>
        </div>
      </div>
      <OrderLines lines={order.lines} />
      <OrderSums order={order} />
      <OrderMoney order={order} changes={changes} />
      <OrderParcels order={order} changes={changes} />
      <OrderBuyer order={order} />
      <OrderNotes order={order} onNoted={onNoted} />
      <section className={styles.part} aria-labelledby="order-timeline">
        <h3 className={styles.heading} id="order-timeline">
          Timeline
        </h3>
        <Timeline
          entries={historyOf(order).map(({ key, title, at, by }) => ({
            key,
            title,
            note: (
              <>
                <Moment value={at} />
                {by && `, ${by}`}
              </>
            ),
            done: true,
          }))}
        />
      </section>
    </div>
  );
}

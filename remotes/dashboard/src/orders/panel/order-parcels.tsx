import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { dayInIndia } from '@evmandi/contract/domain/dates';
import { counted } from '@evmandi/contract/domain/numbers';
import { Button } from '@evmandi/ui/button';
import { Day, Moment } from '@evmandi/ui/time';
import { useKeptFocus } from '@evmandi/ui/use-kept-focus';
import { useState } from 'react';
import { piecesOf, returnable } from '../changes/order-change.ts';
import type { OrderChanges } from '../changes/use-order-changes.ts';
import styles from './order-facts.module.css';
import { ReturnDialog } from './return-dialog.tsx';

/** What left, how it travels, and what came back. */
export function OrderParcels({
  order,
  changes,
}: {
  order: AdminOrderDetail;
  changes: OrderChanges;
}) {
  const { shipments, lines } = order;
  const [returning, setReturning] = useState(false);
  const heading = useKeptFocus<HTMLHeadingElement>(returning);
  return (
    <section className={styles.part} aria-labelledby="order-shipments">
      <div className={styles.bar}>
        <h3 className={styles.heading} id="order-shipments" ref={heading} tabIndex={-1}>
          Shipments
        </h3>
        {returnable(lines).length > 0 && (
          <Button size="sm" variant="secondary" onClick={() => setReturning(true)}>
            Record return
          </Button>
        )}
      </div>
      {shipments.length === 0 ? (
        <p className={styles.small}>Nothing has left yet.</p>
      ) : (
        <ol className={styles.pairs}>
          {shipments.map(({ number, at, carrier, tracking, parcels, leavesOn, lines: sent }) => (
            <li key={number}>
              <b>
                {carrier ?? 'No carrier given'}, {counted(piecesOf(sent), 'piece')}
                {parcels && ` in ${counted(parcels, 'parcel')}`}
              </b>
              <p className={styles.small}>
                {tracking && <span className={styles.code}>{tracking}, </span>}
                {leavesOn && leavesOn > dayInIndia(at) ? (
                  <>
                    packed <Moment value={at} />, leaves <Day value={leavesOn} />
                  </>
                ) : (
                  <>
                    left <Moment value={at} />
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
      {returning && (
        <ReturnDialog order={order} changes={changes} onClose={() => setReturning(false)} />
      )}
    </section>
  );
}

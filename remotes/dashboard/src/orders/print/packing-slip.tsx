import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { counted } from '@evmandi/contract/domain/numbers';
import { Cell, Row, RowHeader, Table } from '@evmandi/ui/table';
import { Day } from '@evmandi/ui/time';
import { packed } from './packed.ts';
import styles from './packing-slip.module.css';

const COLUMNS = [
  { label: 'Item' },
  { label: 'SKU' },
  { label: 'Ordered', className: styles.number },
  { label: 'In this parcel', className: styles.number },
  { label: 'Still due', className: styles.number },
];

/** A paper for the parcel: what lies in it and what is still due, without prices. */
export function PackingSlip({ order }: { order: AdminOrderDetail }) {
  const { number, placedAt, delivery, poNumber, shipments, lines } = order;
  const parcel = shipments.at(-1);
  const leaving = packed(order);
  const fromStock = lines.some(({ held }) => held > 0);
  return (
    <section className={styles.slip} aria-label={`Packing slip of order ${number}`}>
      <div className={styles.head}>
        <h2 className={styles.title}>Packing slip</h2>
        <p className={styles.number}>
          Order <b>#{number}</b>, placed <Day value={placedAt} />
          {poNumber && <>, PO {poNumber}</>}
        </p>
      </div>
      <div className={styles.head}>
        <div>
          <h3 className={styles.label}>Deliver to</h3>
          <p className={styles.name}>{delivery.name}</p>
          <p className={styles.address}>{delivery.address}</p>
          <p>
            {delivery.city} {delivery.pin}
            {delivery.country !== 'India' && `, ${delivery.country}`}
          </p>
          <p>{delivery.phone}</p>
        </div>
        {parcel && !fromStock && (
          <div>
            <h3 className={styles.label}>Sent with</h3>
            <p className={styles.name}>{parcel.carrier ?? 'No carrier given'}</p>
            {parcel.tracking && <p>{parcel.tracking}</p>}
            {parcel.parcels && (
              <p>
                {counted(parcel.parcels, 'parcel')}
                {parcel.leavesOn && (
                  <>
                    , leaves <Day value={parcel.leavesOn} />
                  </>
                )}
              </p>
            )}
          </div>
        )}
      </div>
      <Table caption={`Contents of the parcel of order ${number}`} columns={COLUMNS}>
        {leaving.map(({ line, pieces }) => (
          <Row key={line.position} className={styles.row}>
            <RowHeader>{line.name}</RowHeader>
            <Cell>{line.sku}</Cell>
            <Cell className={styles.number}>{line.quantity}</Cell>
            <Cell className={styles.number}>
              <b>{pieces}</b>
            </Cell>
            <Cell className={styles.number}>
              {line.quantity - line.shipped - line.cancelled - (fromStock ? pieces : 0)}
            </Cell>
          </Row>
        ))}
      </Table>
      {leaving.length === 0 && <p>Nothing of this order is ready to leave.</p>}
    </section>
  );
}

import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { counted } from '@evmandi/contract/domain/numbers';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Money } from '@evmandi/ui/money';
import styles from './order-balance.module.css';

/** From the total of the order to what is still to be paid, or owed to the buyer. */
export function OrderBalance({ order }: { order: AdminOrderDetail }) {
  const { totals, kept, paid, refunded, toPay, refundDue, payments } = order;
  const stood = payments.filter(({ reversed, reverses }) => !reversed && reverses === null);
  const rows: [label: string, paise: number][] = [
    ['Order total', totals.total],
    ['Cancelled or returned', kept - totals.total],
    [`Paid, ${counted(stood.length, 'payment')}`, -paid],
    ['Refunded', refunded],
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(
        ([label, paise], index) =>
          (index === 0 || paise !== 0) && (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>
                <Money paise={paise} />
              </dd>
            </div>
          ),
      )}
      <div
        className={joinClasses(
          styles.row,
          styles.last,
          toPay > 0 && styles.toPay,
          refundDue > 0 && styles.toRefund,
        )}
      >
        <dt>{refundDue > 0 ? 'To refund' : 'To pay'}</dt>
        <dd>
          <Money paise={refundDue || toPay} />
        </dd>
      </div>
    </dl>
  );
}

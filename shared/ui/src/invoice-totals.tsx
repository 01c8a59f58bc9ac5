import { formatRateOfTax, taxParts } from '@evmandi/contract/domain/gst-tax';
import styles from './invoice.module.css';
import type { InvoicedOrder } from './invoiced-order.ts';
import { Money } from './money.tsx';

/** Net, the taxes by their kind, and the sum. */
export function InvoiceTotals({ order, within }: { order: InvoicedOrder; within: boolean }) {
  const { totals, lines, kept, paid, refunded, toPay, refundDue } = order;
  // A plain unpaid order needs no line of its own for that.
  const isWhole = toPay === totals.total;
  const since: [label: string, paise: number][] = [
    ['Cancelled or returned', kept - totals.total],
    ['Paid', -paid],
    ['Refunded', refunded],
  ];
  return (
    <dl className={styles.totals}>
      <div className={styles.sumRow}>
        <dt>Net total</dt>
        <dd className={styles.amount}>
          <Money paise={totals.net} />
        </dd>
      </div>
      {totals.discount > 0 && (
        <div className={styles.sumRow}>
          <dt>Discount</dt>
          <dd className={styles.amount}>
            <Money paise={-totals.discount} />
          </dd>
        </div>
      )}
      {taxParts(lines, within).map(({ kind, rate, tax }) => (
        <div key={kind + rate} className={styles.sumRow}>
          <dt>
            {kind} {formatRateOfTax(rate)}
          </dt>
          <dd className={styles.amount}>
            <Money paise={tax} />
          </dd>
        </div>
      ))}
      <div className={styles.sumRow}>
        <dt>Shipping</dt>
        <dd className={styles.amount}>
          {totals.shipping === 0 ? 'Free' : <Money paise={totals.shipping} />}
        </dd>
      </div>
      <div className={`${styles.sumRow} ${styles.total}`}>
        <dt>{isWhole ? 'Total due' : 'Total'}</dt>
        <dd className={styles.amount}>
          <Money paise={totals.total} />
        </dd>
      </div>
      {since.map(
        ([label, paise]) =>
          paise !== 0 && (
            <div key={label} className={styles.sumRow}>
              <dt>{label}</dt>
              <dd className={styles.amount}>
                <Money paise={paise} />
              </dd>
            </div>
          ),
      )}
      {!isWhole && (
        <div className={`${styles.sumRow} ${styles.total}`}>
          <dt>{refundDue > 0 ? 'To refund' : 'To pay'}</dt>
          <dd className={styles.amount}>
            <Money paise={refundDue || toPay} />
          </dd>
        </div>
      )}
    </dl>
  );
}

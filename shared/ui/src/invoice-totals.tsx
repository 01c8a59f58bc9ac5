import { formatRateOfTax, taxParts } from '@evmandi/contract/domain/gst-tax';
import styles from './invoice.module.css';
import type { InvoicedOrder } from './invoiced-order.ts';
import { Money } from './money.tsx';

/** Net, the taxes by their kind, and the sum. */
export function InvoiceTotals({ order, within }: { order: InvoicedOrder; within: boolean }) {
  const { totals, lines, payment } = order;
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
        <dt>{payment === 'Paid' ? 'Total' : 'Total due'}</dt>
        <dd className={styles.amount}>
          <Money paise={totals.total} />
        </dd>
      </div>
    </dl>
  );
}

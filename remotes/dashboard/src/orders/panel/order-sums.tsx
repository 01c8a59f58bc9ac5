import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { formatRateOfTax, taxParts } from '@evmandi/contract/domain/gst-tax';
import { Money } from '@evmandi/ui/money';
import { supplyOf } from '@evmandi/ui/place-of-supply';
import styles from './order-facts.module.css';

/** Net, taxes by their kind, and the total. */
export function OrderSums({ order }: { order: AdminOrderDetail }) {
  const { totals, lines, sold, status } = order;
  const cancelled = status === 'Cancelled' ? 0 : totals.total - sold;
  return (
    <dl className={styles.pairs}>
      <div className={styles.pair}>
        <dt>Net total</dt>
        <dd>
          <Money paise={totals.net} />
        </dd>
      </div>
      {totals.discount > 0 && (
        <div className={styles.pair}>
          <dt>Discount</dt>
          <dd>
            <Money paise={-totals.discount} />
          </dd>
        </div>
      )}
      {taxParts(lines, supplyOf(order).within).map(({ kind, rate, tax }) => (
        <div key={kind + rate} className={styles.pair}>
          <dt>
            Tax, {kind} {formatRateOfTax(rate)}
          </dt>
          <dd>
            <Money paise={tax} />
          </dd>
        </div>
      ))}
      <div className={`${styles.pair} ${styles.total}`}>
        <dt>Total</dt>
        <dd>
          <Money paise={totals.total} />
        </dd>
      </div>
      {cancelled > 0 && (
        <>
          <div className={styles.pair}>
            <dt>Cancelled since</dt>
            <dd>
              <Money paise={-cancelled} />
            </dd>
          </div>
          <div className={styles.pair}>
            <dt>Not cancelled</dt>
            <dd>
              <Money paise={sold} />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

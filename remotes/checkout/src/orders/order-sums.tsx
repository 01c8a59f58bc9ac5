import type { Order } from '@evmandi/api/contract/orders';
import { commonRate, formatRateOfTax } from '@evmandi/contract/domain/gst-tax';
import { counted } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { Money } from '@evmandi/ui/money';
import styles from './side-card.module.css';

/** What the order comes to, and where it goes. */
export function OrderSums({ order: { totals, lines, delivery, gstin } }: { order: Order }) {
  const rate = commonRate(lines);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <Card as="section" className={styles.card} aria-labelledby="total">
        <h2 className={styles.title} id="total">
          Total
        </h2>
        <dl>
          <div className={styles.row}>
            <dt className={styles.name}>Net, {counted(pieces, 'piece')}</dt>
            <dd>
              <Money paise={totals.net} />
            </dd>
          </div>
          <div className={styles.row}>
            <dt className={styles.name}>
              {rate === null ? 'Tax' : `Tax (${formatRateOfTax(rate)})`}
            </dt>
            <dd>
              <Money paise={totals.tax} />
            </dd>
          </div>
          <div className={styles.row}>
            <dt className={styles.name}>Shipping</dt>
            <dd>Free</dd>
          </div>
          <div className={`${styles.row} ${styles.total}`}>
            <dt>Total</dt>
            <dd>
              <Money paise={totals.total} />
            </dd>
          </div>
        </dl>
      </Card>
      <Card as="section" className={styles.card} aria-labelledby="delivery">
        <h2 className={styles.title} id="delivery">
          Delivery to
        </h2>
        <p>
          {delivery.name}
          <br />
          <span className={styles.address}>{delivery.address}</span>
          <br />
          {delivery.city} {delivery.pin}
        </p>
        {gstin && <p className={styles.note}>GSTIN {gstin}</p>}
      </Card>
    </>
  );
}

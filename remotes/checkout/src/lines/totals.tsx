import { commonRate, formatRateOfTax, TAX_RATE } from '@evmandi/contract/domain/gst-tax';
import { Money } from '@evmandi/ui/money';
import styles from './totals.module.css';

/** Paise. */
interface TotalsProps {
  net: number;
  discount: number;
  tax: number;
  total: number;
  /** Whose taxes these are. */
  lines: readonly { taxRate: number }[];
}

/** What lines come to, as cart and checkout show it. */
export function Totals({ net, discount, tax, total, lines }: TotalsProps) {
  const rate = lines.length > 0 ? commonRate(lines) : TAX_RATE;
  return (
    <dl>
      <Row name="Net total" paise={net} />
      <Row name="Discount" paise={discount} />
      <div className={styles.row}>
        <dt className={styles.name}>Shipping</dt>
        <dd className={`${styles.value} ${styles.free}`}>Free</dd>
      </div>
      <Row name={rate === null ? 'Tax' : `Tax (${formatRateOfTax(rate)})`} paise={tax} />
      <div className={`${styles.row} ${styles.total}`}>
        <dt>Total</dt>
        <dd className={styles.sum}>
          <Money paise={total} />
        </dd>
      </div>
    </dl>
  );
}

function Row({ name, paise }: { name: string; paise: number }) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <Money paise={paise} />
      </dd>
    </div>
  );
}

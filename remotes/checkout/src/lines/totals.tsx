import { formatRateOfTax } from '@evmandi/contract/domain/gst-tax';
import { Money } from '@evmandi/ui/money';
import styles from './totals.module.css';

/** Paise. */
interface TotalsProps {
  net: number;
  discount: number;
  tax: number;
  total: number;
  /** Basis points of all lines; null where they differ. */
  taxRate: number | null;
}

/** What lines come to, as cart and checkout show it. */
export function Totals({ net, discount, tax, total, taxRate }: TotalsProps) {
  return (
    <dl>
      <Row name="Net total" paise={net} />
      <Row name="Discount" paise={discount} />
      <div className={styles.row}>
        <dt className={styles.name}>Shipping</dt>
        <dd className={`${styles.value} ${styles.free}`}>Free</dd>
      </div>
      <Row name={taxRate === null ? 'Tax' : `Tax (${formatRateOfTax(taxRate)})`} paise={tax} />
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

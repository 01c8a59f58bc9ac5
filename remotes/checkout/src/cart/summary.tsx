import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconPrinter, IconTruckDelivery } from '@evmandi/ui/icons';
import { Money } from '@evmandi/ui/money';
import { type ProductLine, totalsOf } from '../lines/lines.ts';
import styles from './summary.module.css';

interface SummaryProps {
  /** The selected lines: the totals follow them. */
  lines: readonly ProductLine[];
  onRequest: () => void;
}

export function Summary({ lines, onRequest }: SummaryProps) {
  const { net, discount, tax, total } = totalsOf(lines);
  return (
    <Card as="aside" className={styles.summary} aria-labelledby="cart-summary">
      <h2 className={styles.title} id="cart-summary">
        Summary
      </h2>
      <dl>
        <div className={styles.row}>
          <dt className={styles.name}>Net total</dt>
          <dd className={styles.value}>
            <Money paise={net} />
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.name}>Discount</dt>
          <dd className={styles.value}>
            <Money paise={discount} />
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.name}>Shipping</dt>
          <dd className={`${styles.value} ${styles.free}`}>Free</dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.name}>Tax (10%)</dt>
          <dd className={styles.value}>
            <Money paise={tax} />
          </dd>
        </div>
        <div className={`${styles.row} ${styles.total}`}>
          <dt>Total</dt>
          <dd className={styles.sum}>
            <Money paise={total} />
          </dd>
        </div>
      </dl>
      <p className={styles.terms}>
        <IconTruckDelivery aria-hidden />
        Free shipping from 100.00 · Min. order 50.00
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" block onClick={onRequest}>
          Request for Shopping
        </Button>
        <Button variant="ghost" size="sm" onClick={() => window.print()}>
          <IconPrinter aria-hidden />
          Print shopping cart
        </Button>
      </div>
    </Card>
  );
}

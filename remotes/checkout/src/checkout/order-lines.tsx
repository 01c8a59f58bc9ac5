import { formatDayAndMonth } from '@evmandi/contract/domain/dates';
import { formatPaise } from '@evmandi/contract/domain/money';
import { Money } from '@evmandi/ui/money';
import { ProductPicture } from '../products/product-picture.tsx';
import styles from './order-lines.module.css';
import type { Priced } from './order-source.ts';

interface OrderLinesProps {
  lines: Priced['lines'];
  /** With the part numbers. */
  long?: boolean;
}

/** The lines of an order that is not placed yet, at the server's prices. */
export function OrderLines({ lines, long = false }: OrderLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.productId} className={styles.line}>
          <ProductPicture product={line} width={120} className={styles.picture} />
          <div className={styles.words}>
            <p className={styles.name}>{line.name}</p>
            <p className={styles.text}>
              {long && `SKU ${line.sku} · `}
              {line.quantity} x {formatPaise(line.unitPrice)}
            </p>
            {line.expectedOn && (
              <p className={styles.late}>Exp. delivery on {formatDayAndMonth(line.expectedOn)}</p>
            )}
          </div>
          <Money className={styles.net} paise={line.net} />
        </li>
      ))}
    </ul>
  );
}

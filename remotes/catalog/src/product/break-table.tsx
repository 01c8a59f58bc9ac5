import { formatPrice } from '@evmandi/contract/domain/money';
import { breakSteps } from '@evmandi/contract/domain/unit-price';
import { joinClasses } from '@evmandi/ui/join-classes';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import type { ShownDetail } from '../shopping/shown-product.ts';
import styles from './break-table.module.css';

interface BreakTableProps {
  product: ShownDetail;
  quantity: number;
}

const PER_CENT = 100;

/** What one costs by how many are bought; the column of the chosen quantity stands out. */
export function BreakTable({ product, quantity }: BreakTableProps) {
  const steps = breakSteps(product);
  if (steps.length === 0) return null;
  // The list price is the one that is struck through, where there is one.
  const single = product.originalPrice === null ? 'list' : 'offer';
  const current = steps.findLast(({ from }) => quantity >= from)?.from;
  const shown = (own: string | undefined, from: number) =>
    joinClasses(own, from === current && styles.current);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Price each, by quantity</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {steps.map(({ from, to }) => (
            <th key={from} scope="col" className={shown(styles.head, from)}>
              {to === null ? `${from}+` : `${from} - ${to}`}
              {from === current && <VisuallyHidden>, chosen</VisuallyHidden>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {steps.map(({ from, price, off }) => (
            <td key={from} className={shown(styles.price, from)}>
              {formatPrice(price)}
              <small className={styles.off}>{off === 0 ? single : `-${off / PER_CENT}%`}</small>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

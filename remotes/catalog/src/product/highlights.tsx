import type { ShownDetail } from '../shopping/shown-product.ts';
import styles from './highlights.module.css';

/** A list of vehicles as short as this leaves room below the pictures. */
const FEW_MODELS = 2;

const modelsOf = ({ fitment }: ShownDetail): number => fitment?.models ?? 0;

/** Without a list of vehicles there is room below the pictures, and none beside the price. */
export const isBelowPictures = (product: ShownDetail): boolean =>
  !product.vehicle && modelsOf(product) === 0;

/** What is good to know of a product at once: each on a line, or all on one where that balances the columns. */
export function Highlights({ product }: { product: ShownDetail }) {
  if (product.highlights.length === 0) return null;
  const inLine = !product.vehicle && modelsOf(product) <= FEW_MODELS;
  return (
    <ul className={inLine ? styles.line : styles.list}>
      {product.highlights.map((highlight) => (
        <li key={highlight} className={styles.highlight}>
          {highlight}
        </li>
      ))}
    </ul>
  );
}

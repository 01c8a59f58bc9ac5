import type { ShownDetail } from '../shopping/shown-product.ts';
import styles from './highlights.module.css';

/** A list of vehicles as short as this leaves room below the pictures. */
const FEW_MODELS = 2;

/** Whether more stands beside the pictures of a part, with its table of prices, than a list of so many fills. */
const leavesRoom = ({ vehicle, fitment, priceBreaks }: ShownDetail, most: number): boolean =>
  !vehicle && Boolean(priceBreaks?.length) && (fitment?.models ?? 0) <= most;

export const isBelowPictures = (product: ShownDetail): boolean => leavesRoom(product, 0);

/** What is good to know of a product at once: each on a line, or all on one where that balances the columns. */
export function Highlights({ product }: { product: ShownDetail }) {
  if (product.highlights.length === 0) return null;
  const inLine = leavesRoom(product, FEW_MODELS);
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

import { availabilityText, canBeOrdered } from '@evmandi/contract/domain/availability';
import type { ShownDetail } from '../shopping/shown-product.ts';
import { returnTerms } from './return-terms.ts';
import styles from './shipping.module.css';

/** Delivery and return terms (PRODUCT-6), with this product's own stock. */
export function Shipping({ product }: { product: ShownDetail }) {
  return (
    <ul className={styles.list}>
      <li>
        {availabilityText(product)}
        {product.availability === 'in_stock' && '. Delivery takes 1-2 days'}
        {!canBeOrdered(product) && '. Add it to a quote to ask for it'}.
      </li>
      <li>Free shipping on orders over ₹50.</li>
      <li>{returnTerms(product).sentence}</li>
      <li>Supplied by {product.supplier}.</li>
    </ul>
  );
}

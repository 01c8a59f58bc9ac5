import { formatPrice } from '@evmandi/contract/domain/money';
import { Price } from '@evmandi/ui/price';
import { Stars } from '@evmandi/ui/stars';
import type { ShownDetail } from '../shopping/shown-product.ts';
import styles from './product-facts.module.css';

export function ProductFacts({ product }: { product: ShownDetail }) {
  const saved = (product.originalPrice ?? 0) - product.price;
  return (
    <>
      <h1 className={styles.name} tabIndex={-1}>
        {product.name}
      </h1>
      <div className={styles.facts}>
        <Stars rating={product.rating} reviews={product.reviews} />
        <span>
          Brand <b className={styles.value}>{product.brand.name}</b>
        </span>
        <span>
          SKU <b className={styles.value}>{product.sku}</b>
        </span>
      </div>
      {product.highlights.length > 0 && (
        <ul className={styles.highlights}>
          {product.highlights.map((highlight) => (
            <li key={highlight} className={styles.highlight}>
              {highlight}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.price}>
        <Price paise={product.price} original={product.originalPrice} size="lg" />
        {saved > 0 && <span className={styles.saved}>You save {formatPrice(saved)}</span>}
      </p>
    </>
  );
}

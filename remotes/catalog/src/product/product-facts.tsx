import { formatPrice } from '@evmandi/contract/domain/money';
import { unitPrice } from '@evmandi/contract/domain/unit-price';
import { Stars } from '@evmandi/ui/stars';
import type { ShownDetail } from '../shopping/shown-product.ts';
import { UnitCost } from '../shopping/unit-cost.tsx';
import { Highlights, isBelowPictures } from './highlights.tsx';
import styles from './product-facts.module.css';

/** What a product is called, and what tells it from others. */
export function ProductFacts({ product }: { product: ShownDetail }) {
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
      {!isBelowPictures(product) && <Highlights product={product} />}
    </>
  );
}

/** What each of so many costs, and what that saves. */
export function ProductPrice({ product, quantity }: { product: ShownDetail; quantity: number }) {
  const saved = (product.originalPrice ?? product.price) - unitPrice(product, quantity);
  return (
    <p className={styles.price}>
      <UnitCost product={product} quantity={quantity} size="lg" />
      {saved > 0 && <span className={styles.saved}>You save {formatPrice(saved)}</span>}
    </p>
  );
}

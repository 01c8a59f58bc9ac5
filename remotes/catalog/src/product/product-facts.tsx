import { formatPrice } from '@evmandi/contract/domain/money';
import { unitPrice } from '@evmandi/contract/domain/unit-price';
import { Stars } from '@evmandi/ui/stars';
import type { ShownDetail } from '../shopping/shown-product.ts';
import { UnitCost } from '../shopping/unit-cost.tsx';
import { Highlights, isBelowPictures } from './highlights.tsx';
import styles from './product-facts.module.css';

interface ProductFactsProps {
  product: ShownDetail;
  quantity: number;
}

export function ProductFacts({ product, quantity }: ProductFactsProps) {
  const saved = (product.originalPrice ?? product.price) - unitPrice(product, quantity);
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
      <p className={styles.price}>
        <UnitCost product={product} quantity={quantity} size="lg" />
        {saved > 0 && <span className={styles.saved}>You save {formatPrice(saved)}</span>}
      </p>
    </>
  );
}

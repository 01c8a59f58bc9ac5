import type { ProductCard } from '@evmandi/api/contract/catalog';
import { Combobox } from '@evmandi/ui/combobox';
import type { ComponentProps } from 'react';
import styles from './product-combobox.module.css';
import { ProductPicture } from './product-picture.tsx';
import { searchProducts } from './read-products.ts';

const MOST = 6;

const loadProducts = (words: string, signal: AbortSignal) => searchProducts(words, MOST, signal);

type Given = 'load' | 'keyOf' | 'listLabel' | 'noun' | 'children' | 'cells' | 'optionClassName';

interface ProductComboboxProps extends Omit<ComponentProps<typeof Combobox<ProductCard>>, Given> {
  /** What stands at the right of a suggestion. */
  priceOf: (product: ProductCard) => string;
}

/** A text field with products to choose from. */
export function ProductCombobox({ priceOf, ...field }: ProductComboboxProps) {
  return (
    <Combobox
      {...field}
      load={loadProducts}
      keyOf={({ id }) => id}
      listLabel="Products"
      noun="product"
      optionClassName={styles.option}
    >
      {(product) => (
        <>
          <ProductPicture product={product} width={88} className={styles.picture} />
          <span className={styles.words}>
            <b className={styles.name}>{product.name}</b>
            <span className={styles.sku}>{product.sku}</span>
          </span>
          <span className={styles.price}>{priceOf(product)}</span>
        </>
      )}
    </Combobox>
  );
}

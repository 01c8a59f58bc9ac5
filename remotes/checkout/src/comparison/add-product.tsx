import type { ProductCard } from '@evmandi/api/contract/catalog';
import { COMPARISON, COMPARISON_FULL } from '@evmandi/contract/domain/list-texts';
import { formatDollars } from '@evmandi/contract/domain/money';
import { getConfig, MAX_COMPARED, notify } from '@evmandi/runtime';
import { Field } from '@evmandi/ui/field';
import { focusHeading } from '@evmandi/ui/focus-neighbour';
import { IconSearch } from '@evmandi/ui/icons';
import { useState } from 'react';
import { ProductCombobox } from '../products/product-combobox.tsx';
import styles from './add-product.module.css';

interface AddProductProps {
  ids: readonly string[];
  /** Returns false for a product too many. */
  onAdd: (id: string) => boolean;
}

/** Finds a product to compare, by name or SKU. */
export function AddProduct({ ids, onAdd }: AddProductProps) {
  const [text, setText] = useState('');
  const { rupeesPerDollar } = getConfig();

  const add = (product: ProductCard) => {
    setText('');
    if (ids.includes(product.id)) {
      notify.info(`${product.name} is already in ${COMPARISON}`);
      return;
    }
    // This field goes with the empty state, and when the comparison is full.
    if (ids.length === 0 || ids.length === MAX_COMPARED - 1) focusHeading();
    if (!onAdd(product.id)) notify.error(COMPARISON_FULL);
  };

  return (
    <Field label="Add by name or SKU">
      {(control) => (
        <div className={styles.search}>
          <IconSearch className={styles.icon} size={20} aria-hidden />
          <ProductCombobox
            {...control}
            className={styles.input}
            placeholder="Find a product to compare"
            text={text}
            onText={setText}
            onPick={add}
            priceOf={(product) => formatDollars(product.price, rupeesPerDollar)}
          />
        </div>
      )}
    </Field>
  );
}

import type { StockRow } from '@evmandi/api/contract/stock';
import { pictureAddress } from '@evmandi/runtime';
import { Combobox } from '@evmandi/ui/combobox';
import { FormField } from '@evmandi/ui/form';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { useState } from 'react';
import styles from '../product-options.module.css';
import { findStocked } from './send-stock.ts';

const productText = ({ product }: StockRow): string => `${product.name}, ${product.sku}`;

interface Props {
  chosen: StockRow | undefined;
  onChoose: (row: StockRow | undefined) => void;
}

/** The field of a form in which a product is chosen by part number or name. */
export function ProductField({ chosen, onChoose }: Props) {
  const [text, setText] = useState(chosen ? productText(chosen) : '');
  return (
    <FormField name="productId" label="Product" hint="Part number or name">
      {(control) => (
        <Combobox
          {...control}
          className={styles.input}
          text={text}
          onText={(typed) => {
            setText(typed);
            onChoose(undefined);
          }}
          load={findStocked}
          keyOf={({ product }) => product.id}
          listLabel="Products"
          noun="product"
          optionClassName={styles.option}
          onPick={(row) => {
            setText(productText(row));
            onChoose(row);
          }}
        >
          {({ product, left }) => (
            <>
              <Media className={styles.picture}>
                <Picture src={pictureAddress(product.picture.path)} alt="" width={44} height={34} />
              </Media>
              <span className={styles.words}>
                <b className={styles.name}>{product.name}</b>
                <span className={styles.note}>{product.sku}</span>
              </span>
              <span className={styles.note}>{left} left</span>
            </>
          )}
        </Combobox>
      )}
    </FormField>
  );
}

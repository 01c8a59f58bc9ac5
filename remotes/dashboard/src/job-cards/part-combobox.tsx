import type { WorkshopPart } from '@evmandi/api/contract/workshop';
import { formatPrice } from '@evmandi/contract/domain/money';
import { pictureAddress } from '@evmandi/runtime';
import { Combobox } from '@evmandi/ui/combobox';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import type { ComponentProps } from 'react';
import styles from '../product-options.module.css';
import { findParts } from './read-parts.ts';

type Given = 'load' | 'keyOf' | 'listLabel' | 'noun' | 'children' | 'cells' | 'optionClassName';

/** Pieces in words. */
export const stockText = ({ stock }: Pick<WorkshopPart, 'stock'>): string =>
  stock > 0 ? `${stock} in stock` : 'None in stock';

/** A text field with parts to choose from, each with what is in stock. */
export function PartCombobox(props: Omit<ComponentProps<typeof Combobox<WorkshopPart>>, Given>) {
  return (
    <Combobox
      placeholder="SKU or name, or scan"
      {...props}
      className={styles.input}
      load={findParts}
      keyOf={({ productId }) => productId}
      listLabel="Parts"
      noun="part"
      optionClassName={styles.option}
    >
      {(part) => (
        <>
          <Media className={styles.picture}>
            <Picture src={pictureAddress(part.picture.path)} alt="" width={44} height={34} />
          </Media>
          <span className={styles.words}>
            <b className={styles.name}>{part.name}</b>
            <span className={styles.note}>
              {part.sku}, {stockText(part)}
            </span>
          </span>
          <span className={styles.price}>{formatPrice(part.unitPrice)}</span>
        </>
      )}
    </Combobox>
  );
}

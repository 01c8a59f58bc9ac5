import type { ProductCard } from '@evmandi/api/contract/catalog';
import { cart } from '@evmandi/runtime';
import { Checkbox } from '@evmandi/ui/checkbox';
import { Money, OldPrice } from '@evmandi/ui/money';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { memo } from 'react';
import { LineItem } from '../lines/line-item.tsx';
import { selectInCart, setQuantity } from '../lines/line-operations.ts';
import { amountsOf } from '../lines/lines.ts';
import { UnitPrice } from '../lines/unit-price.tsx';
import styles from './cart-line.module.css';
import { removeWithUndo } from './remove-with-undo.ts';

interface CartLineProps {
  id: string;
  quantity: number;
  product: ProductCard;
  selected: boolean;
  /** How many are left, where that is fewer than the line asks for. */
  left: number | null;
}

/** One line of the cart. Memoised: a press in a cart of 500 lines renders those that it changes. */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const { id, quantity, product, selected, left } = props;
  const line = { id, quantity, product };
  const { net, before } = amountsOf(line);
  return (
    <LineItem
      line={line}
      heading="h3"
      left={left}
      selected={selected}
      lead={
        <Checkbox
          className={styles.check}
          label={<VisuallyHidden>Select {product.name}</VisuallyHidden>}
          checked={selected}
          onChange={(event) => selectInCart([id], event.target.checked)}
        />
      }
      price={
        <>
          <span className={styles.amounts}>
            <Money className={styles.price} paise={net} />
            <OldPrice className={styles.original} paise={before} now={net} />
          </span>
          <UnitPrice product={product} quantity={quantity} />
        </>
      }
      onQuantity={(next) => setQuantity(cart, id, next)}
      onRemove={() => removeWithUndo(id, product.name)}
    />
  );
});

import { IconLink } from '@evmandi/ui/icon-button';
import { IconShoppingCart } from '@evmandi/ui/icons';
import styles from './cart-link.module.css';

const MOST_SHOWN = 99;

/** The cart with the sum of its quantities: no badge at 0, `99+` at most. */
export function CartLink({ count }: { count: number }) {
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  const label = count > 0 ? `Cart, ${shown} ${count === 1 ? 'item' : 'items'}` : 'Cart';
  return (
    <IconLink to="/cart" label={label}>
      <IconShoppingCart />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {shown}
        </span>
      )}
    </IconLink>
  );
}

import type { ProductDetail } from '@evmandi/api/contract/catalog';
import { canBeOrdered, OUT_OF_STOCK } from '@evmandi/contract/domain/availability';
import { addedTo, CART } from '@evmandi/contract/domain/list-texts';
import { formatDollars } from '@evmandi/contract/domain/money';
import { cart, comparison, getConfig, notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconX } from '@evmandi/ui/icons';
import { Stars } from '@evmandi/ui/stars';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { focusNeighbour } from '../lines/focus-neighbour.ts';
import { links, VIEW_CART } from '../links.ts';
import { ProductPicture } from '../products/product-picture.tsx';
import styles from './product-head.module.css';

export function ProductHead({ product }: { product: ProductDetail }) {
  const { rupeesPerDollar } = getConfig();
  const orderable = canBeOrdered(product);
  const add = () => {
    cart.add(product.id);
    notify.success(addedTo(CART, product.name), { link: VIEW_CART });
  };
  return (
    <>
      <div className={styles.top}>
        <ProductPicture product={product} width={320} className={styles.picture} />
        <IconButton
          className={styles.remove}
          label={`Remove ${product.name} from comparison`}
          data-removes=""
          onClick={(event) => {
            focusNeighbour(event.currentTarget);
            comparison.toggle(product.id);
          }}
        >
          <IconX aria-hidden />
        </IconButton>
      </div>
      <h2 className={styles.name}>
        <Link className={styles.link} to={links.product(product.id)}>
          {product.name}
        </Link>
      </h2>
      <p className={styles.rating}>
        <Stars rating={product.rating} />
        <span className={styles.reviews}>
          ({product.reviews}
          <VisuallyHidden> reviews</VisuallyHidden>)
        </span>
      </p>
      <p className={styles.price}>{formatDollars(product.price, rupeesPerDollar)}</p>
      <Button
        variant="soft"
        size="sm"
        block
        disabled={!orderable}
        aria-label={orderable ? `Add ${product.name} to cart` : `${product.name} is out of stock`}
        onClick={add}
      >
        {orderable ? 'Add to cart' : OUT_OF_STOCK}
      </Button>
    </>
  );
}

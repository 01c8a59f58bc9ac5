import type { ComparedProduct } from '@evmandi/api/contract/catalog';
import {
  availabilityText,
  canBeOrdered,
  notOrderableText,
} from '@evmandi/contract/domain/availability';
import { addedTo, CART, groupOf } from '@evmandi/contract/domain/list-texts';
import { formatDollars } from '@evmandi/contract/domain/money';
import { cart, getConfig, notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { focusNeighbour } from '@evmandi/ui/focus-neighbour';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconX } from '@evmandi/ui/icons';
import { Stars } from '@evmandi/ui/stars';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { links, VIEW_CART } from '../links.ts';
import { ProductPicture } from '../products/product-picture.tsx';
import styles from './product-head.module.css';

interface ProductHeadProps {
  product: ComparedProduct;
  onRemove: () => void;
}

export function ProductHead({ product, onRemove }: ProductHeadProps) {
  const { rupeesPerDollar } = getConfig();
  const orderable = canBeOrdered(product);
  const add = () => {
    cart.addMany([{ id: product.id, quantity: 1, seenPrice: product.price }]);
    notify.success(addedTo(CART, product.name), { link: VIEW_CART, group: groupOf(CART) });
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
            onRemove();
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
      {product.reviews > 0 ? (
        <p className={styles.rating}>
          <Stars rating={product.rating} />
          <span className={styles.reviews}>
            ({product.reviews}
            <VisuallyHidden> reviews</VisuallyHidden>)
          </span>
        </p>
      ) : (
        <p className={styles.reviews}>No reviews yet</p>
      )}
      <p className={styles.price}>{formatDollars(product.price, rupeesPerDollar)}</p>
      <Button
        className={styles.add}
        variant="soft"
        size="sm"
        block
        disabled={!orderable}
        aria-label={
          orderable
            ? `Add to cart: ${product.name}`
            : `${availabilityText(product)}: ${product.name}`
        }
        onClick={add}
      >
        {orderable ? 'Add to cart' : notOrderableText(product)}
      </Button>
    </>
  );
}

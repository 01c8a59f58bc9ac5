import { canBeOrdered } from '@evmandi/contract/domain/availability';
import { formatPrice } from '@evmandi/contract/domain/money';
import { pictureAddress } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Price } from '@evmandi/ui/price';
import { Fragment, useId } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { addAllToCart } from '../shopping/actions.ts';
import type { ShownDetail, ShownProduct } from '../shopping/shown-product.ts';
import styles from './bought-together.module.css';

function Item({ product, own }: { product: ShownProduct; own: boolean }) {
  return (
    <div className={styles.item}>
      <Media className={styles.media}>
        <Picture
          src={pictureAddress(product.picture.path)}
          alt=""
          width={200}
          height={150}
          className={styles.picture}
        />
      </Media>
      <p className={styles.name}>
        {own ? 'This item' : <Link to={links.product(product.id)}>{product.name}</Link>}
      </p>
      <b className={styles.price}>{formatPrice(product.price)}</b>
    </div>
  );
}

/** This product with two others, their total, and all of them into the cart at once. */
export function BoughtTogether({ product }: { product: ShownDetail }) {
  const titleId = useId();
  const all = [product, ...product.boughtTogether];
  const orderable = all.filter(canBeOrdered);
  return (
    <Card as="section" className={styles.box} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Frequently bought together
      </h2>
      <div className={styles.set}>
        {all.map((item, index) => (
          <Fragment key={item.id}>
            {index > 0 && (
              <span className={styles.plus} aria-hidden="true">
                +
              </span>
            )}
            <Item product={item} own={index === 0} />
          </Fragment>
        ))}
        <div className={styles.total}>
          <p className={styles.label}>Total for {all.length} items</p>
          <p className={styles.sum}>
            <Price paise={product.boughtTogetherTotal} />
          </p>
          <Button
            block
            className={styles.add}
            disabled={orderable.length < all.length}
            onClick={() => addAllToCart(all)}
          >
            {orderable.length < all.length ? 'One is out of stock' : 'Add all to cart'}
          </Button>
        </div>
      </div>
    </Card>
  );
}

import { availabilityText, canBeOrdered } from '@evmandi/contract/domain/availability';
import { pictureAddress } from '@evmandi/runtime';
import { AvailabilityMark } from '@evmandi/ui/availability-mark';
import { DiscountBadge } from '@evmandi/ui/badge';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Price } from '@evmandi/ui/price';
import { Stars } from '@evmandi/ui/stars';
import { Stepper } from '@evmandi/ui/stepper';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { addToCart, addToQuote } from '../shopping/actions.ts';
import { InCart } from '../shopping/in-cart.tsx';
import { ProductMarks } from '../shopping/product-marks.tsx';
import type { ShownProduct } from '../shopping/shown-product.ts';
import { useShopping } from '../shopping/use-shopping.ts';
import styles from './product-grid-card.module.css';

export function ProductGridCard({ product, first }: { product: ShownProduct; first: boolean }) {
  const [quantity, setQuantity] = useState(1);
  const { inCart } = useShopping(product.id);
  const sold = !canBeOrdered(product);
  return (
    <Card as="article" className={styles.card}>
      <Media className={styles.media}>
        <Picture
          src={pictureAddress(product.picture.path)}
          alt=""
          width={320}
          height={240}
          priority={first}
          className={styles.picture}
        />
        <DiscountBadge percent={product.discount} className={styles.badge} />
        {inCart > 0 && (
          <p className={styles.inCart}>
            <InCart count={inCart} />
          </p>
        )}
      </Media>
      <div className={styles.body}>
        <p className={styles.meta}>
          <b className={styles.brand}>{product.brand.name}</b>
          <span className={styles.sku}>{product.sku}</span>
        </p>
        <h3 className={styles.name}>
          <Link to={links.product(product.id)} className={styles.link}>
            {product.name}
          </Link>
        </h3>
        <Stars rating={product.rating} reviews={product.reviews} />
        <div className={styles.offer}>
          <Price paise={product.price} original={product.originalPrice} />
          <AvailabilityMark product={product} />
        </div>
        <div className={styles.buy}>
          <Stepper
            size="sm"
            className={styles.quantity}
            label={`Quantity of ${product.name}`}
            value={quantity}
            onChange={setQuantity}
          />
          <Button
            size="sm"
            className={styles.add}
            disabled={sold}
            aria-label={sold ? undefined : `Add to cart: ${product.name}`}
            onClick={() => addToCart(product, quantity)}
          >
            {sold ? availabilityText(product) : 'Add to cart'}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            className={styles.quote}
            aria-label={`Add to quote: ${product.name}`}
            onClick={() => addToQuote(product, quantity)}
          >
            Add to quote
          </Button>
        </div>
      </div>
      <ProductMarks product={product} round className={styles.marks} />
    </Card>
  );
}

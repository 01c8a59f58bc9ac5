import { canBeOrdered, notOrderableText } from '@evmandi/contract/domain/availability';
import { pictureAddress, useArrival } from '@evmandi/runtime';
import { AvailabilityMark } from '@evmandi/ui/availability-mark';
import { DiscountBadge } from '@evmandi/ui/badge';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { FitMark } from '@evmandi/ui/fit-mark';
import { IconShoppingCartPlus } from '@evmandi/ui/icons';
import { Media } from '@evmandi/ui/media';
import { Picture } from '@evmandi/ui/picture';
import { Stars } from '@evmandi/ui/stars';
import { Stepper } from '@evmandi/ui/stepper';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import { addToCart, addToQuote } from '../shopping/actions.ts';
import { InCart } from '../shopping/in-cart.tsx';
import { ProductMarks } from '../shopping/product-marks.tsx';
import type { ShownProduct } from '../shopping/shown-product.ts';
import { tradeText } from '../shopping/trade-text.ts';
import { BreakHint, UnitCost } from '../shopping/unit-cost.tsx';
import { useShopping } from '../shopping/use-shopping.ts';
import styles from './product-row.module.css';

export function ProductRow({ product, first }: { product: ShownProduct; first: boolean }) {
  const [chosen, setQuantity] = useState<number>();
  const [fleet, setFleet] = useState<number>();
  const quantity = chosen ?? fleet ?? 1;
  const { inCart } = useShopping(product.id);
  const arrival = useArrival();
  const sold = !canBeOrdered(product);
  return (
    <Card as="article" className={styles.row}>
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
      </Media>
      <div className={styles.middle}>
        <h3 className={styles.name}>
          <Link to={links.product(product.id)} className={styles.link}>
            {product.name}
          </Link>
        </h3>
        <p className={styles.meta}>
          <b className={styles.brand}>{product.brand.name}</b> · Part no.{' '}
          <span className={styles.sku}>{product.sku}</span> · {tradeText(product, arrival)}
        </p>
        {product.fit && (
          <FitMark
            product={product}
            fit={product.fit}
            askAt={`${links.product(product.id)}#expert`}
            onFleet={setFleet}
          />
        )}
        <Stars rating={product.rating} reviews={product.reviews} />
        {product.highlights.length > 0 && (
          <ul className={styles.highlights}>
            {product.highlights.map((highlight) => (
              <li key={highlight} className={styles.highlight}>
                {highlight}
              </li>
            ))}
          </ul>
        )}
        <AvailabilityMark product={product} />
      </div>
      <ProductMarks product={product} className={styles.marks} />
      <div className={styles.buy}>
        <div className={styles.price}>
          <UnitCost product={product} quantity={quantity} />
        </div>
        <BreakHint product={product} quantity={quantity} fleet={fleet} />
        <div className={styles.quantity}>
          <Stepper
            size="sm"
            label={`Quantity of ${product.name}`}
            value={quantity}
            onChange={setQuantity}
            {...(product.single && { max: 1 })}
          />
        </div>
        <Button
          className={styles.add}
          disabled={sold}
          aria-label={sold ? undefined : `Add to cart: ${product.name}`}
          onClick={() => addToCart(product, quantity)}
        >
          {!sold && <IconShoppingCartPlus aria-hidden />}
          {sold ? notOrderableText(product) : 'Add to cart'}
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
        <p className={styles.inCart}>
          <InCart count={inCart} />
        </p>
      </div>
    </Card>
  );
}

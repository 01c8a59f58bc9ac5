import {
  canBeOrdered,
  deliveryText,
  notOrderableText,
} from '@evmandi/contract/domain/availability';
import { formatPrice } from '@evmandi/contract/domain/money';
import { unitPrice } from '@evmandi/contract/domain/unit-price';
import { AvailabilityMark } from '@evmandi/ui/availability-mark';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconHeart, IconScale, IconShoppingCartPlus } from '@evmandi/ui/icons';
import { Stepper } from '@evmandi/ui/stepper';
import { useSection } from '@evmandi/ui/use-section';
import { Suspense, useEffect, useRef, useState } from 'react';
import { addToCart, addToQuote, toggleCompared, toggleFavorite } from '../shopping/actions.ts';
import { InCart } from '../shopping/in-cart.tsx';
import { OrderWithoutScript } from '../shopping/order-without-script.tsx';
import type { ShownDetail } from '../shopping/shown-product.ts';
import { BreakHint } from '../shopping/unit-cost.tsx';
import { useShopping } from '../shopping/use-shopping.ts';
import styles from './buy-box.module.css';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { PHONE, PhoneBar } from './phone-bar.tsx';

/** Known after the first render, which is the same for every window. */
function useIsPhone(): boolean {
  const [isPhone, setPhone] = useState(false);
  useEffect(() => setPhone(matchMedia(PHONE).matches), []);
  return isPhone;
}

interface BuyBoxProps {
  product: ShownDetail;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** Quantity, stock, cart and quote, favorites and comparison. */
export function BuyBox({ product, quantity, onQuantity }: BuyBoxProps) {
  const section = useSection<HTMLDivElement>();
  const { inCart, favorite, compared } = useShopping(product.id);
  const sold = !canBeOrdered(product);
  const actions = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  return (
    <Card {...section} className={styles.box}>
      <div className={styles.quantity}>
        <div className={styles.field}>
          <span className={styles.label} aria-hidden="true">
            Quantity
          </span>
          <Stepper
            label={`Quantity of ${product.name}`}
            value={quantity}
            onChange={onQuantity}
            {...(product.condition === 'used' && { max: 1 })}
          />
        </div>
        <div className={styles.stock}>
          <AvailabilityMark product={product} />
          {product.availability === 'in_stock' && <span>{deliveryText(product, quantity)}</span>}
        </div>
        {quantity > 1 && (
          <p className={styles.total}>
            <b className={styles.sum}>{formatPrice(unitPrice(product, quantity) * quantity)}</b>
            excl. tax
          </p>
        )}
      </div>
      <BreakHint product={product} quantity={quantity} />
      <OrderWithoutScript />
      <div ref={actions} className={styles.actions}>
        <Button
          className={styles.action}
          disabled={sold}
          onClick={() => addToCart(product, quantity)}
        >
          {!sold && <IconShoppingCartPlus aria-hidden />}
          {sold ? notOrderableText(product).toUpperCase() : 'ADD TO CART'}
        </Button>
        <Button
          variant="secondary"
          className={styles.action}
          onClick={() => addToQuote(product, quantity)}
        >
          ADD TO QUOTE
        </Button>
      </div>
      <div className={styles.marks}>
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={favorite}
          onClick={() => toggleFavorite(product)}
        >
          <IconHeart className={favorite ? styles.filled : undefined} aria-hidden />
          Favorites
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={compared}
          onClick={() => toggleCompared(product)}
        >
          <IconScale className={compared ? styles.filled : undefined} aria-hidden />
          Compare
        </Button>
        <p className={styles.inCart}>
          <InCart count={inCart} />
        </p>
      </div>
      {/* Below what is bought with: both buttons are seen at 1440x900 without a scroll. */}
      <DeliveryEstimate productId={product.id} />
      {isPhone && !sold && (
        <Suspense>
          <PhoneBar product={product} quantity={quantity} actions={actions} />
        </Suspense>
      )}
    </Card>
  );
}

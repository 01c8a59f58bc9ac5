import type { LineRequest } from '@evmandi/api/contract/fields';
import { CheckoutSteps } from './checkout-steps.tsx';
import type { Draft } from './draft.ts';
import type { Pressed } from './order-source.ts';
import { useCartOrder } from './use-cart-order.ts';

interface CartCheckoutProps {
  draft: Draft;
  lines: LineRequest[];
  onPlaced: (pressed: Extract<Pressed, { placed: object }>) => void;
}

/** The order of the cart's selected lines. */
export const CartCheckout = ({ draft, lines, onPlaced }: CartCheckoutProps) => (
  <CheckoutSteps draft={draft} source={useCartOrder(draft, lines)} onPlaced={onPlaced} />
);

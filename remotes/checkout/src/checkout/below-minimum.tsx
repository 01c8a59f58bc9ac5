import { formatPaise } from '@evmandi/contract/domain/money';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconShoppingCart } from '@evmandi/ui/icons';
import type { OrderSource, Priced } from './order-source.ts';

interface Props {
  prices: Priced;
  back: OrderSource['back'];
}

/** Stands in place of the steps while the order is too small (CART-7). */
export function BelowMinimum({ prices: { minimum, totals }, back }: Props) {
  return (
    <Card role="status">
      <EmptyState
        icon={<IconShoppingCart />}
        title={`The minimum order is ${formatPaise(minimum.net)}`}
        text={`Without tax, ${formatPaise(minimum.net - totals.net)} is missing. Add to your order; what you entered here is kept.`}
        action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
      />
    </Card>
  );
}

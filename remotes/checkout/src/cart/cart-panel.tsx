import { sumOfQuantities } from '@evmandi/contract/domain/lines';
import { CART } from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import { useCart } from '@evmandi/runtime';
import { ButtonLink } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { EmptyState } from '@evmandi/ui/empty-state';
import { IconShoppingCart } from '@evmandi/ui/icons';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { memo } from 'react';
import { useCheckedLines } from '../lines/use-checked-lines.ts';
import { links } from '../links.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { FilledCart } from './filled-cart.tsx';
import { useFitNotice } from './use-fit-notice.ts';

interface CartPanelProps {
  search: string;
  onShowQuote: () => void;
}

/** Memoised: a change of the tab leaves its lines alone. */
export const CartPanel = memo(function CartPanel({ search, onShowQuote }: CartPanelProps) {
  const checked = useCheckedLines(useCart);
  const { kept, empty } = checked;
  const { judging, judged } = useFitNotice(kept);
  const waiting = checked.waiting || judging;
  return (
    <>
      <VisuallyHidden role="status">
        {waiting ? 'Loading cart' : announcement(kept.length, sumOfQuantities(kept))}
      </VisuallyHidden>
      {empty ? (
        <EmptyCart />
      ) : waiting ? (
        <CartSkeleton />
      ) : (
        <FilledCart checked={checked} judged={judged} search={search} onShowQuote={onShowQuote} />
      )}
    </>
  );
});

const announcement = (lines: number, items: number) =>
  lines === 0
    ? 'Your cart is empty'
    : `${counted(lines, 'line')}, ${counted(items, 'item')} in ${CART}`;

function EmptyCart() {
  return (
    <Card>
      <EmptyState
        icon={<IconShoppingCart />}
        title="Your cart is empty"
        text="Parts, batteries and chargers that you add to the cart are kept here."
        action={<ButtonLink to={links.listing}>Continue shopping</ButtonLink>}
      />
    </Card>
  );
}

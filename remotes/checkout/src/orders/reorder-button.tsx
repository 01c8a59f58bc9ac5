import type { PriceAnswer } from '@evmandi/api/contract/orders';
import { CART, groupOf } from '@evmandi/contract/domain/list-texts';
import { cart, http, notify, visitorText } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { IconRefresh } from '@evmandi/ui/icons';
import { useChange } from '@evmandi/ui/use-change';
import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import { VIEW_CART } from '../links.ts';
import { reorderable } from './reorder.ts';

type OldLines = Parameters<typeof reorderable>[0];

async function reorder(read: () => Promise<OldLines>) {
  const old = await read();
  const lines = old.map(({ productId, quantity }) => ({ productId, quantity }));
  const answer = await http.post<PriceAnswer>('/orders/price', { lines });
  return reorderable(old, answer.data);
}

interface ReorderButtonProps {
  number: string;
  /** The lines of the order, read when they are needed. */
  read: () => Promise<OldLines>;
  size?: 'md' | 'sm';
}

/** Puts what can be had of an old order into the cart. */
export function ReorderButton({ number, read, size = 'md' }: ReorderButtonProps) {
  const reordering = useChange(reorder, {
    done: ({ lines, added, left }) => {
      if (lines.length > 0) cart.addMany(lines);
      if (added) notify.success(added, { link: VIEW_CART, group: groupOf(CART, lines.length) });
      if (left) notify.error(left);
    },
    describe: (error) => {
      const text = visitorText(error);
      notify.error(`Nothing was added to your cart: ${text}`);
      return text;
    },
  });
  return (
    <Button
      variant="soft"
      size={size}
      busy={reordering.busy}
      onClick={() => void reordering.send(read)}
    >
      <IconRefresh aria-hidden />
      Reorder <VisuallyHidden>order {number}</VisuallyHidden>
    </Button>
  );
}

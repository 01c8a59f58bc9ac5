import { memo } from 'react';
import type { ProductLine } from '../lines/lines.ts';
import type { LineRefusal } from '../lines/read-checks.ts';
import { CartLine } from './cart-line.tsx';
import { type ShownRows, showsAlike } from './use-many-lines.ts';

interface CartBlockProps {
  lines: readonly ProductLine[];
  rows: ShownRows;
  refusalOf: (line: ProductLine) => LineRefusal | null;
}

const isSame = (before: CartBlockProps, now: CartBlockProps): boolean =>
  before.refusalOf === now.refusalOf && showsAlike(before, now);

/** Some lines of the cart. Memoised: a press in one block leaves the others alone. */
export const CartBlock = memo(function CartBlock({ lines, rows, refusalOf }: CartBlockProps) {
  return lines.map((line) => {
    if (!rows.drawn.has(line.id)) return null;
    const refusal = refusalOf(line);
    return (
      <CartLine
        key={line.id}
        id={line.id}
        quantity={line.quantity}
        product={line.product}
        selected={rows.selected.has(line.id)}
        left={refusal?.code === 'short_stock' ? refusal.available : null}
      />
    );
  });
}, isSame);

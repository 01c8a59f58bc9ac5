import type { PriceAnswer } from '@evmandi/api/contract/orders';
import { addedTo, CART } from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import type { Line } from '@evmandi/runtime';
import { listed } from '../lines/lines.ts';

interface OldLine {
  productId: string;
  name: string;
  quantity: number;
}

interface Reordered {
  /** For the cart. */
  lines: Line[];
  /** What was added; empty when nothing was. */
  added: string;
  /** What was not, or not wholly, and why; empty when all was. */
  left: string;
}

/** What of an old order can be ordered today: all of a line, what is left of it, or nothing. */
export function reorderable(
  old: readonly OldLine[],
  { problems }: Pick<PriceAnswer, 'problems'>,
): Reordered {
  const available = new Map(problems.map((problem) => [problem.productId, problem.available]));
  const lines = old.flatMap(({ productId, quantity }) => {
    const most = Math.min(quantity, available.get(productId) ?? quantity);
    return most > 0 ? [{ id: productId, quantity: most }] : [];
  });
  const gone = old.filter(({ productId }) => available.get(productId) === 0);
  const fewer = old.filter(({ productId }) => (available.get(productId) ?? 0) > 0);
  const texts = [
    gone.length > 0 && `Not to be had today: ${listed(gone.map(({ name }) => name))}`,
    fewer.length > 0 && `Fewer than before: ${listed(fewer.map(({ name }) => name))}`,
  ];
  return {
    lines,
    added: lines.length > 0 ? addedTo(CART, counted(lines.length, 'line')) : '',
    left: texts.filter(Boolean).join('. '),
  };
}

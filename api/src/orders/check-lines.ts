import { outOfStockProblem } from '@evmandi/contract/domain/availability';
import { formatDayAndMonth } from '@evmandi/contract/domain/dates';
import { lineAmounts } from '@evmandi/contract/domain/order-totals';
import type { LineRequest } from '../../contract/fields.ts';
import type { LineProblem, PriceAnswer } from '../../contract/orders.ts';
import type { Orderable } from './orderables.ts';

type Problem = PriceAnswer['problems'][number];

export interface CheckedLine {
  product: Orderable;
  quantity: number;
  /** The whole quantity, or 0 for a line that waits for the next delivery. */
  fromStock: number;
  /** `YYYY-MM-DD` of that delivery. */
  expectedOn: string | null;
  net: number;
  tax: number;
}

/** Why that many of a product cannot be ordered now; null when they can. */
export function lineProblem(
  product: Orderable | undefined,
  quantity: number,
): { code: LineProblem; message: string } | null {
  if (!product) {
    return { code: 'unknown_product', message: 'This product is no longer sold: take it out' };
  }
  const { name, stock, arrivesOn, soldFrom } = product;
  if (soldFrom) {
    return {
      code: 'out_of_stock',
      message: `${name} is sold from ${formatDayAndMonth(soldFrom)} on`,
    };
  }
  if (stock >= quantity || (stock === 0 && arrivesOn)) return null;
  return stock === 0
    ? {
        code: 'out_of_stock',
        message: outOfStockProblem(name),
      }
    : { code: 'short_stock', message: `Only ${stock} of ${name} left: lower the quantity` };
}

/**
 * Prices lines and names those that cannot be ordered. What has run out can be ordered while the day of
 * its next delivery is known: such a line takes nothing from stock until it is shipped.
 */
export function checkLines(
  requests: readonly LineRequest[],
  products: ReadonlyMap<string, Orderable>,
): { lines: CheckedLine[]; problems: Problem[] } {
  const lines: CheckedLine[] = [];
  const problems: Problem[] = [];
  requests.forEach(({ productId, quantity }, line) => {
    const product = products.get(productId);
    const problem = lineProblem(product, quantity);
    if (problem) {
      const available = product?.soldFrom ? 0 : (product?.stock ?? 0);
      problems.push({ line, productId, ...problem, available });
    }
    if (!product) return;
    const waits = !problem && product.stock === 0;
    lines.push({
      product,
      quantity,
      fromStock: problem || waits ? 0 : quantity,
      expectedOn: waits ? product.arrivesOn : null,
      ...lineAmounts(product.price, quantity, product.taxRate),
    });
  });
  return { lines, problems };
}

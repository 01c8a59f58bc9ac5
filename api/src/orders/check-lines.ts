import {
  outOfStockProblem,
  shortStockProblem,
  upcomingProblem,
} from '@evmandi/contract/domain/availability';
import { lineAmounts } from '@evmandi/contract/domain/order-totals';
import { unitPrice } from '@evmandi/contract/domain/unit-price';
import type { LineRequest } from '../../contract/fields.ts';
import type { LineProblem, PriceAnswer } from '../../contract/orders.ts';
import type { Orderable, Sellable } from './orderables.ts';

type Problem = PriceAnswer['problems'][number];

export interface CheckedLine {
  product: Orderable;
  quantity: number;
  /** Pieces that wait for a delivery; the others are there. */
  waiting: number;
  /** `YYYY-MM-DD` of that delivery. */
  expectedOn: string | null;
  /** Paise, at this quantity. */
  unitPrice: number;
  net: number;
  tax: number;
}

/** Why that many of a product cannot be ordered now; null when they can. */
export function lineProblem(
  product: Sellable | undefined,
  quantity: number,
): { code: LineProblem; message: string } | null {
  if (!product) {
    return { code: 'unknown_product', message: 'This product is no longer sold: take it out' };
  }
  const { name, stock, incoming, arrivesOn, soldFrom } = product;
  if (soldFrom) return { code: 'out_of_stock', message: upcomingProblem(name, soldFrom) };
  if (quantity <= stock + incoming) return null;
  return stock + incoming === 0
    ? { code: 'out_of_stock', message: outOfStockProblem(name) }
    : {
        code: 'short_stock',
        message: shortStockProblem(name, { stock, incoming, expectedOn: arrivesOn }),
      };
}

/** How many of a product could be ordered now: what is there, and what is announced and free. */
const availableOf = (product: Orderable | undefined): number =>
  !product || product.soldFrom ? 0 : product.stock + product.incoming;

/**
 * Prices lines and names those that cannot be ordered. A line takes what is in stock; the rest waits, while
 * it is announced and no earlier line waits for it (STOCK-4).
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
    if (problem) problems.push({ line, productId, ...problem, available: availableOf(product) });
    if (!product) return;
    const waiting = problem ? 0 : Math.max(0, quantity - product.stock);
    const price = unitPrice(product, quantity);
    lines.push({
      product,
      quantity,
      waiting,
      expectedOn: waiting > 0 ? product.arrivesOn : null,
      unitPrice: price,
      ...lineAmounts(price, quantity, product.taxRate),
    });
  });
  return { lines, problems };
}

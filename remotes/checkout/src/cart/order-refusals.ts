import { canBeOrdered, outOfStockProblem } from '@evmandi/contract/domain/availability';
import { MAX_LINES, MINIMUM_ORDER } from '@evmandi/contract/domain/limits';
import { formatPaise } from '@evmandi/contract/domain/money';
import { counted } from '@evmandi/contract/domain/numbers';
import { type ProductLine, totalsOf } from '../lines/lines.ts';
import type { LineRefusal } from '../lines/read-checks.ts';

/** So many are named, the others counted. */
const MOST_NAMED = 3;

function linesRefused(problems: readonly string[]): string[] {
  const rest = problems.length - MOST_NAMED;
  if (rest < 1) return [...problems];
  return [...problems.slice(0, MOST_NAMED), `And ${counted(rest, 'more line')} like these`];
}

/**
 * Returns why these lines cannot be ordered now, as sentences that name the remedy; none when they can. The
 * server judges again when the order is placed.
 */
export function orderRefusals(
  lines: readonly ProductLine[],
  refusalOf: (line: ProductLine) => LineRefusal | null,
): string[] {
  if (lines.length === 0) return ['Select the lines that you want to order'];
  const surplus = lines.length - MAX_LINES;
  if (surplus > 0) {
    return [
      `One order takes ${MAX_LINES} different products: deselect ${counted(surplus, 'line')}`,
    ];
  }
  const problems = lines.flatMap((line) => {
    const refusal = refusalOf(line);
    if (refusal) return refusal.message;
    return canBeOrdered(line.product) ? [] : outOfStockProblem(line.product.name);
  });
  if (problems.length > 0) return linesRefused(problems);
  const missing = MINIMUM_ORDER - totalsOf(lines).net;
  return missing > 0
    ? [`The smallest order is ${formatPaise(MINIMUM_ORDER)} net: add ${formatPaise(missing)}`]
    : [];
}

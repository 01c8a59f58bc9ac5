import { MINIMUM_ORDER } from '@evmandi/contract/domain/limits';
import { formatPaise } from '@evmandi/contract/domain/money';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import type { OrderTotals } from '@evmandi/contract/domain/order-totals';
import type { PriceAnswer } from '../../contract/orders.ts';
import { conflict, refused } from '../http/failure.ts';
import type { Plan } from './plan-order.ts';

/** Throws a 409 that names every line which cannot be ordered. */
export function refuseProblems(problems: PriceAnswer['problems']): void {
  const [first] = problems;
  if (!first) return;
  const message =
    problems.length === 1 ? first.message : `${problems.length} lines cannot be ordered`;
  const errors = problems.map((problem) => ({
    path: `lines.${problem.line}`,
    message: problem.message,
  }));
  throw conflict('lines_refused', message, errors);
}

/** Throws a 422 below the minimum order, and a 409 when the total is not the one that was agreed to. */
export function checkTotals({ net, total }: OrderTotals, expected: number | undefined): void {
  if (net < MINIMUM_ORDER) {
    const minimum = formatPaise(MINIMUM_ORDER);
    throw refused(
      'below_minimum',
      `The minimum order is ${minimum} without tax: add to your order`,
      [{ path: 'lines', message: `come to less than the minimum order of ${minimum}` }],
    );
  }
  if (expected !== undefined && expected !== total) {
    throw conflict(
      'price_changed',
      'A price has changed: look at the new total, then order again',
      [{ path: 'expectedTotal', message: `is ${total} paise now` }],
    );
  }
}

/** Throws a 422 for a PIN code to which nothing is delivered. */
export function checkZone({ zone, deliversEverywhere }: Plan, pin: string): void {
  if (zone || deliversEverywhere) return;
  const message = `We do not deliver to PIN code ${pin}: choose another address`;
  throw refused('not_delivered', message, [{ path: 'pin', message }]);
}

interface Holder {
  /** Whose unpaid orders hold too much: those of the account, or of strangers in the same network. */
  by: 'account' | 'network' | undefined;
  isGuest: boolean;
}

function heldText(most: { pieces: number; value: number }, { by, isGuest }: Holder): string {
  if (by === 'network') {
    const remedy = isGuest ? 'sign in to order, or ask for a quotation' : 'ask for a quotation';
    return `Unpaid orders from your network hold as much as they may together: ${remedy}`;
  }
  const limits = `${formatNumber(most.pieces)} pieces and ${formatPaise(most.value)}`;
  return `Unpaid orders may hold ${limits} together until a first one is delivered and paid: pay one, order less, or ask for a quotation`;
}

/** 409 for a buyer whose unpaid orders, or those of the network, hold so much that this one is too many. */
export function tooMuchHeld(most: { pieces: number; value: number }, holder: Holder) {
  const message = heldText(most, holder);
  return conflict('too_much_held', message, [{ path: 'lines', message }]);
}

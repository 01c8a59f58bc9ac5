import { MOST_ON_DELIVERY } from '@evmandi/contract/domain/limits';
import { formatPaise } from '@evmandi/contract/domain/money';
import type { PaymentMethod } from '@evmandi/contract/domain/order-status';
import { sql } from 'kysely';
import type { PaymentMethods } from '../../contract/payment-methods.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { refused } from '../http/failure.ts';
import type { Settings } from '../settings.ts';
import { isKnownBuyer } from './plan-order.ts';

/** Whether a bank transfer can be made: somebody has said to which account (PAY-5). */
const takesTransfers = ({ seller }: Settings): boolean =>
  seller.bankAccount !== null && seller.ifsc !== null;

/** Returns the variables without which no bank transfer can be made; null where it can. */
export function unsetForTransfers({ seller }: Settings): string | null {
  const unset = [
    seller.bankAccount === null && 'BANK_ACCOUNT',
    seller.ifsc === null && 'BANK_IFSC',
  ].filter(Boolean);
  return unset.join(' and ') || null;
}

/** Returns how a caller can pay, with the ceiling of what is paid on delivery. */
export async function paymentMethods(
  db: Database,
  settings: Settings,
  caller: Caller | null,
): Promise<PaymentMethods> {
  const { rows } = await sql<{ known: boolean }>`
    select ${isKnownBuyer(caller?.id ?? null)} as known`.execute(db);
  const most = rows[0]?.known ? null : MOST_ON_DELIVERY;
  const onDelivery = { method: 'pay_on_delivery' as const, most };
  const transfer = { method: 'bank_transfer' as const, most: null };
  return { methods: takesTransfers(settings) ? [transfer, onDelivery] : [onDelivery] };
}

interface PaidOrder {
  method: PaymentMethod;
  pieces: number;
  /** Paise with tax. */
  total: number;
  /** Whether an order of the buyer was delivered and paid. */
  knownBuyer: boolean;
}

/** Throws a 422 for a method by which this order cannot be paid here (PAY-5). */
export function checkMethod(settings: Settings, order: PaidOrder): void {
  const refuse = (code: string, message: string) =>
    refused(code, message, [{ path: 'paymentMethod', message }]);
  const transfers = takesTransfers(settings);
  if (order.method === 'bank_transfer') {
    if (transfers) return;
    throw refuse('method_not_offered', 'Bank transfer is not offered: choose pay on delivery');
  }
  const { pieces, value } = MOST_ON_DELIVERY;
  if (order.knownBuyer || (order.pieces <= pieces && order.total <= value)) return;
  const remedy = transfers
    ? 'choose bank transfer, or order less'
    : 'order less, or ask for a quotation';
  throw refuse(
    'above_ceiling',
    `A first order can be paid on delivery up to ${pieces} pieces and ${formatPaise(value)}: ${remedy}`,
  );
}

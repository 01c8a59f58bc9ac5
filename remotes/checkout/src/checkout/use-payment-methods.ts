import type { OfferedMethod, PaymentMethods } from '@evmandi/api/contract/payment-methods';
import { formatPaise } from '@evmandi/contract/domain/money';
import { read, useSession } from '@evmandi/runtime';
import { useRead } from '@evmandi/ui/use-read';

/** What is to be paid. */
export interface PaidOrder {
  pieces: number;
  /** Paise with tax. */
  total: number;
}

/** Reads how the person can pay (PAY-5). */
export function usePaymentMethods() {
  const user = useSession((session) => session.user);
  return useRead(`payment methods of ${user?.id ?? 'a visitor'}`, (signal) =>
    read<PaymentMethods>('/payment-methods', { signal }),
  );
}

/** Why an order is too large for a method, in a sentence; null where it can be paid so. */
export function tooLargeFor({ most }: OfferedMethod, { pieces, total }: PaidOrder): string | null {
  if (!most || (pieces <= most.pieces && total <= most.value)) return null;
  return `For a first order up to ${most.pieces} pieces and ${formatPaise(most.value)}.`;
}

import type { ReceiptMethod } from '@evmandi/contract/domain/order-status';

/** How money arrived, in words. */
export const METHODS: Readonly<Record<ReceiptMethod, string>> = {
  bank_transfer: 'Bank transfer',
  upi: 'UPI',
  cash: 'Cash',
  cheque: 'Cheque',
  pay_on_delivery: 'On delivery',
};

/** The same of a method that may be newer than this code. */
export const methodText = (method: string): string =>
  (METHODS as Readonly<Record<string, string>>)[method] ?? method;

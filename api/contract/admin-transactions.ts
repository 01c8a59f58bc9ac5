import { TRANSACTION_STATUSES } from '@evmandi/contract/domain/order-status';
import { z } from 'zod';
import { deepPageParam, pageInfo, paise, searchParam, timestamp } from './common.ts';

/** `GET /api/admin/transactions`: orders as money, the newest first; cancelled unpaid ones are none. */
export const transactionsQuerySchema = z.object({
  status: z.enum(TRANSACTION_STATUSES, { error: 'must be Paid or Pending' }).optional(),
  q: searchParam,
  page: deepPageParam,
});
export type TransactionsQuery = z.infer<typeof transactionsQuerySchema>;

export const transactionSchema = z.object({
  orderNumber: z.string(),
  customer: z.object({ id: z.string(), number: z.string(), name: z.string() }),
  placedAt: timestamp,
  /** When it was paid. */
  paidAt: timestamp.nullable(),
  status: z.enum(TRANSACTION_STATUSES),
  /** What came in, less refunds, for Paid; what is still to be paid for Pending. */
  amount: paise,
});
export type Transaction = z.infer<typeof transactionSchema>;

export const transactionListSchema = z.object({
  transactions: z.array(transactionSchema),
  page: pageInfo,
  counts: z.object({ all: z.int(), Paid: z.int(), Pending: z.int() }),
});
export type TransactionList = z.infer<typeof transactionListSchema>;

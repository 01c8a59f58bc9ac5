import { PAYMENT_METHODS } from '@evmandi/contract/domain/order-status';
import { z } from 'zod';
import { paise } from './common.ts';

/** `GET /api/payment-methods`: how the caller can pay for an order (PAY-5), the usual method first. */
export const paymentMethodsSchema = z.object({
  methods: z.array(
    z.object({
      method: z.enum(PAYMENT_METHODS),
      /** The largest order that can be paid so; null without a ceiling. */
      most: z
        .object({
          pieces: z.int().positive(),
          /** With tax. */
          value: paise,
        })
        .nullable(),
    }),
  ),
});
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>;
export type OfferedMethod = PaymentMethods['methods'][number];

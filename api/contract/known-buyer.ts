import { PAYMENT_METHODS } from '@evmandi/contract/domain/order-status';
import { z } from 'zod';

/**
 * `GET /api/buyer`: what checkout knows of the person who is signed in. It comes from the newest address that was
 * saved, else from the newest order, else from the account; what nobody has said is empty.
 */
export const knownBuyerSchema = z.object({
  contact: z.object({
    /** The person, with the company behind where only the account says them: "Imran Shaikh, Shaikh Garage". */
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    pin: z.string(),
    gstin: z.string(),
  }),
  /** Of the newest order; null before the first. */
  paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
});
export type KnownBuyer = z.infer<typeof knownBuyerSchema>;

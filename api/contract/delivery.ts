import { z } from 'zod';
import { pinField } from './fields.ts';

/** `GET /api/delivery`. */
export const deliveryQuerySchema = z.object({
  pin: pinField.describe('Six digits, such as 500076'),
  product: z
    .string({ error: 'must name one product by its id or SKU' })
    .max(80, { error: 'must have 80 characters or fewer' })
    .optional()
    .describe('Id or SKU; what waits for a delivery starts later'),
});
export type DeliveryQuery = z.infer<typeof deliveryQuerySchema>;

const day = z.iso.date();

/** Working days of the way, and the days in India on which it ends when ordered now. */
export const deliverySchema = z.object({
  pin: z.string(),
  /** Where known. */
  city: z.string().nullable(),
  state: z.string(),
  days: z.object({ min: z.int().min(1), max: z.int().max(2) }),
  /** When it leaves: today, or the day of the next delivery; null when there is nothing to send. */
  leaves: day.nullable(),
  arrives: z.object({ from: day, to: day }).nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

import { formatNumber } from '@evmandi/contract/domain/numbers';
import { DELIVERY_STATUSES, MOST_DELIVERED, MOST_NOTE } from '@evmandi/contract/domain/stock';
import { z } from 'zod';
import {
  dayField,
  deepPageParam,
  pageInfo,
  pictureSchema,
  searchParam,
  timestamp,
} from './common.ts';
import { versionField } from './fields.ts';

const QUANTITY = `A quantity is a whole number from 1 to ${formatNumber(MOST_DELIVERED)}`;
const pieces = z
  .int({ error: QUANTITY })
  .min(1, { error: QUANTITY })
  .max(MOST_DELIVERED, { error: QUANTITY });

const day = dayField('A day is written YYYY-MM-DD');

/** Empty for none. */
export const noteField = z
  .string({ error: 'A note is text' })
  .trim()
  .max(MOST_NOTE, { error: `A note has ${MOST_NOTE} characters or fewer` })
  .optional();

/** A product as those who keep the stock know it. */
export const stockedProductSchema = z.object({ id: z.string(), sku: z.string(), name: z.string() });

/** `GET /api/admin/deliveries`, for administration and stock: the next expected first. */
export const deliveriesQuerySchema = z.object({
  status: z
    .enum(DELIVERY_STATUSES, { error: `must be one of ${DELIVERY_STATUSES.join(', ')}` })
    .optional(),
  /** Part of a number, of a SKU or of a product's name. */
  q: searchParam,
  page: deepPageParam,
});
export type DeliveriesQuery = z.infer<typeof deliveriesQuerySchema>;

export const announcedDeliverySchema = z.object({
  /** `DL-5001`. */
  number: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  product: stockedProductSchema.extend({ picture: pictureSchema }),
  /** `YYYY-MM-DD`. */
  expectedOn: z.string(),
  /** Its day has gone by, and pieces are still to come. */
  late: z.boolean(),
  /** Announced pieces. */
  quantity: z.int().positive(),
  arrived: z.int().nonnegative(),
  /** Pieces that are still to come. */
  open: z.int().nonnegative(),
  note: z.string().nullable(),
  /** Pieces of the product that orders wait for. */
  waiting: z.int().nonnegative(),
  /** For the next change. */
  version: versionField,
});
export type AnnouncedDelivery = z.infer<typeof announcedDeliverySchema>;

export const deliveryListSchema = z.object({
  deliveries: z.array(announcedDeliverySchema),
  page: pageInfo,
  counts: z.object({
    all: z.int(),
    Announced: z.int(),
    Arrived: z.int(),
    Cancelled: z.int(),
  }),
});
export type DeliveryList = z.infer<typeof deliveryListSchema>;

/** `GET /api/admin/deliveries/:number`, and the answer to every change of one. */
export const deliveryDetailSchema = announcedDeliverySchema.extend({
  /** Those of what orders wait for that no open delivery of the product covers any more. */
  uncovered: z.int().nonnegative(),
  /** The oldest first. */
  bookings: z.array(
    z.object({ at: timestamp, quantity: z.int().positive(), by: z.string().nullable() }),
  ),
});
export type DeliveryDetail = z.infer<typeof deliveryDetailSchema>;

/** `POST /api/admin/deliveries`. From then on lines may wait for its pieces. */
export const announceDeliverySchema = z.object({
  productId: z
    .string({ error: 'Name the product by its id' })
    .regex(/^\d{1,18}$/, { error: 'Name the product by its id' }),
  quantity: pieces,
  /** Today or later in India. */
  expectedOn: day,
  note: noteField,
});
export type AnnounceDelivery = z.infer<typeof announceDeliverySchema>;

/**
 * `PATCH /api/admin/deliveries/:number`. 409 `stale_version` when it was changed since, `wrong_transition` when
 * nothing of it is to come. Lines that waited for pieces it no longer has go on waiting: `uncovered`.
 */
export const changeDeliverySchema = z
  .object({
    version: versionField,
    /** All of it, what arrived already included. */
    quantity: pieces.optional(),
    expectedOn: day.optional(),
    note: noteField,
    /** The rest will not come. */
    close: z.literal(true, { error: 'A delivery can only be closed' }).optional(),
  })
  .refine(
    ({ quantity, expectedOn, note, close }) =>
      [quantity, expectedOn, note, close].some((value) => value !== undefined),
    { path: ['quantity'], error: 'Send what changes: quantity, expectedOn, note or close' },
  );
export type ChangeDelivery = z.infer<typeof changeDeliverySchema>;

/**
 * `POST /api/admin/deliveries/:number/bookings`: pieces that arrived, all of the delivery or a part. 409 as for a
 * change.
 */
export const bookDeliverySchema = z.object({
  version: versionField,
  quantity: pieces,
  /** The rest will not come. */
  close: z.literal(true, { error: 'A delivery can only be closed' }).optional(),
  /** Takes the place of the one that it has. */
  note: noteField,
});
export type BookDelivery = z.infer<typeof bookDeliverySchema>;

/** Pieces that orders had waited for and were given, in the order of placing. */
export const allocatedSchema = z.array(
  z.object({ order: z.string(), quantity: z.int().positive() }),
);
export type Allocated = z.infer<typeof allocatedSchema>;

export const bookedDeliverySchema = deliveryDetailSchema.extend({ allocated: allocatedSchema });
export type BookedDelivery = z.infer<typeof bookedDeliverySchema>;

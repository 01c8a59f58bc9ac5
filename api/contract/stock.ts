import { MAX_QUANTITY } from '@evmandi/contract/domain/limits';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import {
  CORRECTION_CAUSES,
  type CorrectionCause,
  DEFAULT_STOCK_SORT,
  DEFAULT_STOCK_STATE,
  MOST_DELIVERED,
  MOVEMENT_REASONS,
  type MovementReason,
  STOCK_SORTS,
  STOCK_STATES,
} from '@evmandi/contract/domain/stock';
import { z } from 'zod';
import {
  dayParam,
  deepPageParam,
  pageInfo,
  pageSizeParam,
  paise,
  pictureSchema,
  searchParam,
  timestamp,
} from './common.ts';
import { allocatedSchema, noteField, stockedProductSchema } from './deliveries.ts';

const namesOf = <Name extends string>(names: Record<Name, string>) =>
  Object.keys(names) as [Name, ...Name[]];
const REASONS = namesOf<MovementReason>(MOVEMENT_REASONS);
const CAUSES = namesOf<CorrectionCause>(CORRECTION_CAUSES);

const stockFilters = {
  state: z
    .enum(STOCK_STATES, { error: `must be one of ${STOCK_STATES.join(', ')}` })
    .default(DEFAULT_STOCK_STATE),
  /** Part of a SKU or of a product's name. */
  q: searchParam,
  sort: z
    .enum(STOCK_SORTS, { error: `must be one of ${STOCK_SORTS.join(', ')}` })
    .default(DEFAULT_STOCK_SORT),
};

/** `GET /api/admin/stock`, for administration and stock. */
export const stockQuerySchema = z.object({
  ...stockFilters,
  page: deepPageParam,
  page_size: pageSizeParam,
});
export type StockQuery = z.infer<typeof stockQuerySchema>;

/** `GET /api/admin/stock.csv`, for administration: all rows that the filters leave. */
export const stockExportSchema = z.object(stockFilters);
export type StockExport = z.infer<typeof stockExportSchema>;

/** What there is of a product, in pieces. */
export const stockRowSchema = z.object({
  product: stockedProductSchema.extend({ picture: pictureSchema }),
  /** There and held for no order: what can be sold. */
  left: z.int().nonnegative(),
  /** There and held for orders that have not been shipped. */
  held: z.int().nonnegative(),
  /** Both: what is counted on the shelf. */
  onHand: z.int().nonnegative(),
  /** At or below so many left, it is low. */
  lowAt: z.int().nonnegative(),
  /** What orders wait for. */
  waiting: z.int().nonnegative(),
  /** Announced and still to come. */
  coming: z.int().nonnegative(),
  /** The delivery that is expected next. */
  next: z.object({ number: z.string(), expectedOn: z.string(), late: z.boolean() }).nullable(),
  /** Whole days that what is left lasts at the sales of the last 28; null where none was sold. */
  lasts: z.int().nonnegative().nullable(),
});
export type StockRow = z.infer<typeof stockRowSchema>;

export const stockListSchema = z.object({
  rows: z.array(stockRowSchema),
  page: pageInfo,
  /** With the search, and without the state. */
  counts: z.object({ low: z.int(), out: z.int(), waiting: z.int(), all: z.int() }),
  /** Of everything, whatever is listed. */
  stats: z.object({
    low: z.int(),
    out: z.int(),
    /** Pieces that orders wait for. */
    waiting: z.int(),
    announced: z.object({ deliveries: z.int(), pieces: z.int() }),
    /** Of what can be sold, at its price without tax. */
    value: paise,
  }),
});
export type StockList = z.infer<typeof stockListSchema>;

const COUNTED = `Enter a whole number from 0 to ${formatNumber(MOST_DELIVERED)}`;
const DIFFERENCE = `Enter a whole number other than 0, such as -2, at most ${formatNumber(MOST_DELIVERED)}`;

/**
 * `POST /api/admin/stock/corrections`, once for each Idempotency-Key: the pieces that were counted on the shelf, or
 * how many more (fewer: with a minus) there are. 409 `stale_version` with the row as it is now (`current`) where the
 * pieces on the shelf are no longer those that were read, `held_stock` where fewer would be left than orders hold.
 */
export const correctStockSchema = z
  .object({
    sku: z
      .string({ error: 'Name the product by its part number' })
      .min(1, { error: 'Name the product by its part number' })
      .max(100, { error: 'A part number has 100 characters or fewer' }),
    /** `onHand` as it was read. */
    expected: z.int({ error: 'Send the pieces on the shelf as they were read' }).nonnegative(),
    counted: z
      .int({ error: COUNTED })
      .min(0, { error: COUNTED })
      .max(MOST_DELIVERED, { error: COUNTED })
      .optional(),
    difference: z
      .int({ error: DIFFERENCE })
      .min(-MOST_DELIVERED, { error: DIFFERENCE })
      .max(MOST_DELIVERED, { error: DIFFERENCE })
      .refine((pieces) => pieces !== 0, { error: DIFFERENCE })
      .optional(),
    cause: z.enum(CAUSES, { error: 'Choose why the stock is corrected' }),
    note: noteField,
  })
  .refine(({ counted, difference }) => (counted === undefined) !== (difference === undefined), {
    path: ['counted'],
    error: 'Send what was counted or by how much it differs, one of the two',
  })
  .refine(({ counted, expected }) => counted !== expected, {
    path: ['counted'],
    error: 'That is what the stock already says: there is nothing to correct',
  })
  .refine(({ cause, note }) => cause !== 'other' || Boolean(note), {
    path: ['note'],
    error: 'Say in words why it is corrected',
  });
export type CorrectStock = z.infer<typeof correctStockSchema>;

export const correctedStockSchema = z.object({
  /** By so many pieces the shelf has more than the stock said. */
  difference: z.int(),
  allocated: allocatedSchema,
  /** As it is now. */
  row: stockRowSchema,
});
export type CorrectedStock = z.infer<typeof correctedStockSchema>;

const THRESHOLD = `Enter a whole number from 0 to ${formatNumber(MAX_QUANTITY)}`;

/**
 * `PATCH /api/admin/stock/:sku`: with how many pieces left the product is low. 409 `stale_version` with the row as it
 * is now (`current`) where that is no longer what was read.
 */
export const changeThresholdSchema = z.object({
  /** `lowAt` as it was read. */
  expected: z.int({ error: 'Send the threshold as it was read' }).nonnegative(),
  lowAt: z
    .int({ error: THRESHOLD })
    .min(0, { error: THRESHOLD })
    .max(MAX_QUANTITY, { error: THRESHOLD }),
});
export type ChangeThreshold = z.infer<typeof changeThresholdSchema>;

/** The id of a movement from which the page goes on. */
const movementParam = z
  .string({ error: 'must be the id of a movement' })
  .regex(/^\d{1,18}$/, { error: 'must be the id of a movement' })
  .optional();

const movementFilters = {
  /** One product. */
  sku: z.string({ error: 'must be one part number' }).max(100).optional(),
  /** Part of a SKU or of a product's name. */
  q: searchParam,
  reason: z.enum(REASONS, { error: `must be one of ${REASONS.join(', ')}` }).optional(),
  /** The first and the last day in India. */
  from: dayParam,
  to: dayParam,
};

/** `GET /api/admin/stock/movements`, for administration and stock: the newest first. */
export const movementsQuerySchema = z
  .object({
    ...movementFilters,
    /** Those older than this one. */
    after: movementParam,
    /** Those newer than this one. */
    before: movementParam,
    page_size: pageSizeParam,
  })
  .refine(({ after, before }) => !(after && before), {
    path: ['before'],
    error: 'must not be sent with after',
  });
export type MovementsQuery = z.infer<typeof movementsQuerySchema>;

/** `GET /api/admin/stock/movements.csv`, for administration: all that the filters leave, the newest first. */
export const movementsExportSchema = z.object(movementFilters);
export type MovementsExport = z.infer<typeof movementsExportSchema>;

export const movementSchema = z.object({
  id: z.string(),
  at: timestamp,
  product: stockedProductSchema,
  /** Less than 0 for what left. */
  quantity: z.int(),
  /** Pieces that could be sold after it. */
  left: z.int(),
  reason: z.enum(REASONS),
  /** Why it was corrected; null for other reasons. */
  cause: z.enum(CAUSES).nullable(),
  note: z.string().nullable(),
  by: z.string().nullable(),
  /** Numbers of what it belongs to. */
  order: z.string().nullable(),
  delivery: z.string().nullable(),
  jobCard: z.string().nullable(),
});
export type Movement = z.infer<typeof movementSchema>;

/** A page has no number: `newer` and `older` are what to send as `before` and `after`; null where there is no such page. */
export const movementListSchema = z.object({
  movements: z.array(movementSchema),
  newer: z.string().nullable(),
  older: z.string().nullable(),
});
export type MovementList = z.infer<typeof movementListSchema>;

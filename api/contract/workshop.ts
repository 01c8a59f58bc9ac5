import { ALL_JOB_CARD_STATUSES, JOB_CARD_STATUSES } from '@evmandi/contract/domain/job-card-status';
import { z } from 'zod';
import { paise, pictureSchema, timestamp } from './common.ts';
import { quantityField, versionField } from './fields.ts';

const card = {
  id: z.string(),
  /** `JC-2041`. */
  number: z.string(),
  vehicle: z.string(),
  registration: z.string(),
  complaint: z.string(),
  /** Percent done, whole. */
  progress: z.number().int().min(0).max(100),
  /** `YYYY-MM-DD`. */
  promisedDate: z.string(),
  mechanic: z.string().nullable(),
  picture: pictureSchema,
};

export const jobCardSchema = z.object({ ...card, status: z.enum(JOB_CARD_STATUSES) });
export type JobCard = z.infer<typeof jobCardSchema>;

/**
 * `GET /api/job-cards`: vehicles in service. The workshop sees all, others those of their own
 * vehicles.
 */
export const jobCardListSchema = z.object({ jobCards: z.array(jobCardSchema) });
export type JobCardList = z.infer<typeof jobCardListSchema>;

/** `GET /api/job-cards/:number`. */
export const jobCardDetailSchema = z.object({
  ...card,
  status: z.enum(ALL_JOB_CARD_STATUSES),
  /** The complaint in full. */
  details: z.string(),
  /** Kilometres. */
  odometer: z.int().nullable(),
  /** Percent of charge when it came. */
  battery: z.int().nullable(),
  owner: z.string(),
  receivedAt: timestamp,
  promisedAt: timestamp,
  /** The stations of the work, in their order; null for those to come. */
  steps: z.array(
    z.object({
      kind: z.enum(['received', 'inspected', 'started', 'ready', 'handed_over']),
      at: timestamp.nullable(),
    }),
  ),
  tasks: z.array(
    z.object({
      position: z.int().positive(),
      text: z.string(),
      minutes: z.int().positive(),
      doneAt: timestamp.nullable(),
    }),
  ),
  parts: z.array(
    z.object({
      position: z.int().positive(),
      productId: z.string(),
      sku: z.string(),
      name: z.string(),
      picture: pictureSchema,
      quantity: z.int().positive(),
      unitPrice: paise,
      net: paise,
    }),
  ),
  estimate: z.object({
    parts: paise,
    labourMinutes: z.int().nonnegative(),
    labour: paise,
    tax: paise,
    total: paise,
  }),
  /** The newest first. */
  history: z.array(z.object({ at: timestamp, text: z.string(), by: z.string() })),
  version: versionField,
  /** Whether the caller may change it, and where it may go from here. */
  mayChange: z.boolean(),
  nextStatuses: z.array(z.enum(ALL_JOB_CARD_STATUSES)),
});
export type JobCardDetail = z.infer<typeof jobCardDetailSchema>;

/**
 * `PATCH /api/job-cards/:number`, for the workshop: what is given changes. 409 `stale_version`, and
 * `wrong_transition` for a step that is not allowed.
 */
export const changeJobCardSchema = z
  .object({
    version: versionField,
    status: z
      .enum(ALL_JOB_CARD_STATUSES, {
        error: `A status is one of ${ALL_JOB_CARD_STATUSES.join(', ')}`,
      })
      .optional(),
    /** Percent done; a card with tasks counts them itself. */
    progress: z
      .int({ error: 'Progress is whole percent from 0 to 99' })
      .min(0, { error: 'Progress is whole percent from 0 to 99' })
      .max(99, { error: 'Progress is whole percent from 0 to 99: it is 100 when it is Ready' })
      .optional(),
    /** The vehicle was looked over. */
    inspected: z.literal(true, { error: 'An inspection can only be done' }).optional(),
    tasks: z
      .array(z.object({ position: z.int().positive(), done: z.boolean() }), {
        error: 'Give the tasks as a list',
      })
      .max(100, { error: 'Change 100 tasks or fewer' })
      .optional(),
  })
  .refine(
    ({ version: _, ...changes }) => Object.values(changes).some((part) => part !== undefined),
    {
      path: ['status'],
      error: 'Send a status, a progress, an inspection or tasks',
    },
  );
export type ChangeJobCard = z.infer<typeof changeJobCardSchema>;

/** `POST /api/job-cards/:number/parts`, for the workshop: takes the part from stock. 409 `short_stock`. */
export const addPartSchema = z.object({
  version: versionField,
  productId: z
    .string({ error: 'Choose a product' })
    .regex(/^\d{1,18}$/, { error: 'Name the product by its id' }),
  quantity: quantityField.max(999, { error: 'A quantity is a whole number from 1 to 999' }),
});
export type AddPart = z.infer<typeof addPartSchema>;

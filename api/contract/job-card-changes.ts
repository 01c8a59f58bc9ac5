import { JOB_CARD_STAGES } from '@evmandi/contract/domain/job-card-status';
import { normalRegistration, registrationProblem } from '@evmandi/contract/domain/registration';
import { z } from 'zod';
import { dayField } from './common.ts';
import { lineField, nameField, phoneField, quantityField, versionField } from './fields.ts';

/** Pieces of one part on a card. */
export const MOST_OF_A_PART = 999;
/** Kilometres that an odometer shows. */
const MOST_KILOMETRES = 2_000_000;
const MOST_COMPLAINTS = 20;
const MOST_MINUTES = 1_000;

const registrationField = z
  .string({ error: 'Enter the registration number' })
  .max(40, { error: 'A registration number looks like TS 09 EV 4821, or 22 BH 1234 AA' })
  .superRefine((text, context) => {
    const message = registrationProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform(normalRegistration);

const KILOMETRES = 'An odometer shows whole kilometres, such as 8412';
const odometerField = z
  .int({ error: KILOMETRES })
  .min(0, { error: KILOMETRES })
  .max(MOST_KILOMETRES, { error: 'An odometer shows 2,000,000 km or less' });

const PERCENT = 'A charge is whole percent from 0 to 100';
const batteryField = z
  .int({ error: PERCENT })
  .min(0, { error: PERCENT })
  .max(100, { error: PERCENT });

const complaintField = lineField('A complaint', 'Enter the complaint', 200);
const mechanicField = lineField('A name', 'Choose a technician', 120);
const partQuantity = quantityField.max(MOST_OF_A_PART, {
  error: `A quantity is a whole number from 1 to ${MOST_OF_A_PART}`,
});
const productIdField = z
  .string({ error: 'Choose a part' })
  .regex(/^\d{1,18}$/, { error: 'Name the part by its id' })
  .transform((id) => BigInt(id).toString());

/**
 * `POST /api/job-cards/:number/takes` and `/returns`, for the workshop, with an `Idempotency-Key` header: pieces
 * leave the stock for the card at once, or come back to it. They stand beside what others do, so none names a
 * version. 409 `short_stock` with what is left, `not_taken` with what is out, `wrong_transition` on a card that
 * is Ready or Closed.
 */
export const movePartSchema = z.object({ productId: productIdField, quantity: partQuantity });
export type MovePart = z.infer<typeof movePartSchema>;

const promised = {
  /** In India, `YYYY-MM-DD` and `HH:MM`. */
  promisedDay: dayField('Choose the day on which it is promised'),
  promisedTime: z
    .string({ error: 'Choose the time at which it is promised' })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'A time is written HH:MM, such as 17:00' }),
};

/**
 * `POST /api/job-cards`, for the workshop, with an `Idempotency-Key` header: a repeat answers the same card. 422
 * `odometer` below the last reading of the vehicle, and `vehicle`, `owner`, `phone` where it was never here; 409
 * `card_open` while another card of it is not closed.
 */
export const openJobCardSchema = z.object({
  registration: registrationField,
  /** Make and model. This and the owner stand as they are known of a vehicle that was here before. */
  vehicle: lineField('A vehicle', 'Enter make and model of the vehicle', 120).optional(),
  owner: nameField.optional(),
  phone: phoneField.optional(),
  /** The owner as a customer, who then sees the card: `CUST-1042`. */
  customer: lineField('A customer number', 'Enter a customer number', 20).optional(),
  odometer: odometerField,
  battery: batteryField.nullish(),
  /** What the owner says, the first one as the card's title. */
  complaints: z
    .array(complaintField, { error: 'Give the complaints as a list' })
    .min(1, { error: 'Enter at least one complaint' })
    .max(MOST_COMPLAINTS, { error: `A card has ${MOST_COMPLAINTS} complaints or fewer` }),
  /** Parts that the work will take, none taken yet. */
  parts: z
    .array(movePartSchema, { error: 'Give the parts as a list' })
    .max(100, { error: 'A card wants 100 different parts or fewer' })
    .refine((parts) => new Set(parts.map(({ productId }) => productId)).size === parts.length, {
      error: 'Give each part once, with its whole quantity',
    })
    .default([]),
  mechanic: mechanicField.nullish(),
  ...promised,
  /** The owner gave the key. */
  keyGiven: z.boolean({ error: 'Either yes or no' }).default(false),
  warranty: z.boolean({ error: 'Either yes or no' }).default(false),
});
export type OpenJobCard = z.infer<typeof openJobCardSchema>;

/**
 * `PATCH /api/job-cards/:number`, for the workshop: what is given changes, in one event. 409 `stale_version` with
 * the card as it is, `wrong_transition` for a step that is not allowed, `tasks_open` and `parts_waiting` for Ready.
 */
export const changeJobCardSchema = z
  .object({
    version: versionField,
    stage: z
      .enum(JOB_CARD_STAGES, { error: `A stage is one of ${JOB_CARD_STAGES.join(', ')}` })
      .optional(),
    /** Null for nobody. */
    mechanic: mechanicField.nullable().optional(),
    odometer: odometerField.optional(),
    battery: batteryField.nullable().optional(),
    promisedDay: promised.promisedDay.optional(),
    promisedTime: promised.promisedTime.optional(),
    keyGiven: z.boolean({ error: 'Either yes or no' }).optional(),
    warranty: z.boolean({ error: 'Either yes or no' }).optional(),
    /** Found by the owner, or in the workshop. */
    complaint: z
      .object({ text: complaintField, byOwner: z.boolean({ error: 'Either yes or no' }) })
      .optional(),
    task: z
      .object({
        text: lineField('A task', 'Enter the task', 200),
        minutes: z
          .int({ error: 'Minutes are a whole number, such as 30' })
          .min(1, { error: 'A task takes 1 minute or more' })
          .max(MOST_MINUTES, { error: 'A task takes 1,000 minutes or fewer' }),
      })
      .optional(),
    tasks: z
      .array(
        z.object({
          position: z.int().positive().max(32_767, { error: 'There is no such task' }),
          done: z.boolean({ error: 'Either yes or no' }),
        }),
        { error: 'Give the tasks as a list' },
      )
      .min(1, { error: 'Give at least one task' })
      .max(100, { error: 'Change 100 tasks or fewer' })
      .optional(),
    /** How many pieces the work takes in all; 0 takes the part off the card. */
    part: z
      .object({
        productId: productIdField,
        quantity: z
          .int({ error: `A quantity is a whole number from 0 to ${MOST_OF_A_PART}` })
          .min(0, { error: `A quantity is a whole number from 0 to ${MOST_OF_A_PART}` })
          .max(MOST_OF_A_PART, {
            error: `A quantity is a whole number from 0 to ${MOST_OF_A_PART}`,
          }),
      })
      .optional(),
    /** The owner accepted the estimate. */
    accepted: z.literal(true, { error: 'An estimate can only be accepted' }).optional(),
  })
  .refine(
    ({ version: _, ...changes }) => Object.values(changes).some((part) => part !== undefined),
    {
      path: ['stage'],
      error: 'Send what changes: a stage, a technician, a task, a part or another field',
    },
  )
  .refine(
    ({ promisedDay, promisedTime }) => (promisedDay === undefined) === (promisedTime === undefined),
    { path: ['promisedDay'], error: 'Send the promised day together with its time' },
  );
export type ChangeJobCard = z.infer<typeof changeJobCardSchema>;

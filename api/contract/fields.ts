import { usernameProblem } from '@evmandi/contract/domain/account';
import {
  addressProblem,
  EMAIL_PROBLEM,
  phoneProblem,
} from '@evmandi/contract/domain/contact-problems';
import { gstinProblem, normalGstin } from '@evmandi/contract/domain/gstin';
import {
  MAX_LINES,
  MAX_QUANTITY,
  MAX_QUESTION,
  MAX_USERNAME,
} from '@evmandi/contract/domain/limits';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { normalPinCode, pinCodeProblem } from '@evmandi/contract/domain/pin-code';
import { z } from 'zod';

/** What people type into forms. Every message is a sentence that says the remedy. */

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
/** Marks that turn the direction of what follows: a name must not rewrite the line that it stands in. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
const withoutTurns = (text: string) => text.replace(TURNING, '');
/** Control characters that end no line and are no tab: nobody types them, and no screen shows them. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;
/** Spaces and marks of no width are not enough. */
const isVisible = (text: string) => /[^\p{C}\p{Z}]/u.test(text);

/** Text on one line. `label` begins its messages: "A name". */
export const lineField = (label: string, enter: string, most: number) =>
  z
    .string({ error: enter })
    .overwrite(withoutTurns)
    .trim()
    .min(1, { error: enter })
    .max(most, { error: `${label} has ${most} characters or fewer` })
    .regex(ONE_LINE, { error: `${label} stands on one line` })
    .refine(isVisible, { error: enter });

const paragraph = (label: string, enter: string, most: number) =>
  z
    .string({ error: enter })
    .overwrite((text) => withoutTurns(text).replace(CONTROLS, ''))
    .trim()
    .max(most, { error: `${label} has ${most} characters or fewer` })
    .transform((text) => text.replace(/\r\n?/g, '\n'));

export const nameField = lineField('A name', 'Enter a name', 120);

/** Of a new account. */
export const usernameField = lineField('A username', 'Enter a username', MAX_USERNAME).superRefine(
  (text, context) => {
    const message = usernameProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  },
);

export const phoneField = lineField('A phone number', 'Enter a phone number', 24).superRefine(
  (text, context) => {
    const message = phoneProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  },
);

/** Null when empty. */
export const companyField = z
  .string({ error: 'A company is text' })
  .overwrite(withoutTurns)
  .trim()
  .max(120, { error: 'The name of a company has 120 characters or fewer' })
  .regex(ONE_LINE, { error: 'The name of a company stands on one line' })
  .transform((text) => (isVisible(text) ? text : null));

export const emailField = lineField('An e-mail address', 'Enter an e-mail address', 254).pipe(
  z.email({ error: EMAIL_PROBLEM }),
);

export const addressField = paragraph('An address', 'Enter an address', 300).superRefine(
  (text, context) => {
    const message = addressProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  },
);

export const pinField = z
  .string({ error: 'Enter a PIN code' })
  .max(20, { error: 'A PIN code has six digits, such as 500076' })
  .superRefine((text, context) => {
    const message = pinCodeProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform(normalPinCode);

/** Null when empty. */
export const gstinText = z
  .string({ error: 'A GSTIN is text' })
  .max(40, { error: 'A GSTIN has 15 characters' })
  .superRefine((text, context) => {
    const message = text.trim() === '' ? null : gstinProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((text) => normalGstin(text) || null);

/** Null when left empty. */
export const gstinField = gstinText.nullish().transform((text) => text ?? null);

/** Null when left empty. */
export const purchaseOrderField = z
  .string({ error: 'A PO number is text' })
  .overwrite(withoutTurns)
  .trim()
  .max(50, { error: 'A PO number has 50 characters or fewer' })
  .regex(ONE_LINE, { error: 'A PO number stands on one line' })
  .nullish()
  .transform((text) => (text && isVisible(text) ? text : null));

/** The bank's own number of a transfer: a UTR has 12 to 22 letters and digits. */
export const paymentReferenceField = lineField(
  'A reference',
  'Enter the reference of your bank',
  40,
).regex(/^(?:[ /_-]*[a-z\d]){6,}[ /_-]*$/i, {
  error: 'A reference has 6 letters and digits or more, such as HDFCR52026112400',
});

/** Null when left empty. */
export const messageField = paragraph('A message', 'A message is text', 2_000)
  .nullish()
  .transform((text) => text || null);

const QUANTITY = `A quantity is a whole number from 1 to ${formatNumber(MAX_QUANTITY)}`;
export const quantityField = z
  .int({ error: QUANTITY })
  .min(1, { error: QUANTITY })
  .max(MAX_QUANTITY, { error: QUANTITY });

/** Refuses rows of a list that name in a field what a row above has named. */
export const eachOnce =
  <Field extends string>(field: Field, message: string) =>
  (rows: readonly Record<Field, unknown>[], context: z.RefinementCtx): void => {
    const seen = new Set<unknown>();
    for (const [index, row] of rows.entries()) {
      if (seen.has(row[field])) {
        context.addIssue({ code: 'custom', path: [index, field], message });
      }
      seen.add(row[field]);
    }
  };

/** What is ordered or asked for: products by id, each once. Prices are the server's alone. */
export const linesField = z
  .array(
    z.object({
      productId: z
        .string({ error: 'Name the product by its id' })
        .regex(/^\d{1,18}$/, { error: 'Name the product by its id' })
        .transform((id) => BigInt(id).toString()),
      quantity: quantityField,
    }),
    { error: 'Give the lines as a list' },
  )
  .min(1, { error: 'Choose at least one product' })
  .max(MAX_LINES, { error: `Order ${MAX_LINES} different products or fewer at once` })
  .superRefine(eachOnce('productId', 'Give each product once, with its whole quantity'));
export type LineRequest = z.infer<typeof linesField>[number];

/** The number of the version that the change is based on, as it was read. */
export const versionField = z
  .int({ error: 'Send the version that you read' })
  .min(1, { error: 'Send the version that you read' })
  // What the database counts with.
  .max(2_147_483_646, { error: 'Send the version that you read' });

/** An answer of the staff to a question or a request for a quotation. */
export const answerField = z
  .string({ error: 'Enter an answer' })
  .trim()
  .min(1, { error: 'Enter an answer' })
  .max(MAX_QUESTION, { error: `An answer has ${formatNumber(MAX_QUESTION)} characters or fewer` });

import { ACCOUNT_KINDS, APPROVAL_STATES } from '@evmandi/contract/domain/account';
import { z } from 'zod';
import { userSchema } from './auth.ts';
import { timestamp } from './common.ts';
import {
  companyField,
  emailField,
  gstinText,
  nameField,
  phoneField,
  versionField,
} from './fields.ts';

/** A person's wish to buy as a dealer. */
export const approvalSchema = z.object({
  state: z.enum(APPROVAL_STATES),
  askedAt: timestamp,
  decidedAt: timestamp.nullable(),
  /** Of a refusal, for the person who asked. */
  reason: z.string().nullable(),
});
export type Approval = z.infer<typeof approvalSchema>;

/** `GET /api/account`: one's own. */
export const ownAccountSchema = z.object({
  /** As sessions know them. */
  user: userSchema,
  /** What the role is for. */
  kind: z.enum(ACCOUNT_KINDS),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  company: z.string().nullable(),
  gstin: z.string().nullable(),
  /** Of the wish to buy as a dealer; null where there is none. */
  approval: approvalSchema.nullable(),
  /** For the next change. */
  version: versionField,
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

/** What a person says of themselves; empty where it is null. */
const detailFields = {
  name: nameField,
  phone: phoneField,
  email: emailField,
  company: companyField.nullable(),
  gstin: gstinText.nullable(),
};

/**
 * `PATCH /api/account`: all of them. 409 `stale_version` with what is there now. Another company or GSTIN of an
 * approved dealer asks for the approval again.
 */
export const changeDetailsSchema = z.object({ version: versionField, ...detailFields });
export type ChangeDetails = z.infer<typeof changeDetailsSchema>;

/** `POST /api/account/approval`: asks to buy as a dealer, with what is known of the company. 409 `not_asking` for one who is or waits. */
export const askApprovalSchema = z.object({ version: versionField });

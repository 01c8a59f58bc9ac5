import { BUYER_KINDS, DEALER_NEEDS, TERMS_NEEDED } from '@evmandi/contract/domain/account';
import { z } from 'zod';
import { deviceField, newPasswordField } from './auth.ts';
import {
  companyField,
  emailField,
  gstinField,
  nameField,
  phoneField,
  usernameField,
} from './fields.ts';

/** Also beside other problems, so that all are told at once. */
const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/**
 * `POST /api/auth/register` answers as a sign-in does. 409 `username_taken`: who chooses a name has to learn that it
 * is another's, so these calls are limited by address. Of e-mail addresses and phone numbers nothing is told.
 */
export const registerSchema = z
  .object({
    /** A dealer has the account of a customer until it is approved. */
    kind: z.enum(BUYER_KINDS, { error: 'Choose whether you buy as a customer or as a dealer' }),
    name: nameField,
    phone: phoneField,
    email: emailField,
    company: companyField.nullish().transform((text) => text ?? null),
    gstin: gstinField,
    username: usernameField,
    password: newPasswordField,
    accepted: z.literal(true, { error: TERMS_NEEDED }),
    device: deviceField,
  })
  .refine(({ kind, company }) => kind !== 'dealer' || company, {
    path: ['company'],
    error: DEALER_NEEDS.company,
    when: always,
  })
  .refine(({ kind, gstin }) => kind !== 'dealer' || gstin, {
    path: ['gstin'],
    error: DEALER_NEEDS.gstin,
    when: always,
  });
export type RegisterRequest = z.infer<typeof registerSchema>;

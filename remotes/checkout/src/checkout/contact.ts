import { gstinProblem } from '@evmandi/contract/domain/gstin';
import { pinCodeProblem } from '@evmandi/contract/domain/pin-code';
import type { Problems } from '@evmandi/ui/use-change';

/** What the first step asks, as it was typed. */
export const CONTACT_FIELDS = [
  'name',
  'phone',
  'email',
  'address',
  'pin',
  'gstin',
  'poNumber',
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type Contact = Record<ContactField, string>;

export const NO_CONTACT: Contact = {
  name: '',
  phone: '',
  email: '',
  address: '',
  pin: '',
  gstin: '',
  poNumber: '',
};

const NEEDED = {
  name: 'Enter a name',
  phone: 'Enter a phone number',
  email: 'Enter an e-mail address',
  address: 'Enter an address',
} satisfies Partial<Record<ContactField, string>>;

/** What is wrong before anything is sent; the finer rules are the server's, and come back to their fields. */
export function contactProblems(contact: Contact): Problems {
  const problems: Problems = {};
  for (const [field, message] of Object.entries(NEEDED)) {
    if (contact[field as ContactField].trim() === '') problems[field] = message;
  }
  const pin = contact.pin.trim() === '' ? 'Enter a PIN code' : pinCodeProblem(contact.pin);
  if (pin) problems.pin = pin;
  const gstin = contact.gstin.trim() === '' ? null : gstinProblem(contact.gstin);
  if (gstin) problems.gstin = gstin;
  return problems;
}

export const isComplete = (contact: Contact): boolean =>
  Object.keys(contactProblems(contact)).length === 0;

/** True while nothing of it was typed. */
export const isBlank = (contact: Contact): boolean =>
  CONTACT_FIELDS.every((field) => contact[field].trim() === '');

import {
  addressProblem,
  emailProblem,
  phoneProblem,
} from '@evmandi/contract/domain/contact-problems';
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
  pin: 'Enter a PIN code',
} satisfies Partial<Record<ContactField, string>>;

const nothing = () => null;
const PROBLEMS: Readonly<Record<keyof typeof NEEDED, (text: string) => string | null>> = {
  name: nothing,
  phone: phoneProblem,
  email: emailProblem,
  address: addressProblem,
  pin: pinCodeProblem,
};

/** What is wrong before anything is sent; the finer rules are the server's, and come back to their fields. */
export function contactProblems(contact: Contact): Problems {
  const problems: Problems = {};
  for (const field of Object.keys(NEEDED) as (keyof typeof NEEDED)[]) {
    const text = contact[field].trim();
    const problem = text === '' ? NEEDED[field] : PROBLEMS[field](text);
    if (problem) problems[field] = problem;
  }
  const gstin = contact.gstin.trim() === '' ? null : gstinProblem(contact.gstin);
  if (gstin) problems.gstin = gstin;
  return problems;
}

export const isComplete = (contact: Contact): boolean =>
  Object.keys(contactProblems(contact)).length === 0;

/** True while nothing of it was typed. */
export const isBlank = (contact: Contact): boolean =>
  CONTACT_FIELDS.every((field) => contact[field].trim() === '');

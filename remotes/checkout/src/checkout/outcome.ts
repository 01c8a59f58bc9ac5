import { refusal } from '@evmandi/contract/platform/refusal';
import { fieldErrors, hasResponse, visitorText } from '@evmandi/runtime';
import type { Problems } from '@evmandi/ui/use-change';
import { CONTACT_FIELDS } from './contact.ts';

/** Why a press placed no order. */
export type Setback =
  | { kind: 'offline' }
  /** No answer came: the order may have been placed all the same. */
  | { kind: 'unanswered' }
  /** A press before a sign-out, whose answer was lost, had placed an order: milliseconds of that press. */
  | { kind: 'earlier'; number: string; sentAt: number }
  /** A field of the first or the second step was refused. */
  | { kind: 'contact' | 'payment'; problems: Problems }
  /** Lines cannot be ordered as they are. */
  | { kind: 'lines'; messages: string[] }
  | { kind: 'price' }
  | { kind: 'refused'; message: string };

const isContact = (path: string) => CONTACT_FIELDS.some((field) => field === path);

/** Whether nothing was placed for certain: the server has said no, and why. */
export function isSettled(error: unknown): boolean {
  const { status, code } = refusal(error);
  return hasResponse(error) && Number(status) < 500 && code !== 'under_way';
}

/** What a failed press means to the person who pressed. */
export function setbackOf(error: unknown): Setback {
  const { code } = refusal(error);
  if (!isSettled(error)) return { kind: 'unanswered' };
  const problems = fieldErrors(error);
  const paths = Object.keys(problems);
  if (code === 'price_changed') return { kind: 'price' };
  if (code === 'lines_refused') return { kind: 'lines', messages: Object.values(problems) };
  if (paths.some(isContact)) return { kind: 'contact', problems };
  if (paths.includes('paymentMethod')) return { kind: 'payment', problems };
  return { kind: 'refused', message: visitorText(error) };
}

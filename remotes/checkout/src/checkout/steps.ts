import { type Contact, isComplete } from './contact.ts';

export const STEPS = ['contact', 'payment', 'review'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_TITLES: Record<Step, string> = {
  contact: 'Contact and delivery',
  payment: 'Payment',
  review: 'Review and place the order',
};

/** How far a person has come. */
export interface Progress {
  contact: Contact;
  /** Null until one was chosen. */
  paymentMethod: string | null;
}

export function isDone(step: Step, { contact, paymentMethod }: Progress): boolean {
  if (step === 'contact') return isComplete(contact);
  return step === 'payment' && paymentMethod !== null;
}

/**
 * The step that is open: the one that the address asks for, as far as the ones before it are done. Payment can
 * be chosen first, since the cart's "Safe payment" leads there.
 */
export function openStep(asked: string | null, progress: Progress): Step {
  const step = STEPS.find((known) => known === asked) ?? 'contact';
  return step === 'review' ? nextStep(progress) : step;
}

/** The first step that is not done. */
export const nextStep = (progress: Progress): Step =>
  STEPS.find((step) => !isDone(step, progress)) ?? 'review';

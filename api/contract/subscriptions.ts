import { z } from 'zod';
import { emailField } from './fields.ts';

const ACCEPT = 'Tick the box to accept the newsletter';

/** `POST /api/subscriptions`: news of the categories page, or the newsletter of the favorites. */
export const subscribeSchema = z
  .object({
    email: emailField,
    kind: z.enum(['news', 'newsletter'], { error: 'A kind is news or newsletter' }).default('news'),
    accepted: z.boolean({ error: ACCEPT }).default(false),
  })
  .refine(({ kind, accepted }) => kind === 'news' || accepted, {
    path: ['accepted'],
    error: ACCEPT,
  });
export type Subscribe = z.input<typeof subscribeSchema>;

/** The same whether the address was known or not. */
export const subscribedSchema = z.object({ message: z.string() });
export type Subscribed = z.infer<typeof subscribedSchema>;

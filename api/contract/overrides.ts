import { isTriable, TRIABLE } from '@evmandi/contract/platform/override';
import { z } from 'zod';
import { timestamp } from './common.ts';

const MOST_PARTS = 50;
const PART = 'must be the host or a remote, such as catalog';
const VERSION =
  'must be a version such as 1.0.0-3f2a9c01, or the origin of a dev server such as http://localhost:4001';

/** Versions by the part that has them, or dev servers: what a browser gets instead of what is live. */
const versionsField = z
  .record(
    z.string().regex(/^[a-z][a-z0-9-]{0,60}$/, { error: PART }),
    z
      .string({ error: VERSION })
      .regex(TRIABLE, { error: VERSION })
      .refine(isTriable, { error: VERSION }),
    { error: 'must name versions by their part' },
  )
  .refine((versions) => Object.keys(versions).length > 0, { error: 'Choose a version' })
  .refine((versions) => Object.keys(versions).length <= MOST_PARTS, {
    error: `must name ${MOST_PARTS} parts or fewer`,
  });

/** `POST /api/admin/platform/tickets`. */
export const overrideOrderSchema = z.object({ versions: versionsField });
export type OverrideOrder = z.infer<typeof overrideOrderSchema>;

/** What an edge exchanges on the site's own origin: once, and within two minutes. */
export const overrideTicketSchema = z.object({ ticket: z.string(), expiresAt: timestamp });
export type OverrideTicket = z.infer<typeof overrideTicketSchema>;

const sealed = (error: string) =>
  z
    .string({ error })
    .min(1, { error })
    .max(8_000, { error })
    .regex(/^[\w.-]+$/, { error });

/** `POST /api/overrides`: an edge exchanges a ticket. */
export const exchangeTicketSchema = z.object({ ticket: sealed('must be a ticket') });
/** `POST /api/overrides/look`: an edge asks what a cookie stands for. */
export const lookAtPassSchema = z.object({ pass: sealed('must be a pass') });

export const overrideSchema = z.object({
  versions: z.record(z.string(), z.string()),
  /** Who has it. */
  by: z.string(),
  until: timestamp,
});
export type Override = z.infer<typeof overrideSchema>;
export const openedOverrideSchema = overrideSchema.extend({ pass: z.string() });

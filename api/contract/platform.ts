import {
  callsSchema,
  dependenciesSchema,
  liveSchema,
  visitsSchema,
} from '@evmandi/contract/platform/staff-reads';
import { MOST_TOKEN_DAYS } from '@evmandi/contract/platform/token-ends';
import { z } from 'zod';
import { deepPageParam, timestamp } from './common.ts';
import { lineField } from './fields.ts';

/** What the release service holds and has done, as staff with the permission 1003 see and steer it. */
export { callsSchema, dependenciesSchema, liveSchema, visitsSchema };

const APP = 'must be the host or a remote, such as catalog';
const appName = z.string({ error: APP }).regex(/^[a-z][a-z0-9-]{0,60}$/, { error: APP });
const VERSION = 'must be a version such as 1.0.0-3f2a9c01';
const versionName = z
  .string({ error: VERSION })
  .regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}-[0-9a-f]{8}$/, { error: VERSION });
const reason = lineField('A reason', 'Say why: it stays in the history', 200);

export const byAppSchema = z.object({ app: appName });

/** `GET /api/admin/platform/calls`. */
export const callsQuerySchema = z.object({ app: appName.optional(), page: deepPageParam });

/** `POST /api/admin/platform/rollbacks`. */
export const platformRollbackSchema = z.object({
  app: appName,
  /** One that was live before. */
  version: versionName,
  /** What was seen live: refused once another version is. */
  from: versionName.optional(),
  reason,
  /** No release of it goes live until somebody unpins it. */
  pin: z.boolean({ error: 'must be true or false' }).default(false),
});
export type PlatformRollback = z.input<typeof platformRollbackSchema>;

/** `POST /api/admin/platform/promotions` and `/take-backs`: of that canary of the app, or of whichever runs. */
export const platformCanarySchema = z.object({
  app: appName,
  version: versionName.optional(),
  reason,
});
export type PlatformCanary = z.infer<typeof platformCanarySchema>;

/** `POST /api/admin/platform/pins`, with the version that was seen live: refused once another one is. */
export const platformPinSchema = z.object({
  app: appName,
  version: versionName.optional(),
  reason,
});
export type PlatformPin = z.infer<typeof platformPinSchema>;

/** `POST /api/admin/platform/retirements`: a version that is not live is not to be had any more. */
export const platformRetirementSchema = z.object({ app: appName, version: versionName, reason });
export type PlatformRetirement = z.infer<typeof platformRetirementSchema>;

/** What came of a change: the composition that is live by it; null where it moves nothing. */
export const platformDoneSchema = z.object({ composition: z.int().nullable() });
export type PlatformDone = z.infer<typeof platformDoneSchema>;

/** `GET /api/admin/platform/tokens`. */
export const platformTokensSchema = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      /** The one app that it ships; null for an administrator's. */
      app: z.string().nullable(),
      madeBy: z.string(),
      madeAt: timestamp,
      /** Null where the release service is of a release whose tokens had no end; left out by such an API. */
      endsAt: timestamp.nullish(),
      revokedBy: z.string().nullable(),
      revokedAt: timestamp.nullable(),
    }),
  ),
});
export type PlatformTokens = z.infer<typeof platformTokensSchema>;
export type PlatformToken = PlatformTokens['tokens'][number];

const DAYS = `A token ends after 1 to ${MOST_TOKEN_DAYS} days: choose fewer days, or leave it out`;

/** `POST /api/admin/platform/tokens`: for one app, or with null for everything; it ends after `days`. */
export const platformNewTokenSchema = z.object({
  app: appName.nullable(),
  days: z
    .int({ error: DAYS })
    .min(1, { error: DAYS })
    .max(MOST_TOKEN_DAYS, { error: DAYS })
    .default(MOST_TOKEN_DAYS),
});
export type PlatformNewToken = z.input<typeof platformNewTokenSchema>;
/** Its text is told once and kept nowhere. */
export const platformMadeTokenSchema = z.object({
  id: z.string(),
  text: z.string(),
  endsAt: timestamp.nullish(),
});
export type PlatformMadeToken = z.infer<typeof platformMadeTokenSchema>;

const TOKEN = 'must be the id of a token';
export const byTokenIdSchema = z.object({
  id: z.string({ error: TOKEN }).regex(/^[0-9a-f]{12}$/, { error: TOKEN }),
});

/**
 * The calls of the release service. Whoever calls sends a token (`Authorization: Bearer evt_...`), or, as the API for a
 * person of the staff, the headers of `staffHeaders` in `@evmandi/contract/platform/staff-call`. Errors are
 * `{ "error": "<words>" }`: 401 who is not known or whose token ended, 403 what is not theirs, 404, 409, 422 what cannot
 * be done, 503.
 */
import { VERSION_PATTERN } from '@evmandi/contract/platform/composition';
import { MOST_TOKEN_DAYS } from '@evmandi/contract/platform/token-ends';
import { z } from 'zod';

/** `content-type` of an answer that tells what is done while it is done: one JSON document a line. */
export const LINES_TYPE = 'application/x-ndjson';
/** Where in a file a request goes on, and, in an answer, how much of it is there. */
export const OFFSET_HEADER = 'upload-offset';
/** In each answer of a token's last 14 days: when it ends, in ISO 8601. */
export const TOKEN_ENDS_HEADER = 'token-ends';

const line = z
  .string()
  .min(1)
  .max(500)
  .regex(/^\P{Cc}*$/u, { error: 'must be one line of text' });
const app = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/, { error: 'must be a name such as catalog' });
const version = z.string().regex(VERSION_PATTERN, { error: 'must be a version' });
const reasons = z.strictObject({
  raiseBudget: line.optional(),
  force: line.optional(),
  noRehearsal: line.optional(),
});

/** `POST /v1/uploads`: the text of an `artifact.json`, whose files follow one by one. */
export const uploadSchema = z.strictObject({ artifact: z.string().max(4_000_000) });
export const uploadAnswerSchema = z.object({
  id: z.string(),
  /** Files that the registry does not hold yet, with what is there of each. */
  missing: z.array(z.object({ path: z.string(), bytes: z.number(), offset: z.number() })),
});
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;

/** As it is answered: of whatever length. */
const saidRefusal = z.object({
  rule: z.string(),
  place: z.string(),
  message: z.string(),
  remedy: z.string(),
});

const refusal = z.strictObject({
  rule: z.string().max(60),
  place: z.string().max(500),
  message: z.string().max(2_000),
  remedy: z.string().max(2_000),
});

/** `POST /v1/releases`: makes what was uploaded, or is in the registry already, live together. */
export const releaseSchema = z.strictObject({
  uploads: z.array(z.string().regex(/^[0-9a-f]{32}$/)).max(50),
  /** Versions that the registry holds. */
  stored: z.array(z.strictObject({ app, version })).max(50),
  source: z
    .strictObject({
      commit: z.string().regex(/^[0-9a-f]{40,64}$/),
      clean: z.boolean(),
      author: line.optional(),
    })
    .optional(),
  consent: reasons.default({}),
  /** In hundredths of a percent of the visitors, as a canary; all of them when left out. */
  share: z.number().int().min(1).max(5_000).optional(),
  /** What the checkout that it was built from refuses, where a consent may accept it. */
  found: z.array(refusal).max(100).default([]),
});
export type ReleaseRequest = z.input<typeof releaseSchema>;
export type ReleaseOrder = z.output<typeof releaseSchema>;

/** `POST /v1/rollbacks`: one app, or with `to` alone the whole site. */
export const rollbackSchema = z.strictObject({
  app: app.optional(),
  to: z.string().max(60).optional(),
  /** Of the app, what the caller saw live: refused once another version is. */
  from: version.optional(),
  /** For the history. */
  reason: line.optional(),
  /** The app stays there, for that reason, until it is unpinned. */
  pin: z.boolean().optional(),
  consent: reasons.default({}),
});
export type RollbackRequest = z.input<typeof rollbackSchema>;

/** `POST /v1/promotions` and `POST /v1/take-backs`: the canary of an app ends, for all visitors or for none. */
export const canaryOrderSchema = z.strictObject({
  app,
  /** The canary that the caller saw; whichever runs when it is left out. */
  version: version.optional(),
  /** For the history. */
  reason: line.optional(),
});

/** `PUT /v1/pins/<app>`, with the version that the caller saw live; `DELETE` lifts it. Answered with 204. */
export const pinSchema = z.strictObject({ reason: line, version: version.optional() });

/** `POST /v1/retirements`: a version is released no more, nor gone back to. Answered with 204. */
export const retirementSchema = z.strictObject({ app, version, reason: line });
export type Retirement = z.infer<typeof retirementSchema>;

const move = z.object({
  name: z.string(),
  version: z.string().optional(),
  previous: z.string().optional(),
});
const resultSchema = z.object({ number: z.number(), moves: z.array(move) });

/** A line of an answer: progress, and last what came of it. */
export const lineSchema = z.union([
  z.object({ line: z.string() }),
  z.object({ done: resultSchema }),
  z.object({ refused: z.array(saidRefusal) }),
  z.object({ failed: z.string() }),
]);
export type AnswerLine = z.infer<typeof lineSchema>;

/** `GET /v1/status`. */
export const statusSchema = z.object({
  /** As `npm run status` prints it. */
  lines: z.array(z.string()),
  /** What is damaged or missing. */
  problem: z.string().optional(),
  /** What is live, and the commit that each was built from. */
  parts: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      source: z.object({ commit: z.string(), clean: z.boolean() }).optional(),
    }),
  ),
});
export type StatusAnswer = z.infer<typeof statusSchema>;

/** `GET /v1/history?app=&page=`, the newest first. */
export const historyQuerySchema = z.strictObject({
  app: app.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});
export const historySchema = z.object({
  page: z.number(),
  pages: z.number(),
  releases: z.array(
    z.object({
      composition: z.number(),
      movedAt: z.string(),
      reason: z.string(),
      commits: z.array(z.string()),
    }),
  ),
});
export type HistoryAnswer = z.infer<typeof historySchema>;

const DAYS = `must be a whole number from 1 to ${MOST_TOKEN_DAYS}, such as 30`;
const days = z.int({ error: DAYS }).min(1, { error: DAYS }).max(MOST_TOKEN_DAYS, { error: DAYS });

/** `POST /v1/tokens`: for one app, or, left out, an administrator's. It ends after `days`, 90 when left out. */
export const tokenRequestSchema = z.strictObject({ app: app.optional(), days: days.optional() });
export type TokenRequest = z.infer<typeof tokenRequestSchema>;
export const madeTokenSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Services of earlier releases say none. */
  endsAt: z.string().nullish(),
});
/** `POST /v1/gc`: what nothing uses is listed, or deleted. An administrator's. */
export const gcRequestSchema = z.strictObject({ delete: z.boolean() });
export const gcSchema = z.object({
  /** False for a dry run. */
  deleted: z.boolean(),
  apps: z.array(
    z.object({
      app: z.string(),
      /** What is deleted, and when it was live last. */
      versions: z.array(
        z.object({ version: z.string(), bytes: z.number(), until: z.string().nullable() }),
      ),
      kept: z.object({ versions: z.number(), bytes: z.number() }),
      /** Why the others are kept. */
      reasons: z.array(z.object({ reason: z.string(), versions: z.number() })),
    }),
  ),
  compositions: z.object({ deleted: z.number(), kept: z.number() }),
  uploads: z.object({ deleted: z.number(), bytes: z.number() }),
});
export type GcAnswer = z.infer<typeof gcSchema>;

export type MadeToken = z.infer<typeof madeTokenSchema>;
export const tokensSchema = z.object({
  tokens: z.array(
    z.object({
      id: z.string(),
      app: z.string().optional(),
      madeBy: z.string(),
      madeAt: z.string(),
      /** Services of earlier releases say none. */
      endsAt: z.string().nullish(),
      revokedBy: z.string().optional(),
      revokedAt: z.string().optional(),
    }),
  ),
});
export type TokensAnswer = z.infer<typeof tokensSchema>;

/** What an answer that is no success says. */
export const errorSchema = z.object({ error: z.string() });

import { randomBytes } from 'node:crypto';
import { formatField, readObject } from '@evmandi/contract/platform/documents';
import { z } from 'zod';
import { hasEnded as hasProcessEnded, thisProcess } from '../edges.ts';

/** A call of another machine without an outcome counts as ended after this, and so does a deletion. */
const LONGEST_CALL_MS = 60 * 60 * 1000;

/** By time, then by chance. */
const ID = /^[0-9a-z]{9}-[0-9a-f]{12}$/;

/** A team's right to ship. Of the secret only the digest is kept. */
export const tokenSchema = readObject({
  format: formatField,
  id: z.string().regex(/^[0-9a-f]{12}$/),
  /** The one app that it ships; left out for an administrator's, which opens everything. */
  app: z.string().optional(),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  /** Left out by releases whose tokens had no end. */
  endsAt: z.iso.datetime().optional(),
});
type Token = z.infer<typeof tokenSchema>;

export const revocationSchema = readObject({
  format: formatField,
  by: z.string(),
  at: z.iso.datetime(),
});

/** Name of the moment from which tokens without an end are counted. */
export const TOKENS_END = 'tokens-end';
/** When something happened for the first time. */
export const momentSchema = readObject({ format: formatField, at: z.iso.datetime() });

/** A token as it is listed. */
export interface ListedToken extends Token {
  revoked: z.infer<typeof revocationSchema> | undefined;
}

/** What was asked of the platform, and by whom; written before anything is done for it. */
export const callSchema = readObject({
  format: formatField,
  /** Later calls have ids that sort later. */
  id: z.string().regex(ID),
  at: z.iso.datetime(),
  /** `ship`, `rollback`, `token_made`. */
  what: z.string().regex(/^[a-z_]+$/),
  /** A team's token, or a person at a terminal. */
  who: z.string(),
  /** Of a person of the staff: the account, and the name alone. */
  account: readObject({ id: z.string(), username: z.string(), name: z.string() }).optional(),
  /** Of what: names and versions, a token. */
  of: z.string().optional(),
  /** From which commit, and whose. */
  source: readObject({
    commit: z.string(),
    clean: z.boolean(),
    author: z.string().optional(),
  }).optional(),
  /** Where from, when it came over the network. */
  address: z.string().optional(),
  machine: z.string(),
  pid: z.number().int(),
  startTime: z.string().nullable(),
});
export type Call = z.infer<typeof callSchema>;

export const outcomeSchema = readObject({
  format: formatField,
  at: z.iso.datetime(),
  /** `interrupted`: its process ended before it could say how it went. */
  result: z.enum(['done', 'refused', 'failed', 'interrupted']),
  /** In a line. */
  text: z.string(),
  /** Of a release that was refused: what is wrong where, and what mends it. */
  refusals: z
    .array(
      readObject({
        rule: z.string(),
        place: z.string(),
        message: z.string(),
        remedy: z.string(),
      }),
    )
    .optional(),
  /** The composition that is live by it. */
  composition: z.number().int().positive().optional(),
});
export type Outcome = z.infer<typeof outcomeSchema>;

export interface LoggedCall {
  call: Call;
  /** `undefined` while it is under way. */
  outcome: Outcome | undefined;
}

/** What somebody decided about an app, or one of its versions. */
export const markSchema = readObject({
  format: formatField,
  /** Later ones have ids that sort later. */
  id: z.string().regex(ID),
  at: z.iso.datetime(),
  by: z.string(),
  /** `pin`: it stays as it is until `unpin`; `retire`: that version is released no more. */
  kind: z.enum(['pin', 'unpin', 'retire']),
  app: z.string(),
  version: z.string().optional(),
  reason: z.string().optional(),
});
export type Mark = z.infer<typeof markSchema>;

/** What a run of `npm run gc` deletes. It is written first, so that a release notices, and stays as a tombstone. */
export const deletionSchema = readObject({
  format: formatField,
  /** Later ones have ids that sort later. */
  id: z.string().regex(ID),
  at: z.iso.datetime(),
  by: z.string(),
  versions: z.array(
    readObject({
      app: z.string(),
      version: z.string(),
      /** Of its content (`contentDigest`): the version is never released again with another one. */
      digest: z.string(),
      /** When it was live last; left out where it never was. */
      until: z.iso.datetime().optional(),
    }),
  ),
  /** Numbers of compositions. */
  compositions: z.array(z.number().int().positive()),
  /** States of the channel that pointed at them. */
  states: z.array(z.number().int().positive()),
  machine: z.string(),
  pid: z.number().int(),
  startTime: z.string().nullable(),
});
export type Deletion = z.infer<typeof deletionSchema>;

/** A deletion as it is listed. */
export interface ListedDeletion extends Deletion {
  /** It runs, or its process was killed. */
  isOpen: boolean;
}

/** A version that somebody asked to see in one browser. */
export const triedSchema = readObject({
  format: formatField,
  app: z.string(),
  version: z.string(),
  at: z.iso.datetime(),
});
export type Tried = z.infer<typeof triedSchema>;

/** Name of a record of tried versions: one an hour for each version. */
export const triedId = ({ app, version, at }: Tried): string =>
  `${app}~${version}~${at.slice(0, 13)}`;

/** What the platform keeps of its own beside the releases: tokens, and a log that only grows. */
export interface Records {
  putToken(token: Token): Promise<void>;
  /** `undefined` for an id that there never was. */
  readToken(id: string): Promise<ListedToken | undefined>;
  /** The oldest first. */
  tokens(): Promise<ListedToken[]>;
  /** False when it was revoked before, or there is none. */
  revokeToken(id: string, by: string): Promise<boolean>;
  /**
   * Returns when a release whose tokens end first ran on this store. The first call writes `now`; no later call of any
   * process changes it.
   */
  tokensEndSince(now: string): Promise<string>;
  beginCall(call: Call): Promise<void>;
  /** False when an outcome is there already. */
  endCall(id: string, outcome: Outcome): Promise<boolean>;
  /** The newest first. */
  calls(limit: number): Promise<LoggedCall[]>;
  /** What the audit log of the API does not have yet, the oldest first. */
  unsent(limit: number): Promise<LoggedCall[]>;
  markSent(ids: readonly string[]): Promise<void>;
  putMark(mark: Mark): Promise<void>;
  /** The oldest first. */
  marks(): Promise<Mark[]>;
  beginDeletion(deletion: Deletion): Promise<void>;
  endDeletion(id: string, at: string): Promise<void>;
  /** The oldest first. */
  deletions(): Promise<ListedDeletion[]>;
  putTried(tried: Tried): Promise<void>;
  tried(): Promise<Tried[]>;
  removeTried(tried: Tried): Promise<void>;
}

const newId = (now: number) =>
  `${now.toString(36).padStart(9, '0')}-${randomBytes(6).toString('hex')}`;

/** A mark that is made now. */
export function newMark(about: Omit<Mark, 'format' | 'id' | 'at'>): Mark {
  const now = Date.now();
  return { id: newId(now), at: new Date(now).toISOString(), ...about };
}

/** A call that begins now, in this process. */
export function newCall(
  about: Pick<Call, 'what' | 'who' | 'account' | 'of' | 'source' | 'address'>,
): Call {
  const now = Date.now();
  return {
    id: newId(now),
    at: new Date(now).toISOString(),
    ...about,
    ...thisProcess(),
  };
}

/** A deletion that begins now, in this process. */
export function newDeletion(
  about: Pick<Deletion, 'by' | 'versions' | 'compositions' | 'states'>,
  now = Date.now(),
): Deletion {
  return { id: newId(now), at: new Date(now).toISOString(), ...about, ...thisProcess() };
}

type Begun = Pick<Call, 'at' | 'machine' | 'pid' | 'startTime'>;

/** Whether the process that began this can end it no more. */
export function isAbandoned(begun: Begun, now = Date.now()): boolean {
  return hasProcessEnded(begun) || now - Date.parse(begun.at) > LONGEST_CALL_MS;
}

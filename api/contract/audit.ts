import { AUDIT_GROUPS, type AuditGroup } from '@evmandi/contract/domain/audit';
import { z } from 'zod';
import { dayParam, pageSizeParam, searchParam, timestamp } from './common.ts';

const id = (error: string) =>
  z
    .string({ error })
    .regex(/^\d{1,18}$/, { error })
    .optional();

/** `GET /api/admin/audit.csv`. */
export const auditExportSchema = z.object({
  /** Part of a name, an address, a note, or of what names the thing: SKU, number of an order, username. */
  q: searchParam,
  /** Id of the account that did it. */
  who: id('must be the id of an account'),
  group: z
    .enum(Object.keys(AUDIT_GROUPS) as [AuditGroup, ...AuditGroup[]], {
      error: `must be one of ${Object.keys(AUDIT_GROUPS).join(', ')}`,
    })
    .optional(),
  /** What was changed, `order`, and its id. */
  subject: z
    .string()
    .regex(/^[a-z_]{1,40}$/, { error: 'must be a word such as order' })
    .optional(),
  subject_id: id('must be the id of what was changed'),
  from: dayParam,
  to: dayParam,
});
export type AuditExport = z.infer<typeof auditExportSchema>;

const entryParam = id('must be the id of an entry');

/** `GET /api/admin/audit`: the newest first; `after` and `before` are the last and the first entry of the page before. */
export const auditQuerySchema = auditExportSchema.extend({
  page_size: pageSizeParam,
  after: entryParam,
  before: entryParam,
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

export const auditEntrySchema = z.object({
  id: z.string(),
  at: timestamp,
  subject: z.string(),
  /** Null for what has no row: an export, a username that there is not. */
  subjectId: z.string().nullable(),
  /** What people know the thing by: number, SKU, username; null where it is gone, or is none. */
  thing: z.string().nullable(),
  kind: z.string(),
  by: z.string(),
  /** Username, which is one person's alone, where any number may have the name; null as `userId`. */
  account: z.string().nullable(),
  /** Id of the account; null for a person without one, and for the shop itself. */
  userId: z.string().nullable(),
  text: z.string().nullable(),
  address: z.string().nullable(),
  /** "Chrome on Windows". */
  device: z.string().nullable(),
  requestId: z.string().nullable(),
  /** The fields that changed, as they were and as they are. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** How the chain of hashes stands that shows whether an entry was changed or taken away. */
export const chainStatusSchema = z.object({
  /** Null until the first check. */
  checkedAt: timestamp.nullable(),
  /** Up to which entry all are as they were written. */
  entries: z.int(),
  /** Entries of the chain, those that were not compared yet included. */
  total: z.int(),
  /** The check of all entries, which goes on in parts. */
  full: z.object({
    /** When all entries were compared; null until then. */
    checkedAt: timestamp.nullable(),
    /** How far the check of now is; 0 between two. */
    entries: z.int(),
  }),
  /** The first one that is not. */
  broken: z.object({ position: z.int(), problem: z.string() }).nullable(),
});
export type ChainStatus = z.infer<typeof chainStatusSchema>;

export const auditListSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** Where the pages of newer and of older entries begin; null where there are none. */
  newer: z.string().nullable(),
  older: z.string().nullable(),
  /** How many there are that were asked for, counted up to a thousand. */
  total: z.object({ count: z.int(), more: z.boolean() }),
  chain: chainStatusSchema,
  /** Accounts of people who hold a permission, to choose from. */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AuditList = z.infer<typeof auditListSchema>;

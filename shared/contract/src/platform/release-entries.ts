import { z } from 'zod';

/** Where the API takes in what the release service did. */
export const AUDIT_INTAKE = '/api/internal/audit';

/** Entries of one call at most. */
export const MOST_RELEASE_ENTRIES = 20;

const line = z.string().max(2_000);

/** A call to the release service, as the audit log keeps it. */
const releaseEntrySchema = z.object({
  /** Of the call: an entry that comes twice is kept once. */
  id: z.string().regex(/^[0-9a-z-]{8,64}$/),
  at: z.iso.datetime(),
  /** `shipped`, `ship_refused`. */
  kind: z.string().regex(/^[a-z_]{1,40}$/),
  /** A team's token, or a person at a terminal. */
  by: z.string().min(1).max(200),
  /** Of a person of the staff. Earlier releases of the service send none. */
  account: z
    .object({ id: z.string().regex(/^\d{1,18}$/), username: z.string().min(1).max(200) })
    .optional(),
  text: line,
  address: z.string().max(100).nullable(),
  /** What came of it: names and versions, the composition, the commit. */
  after: z.record(z.string().max(40), line),
});

/** What the release service sends: the JSON of its entries, signed as one text. */
export const releaseEntriesSchema = z.array(releaseEntrySchema).max(MOST_RELEASE_ENTRIES);
export type ReleaseEntry = z.infer<typeof releaseEntrySchema>;

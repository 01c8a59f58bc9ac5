import {
  auditExportSchema,
  auditListSchema,
  auditQuerySchema,
  chainStatusSchema,
} from '../../contract/audit.ts';
import { checkChain } from '../events/chain.ts';
import { route } from '../http/route.ts';
import { sendExport } from '../http/send-csv.ts';
import { exportEntries } from './export-entries.ts';
import { listEntries, toStatus } from './list-entries.ts';

/** What is left of a long log goes on in turn. */
const ENTRIES_AT_A_CALL = 100_000;

/** Who did what, to which thing, when and from where. */
export const auditRoutes = {
  list: route({
    summary: 'A page of the audit log, the newest first',
    answer: auditListSchema,
    query: auditQuerySchema,
    handle: ({ db }, { query }) => listEntries(db, query),
  }),

  export: route({
    summary: 'The audit log as a CSV file',
    mediaType: 'text/csv',
    query: auditExportSchema,
    handle: ({ db }, request, reply) =>
      sendExport({
        db,
        request,
        reply,
        name: 'audit-log',
        parts: exportEntries(db, request.query),
      }),
  }),

  check: route({
    summary:
      'Compare new entries of the audit log with their hashes, and of all entries the next 100,000',
    answer: chainStatusSchema,
    perMinute: 6,
    handle: async ({ db }) => toStatus(await checkChain(db, { most: ENTRIES_AT_A_CALL })),
  }),
};

import { AUDIT_INTAKE, releaseEntriesSchema } from '@evmandi/contract/platform/release-entries';
import { isSignedBy } from '@evmandi/contract/platform/signed-call';
import { releaseEntriesAnswerSchema, releaseEntriesCallSchema } from '../../contract/releases.ts';
import { Failure, notFound, refused } from '../http/failure.ts';
import { route } from '../http/route.ts';
import { keepEntries } from './keep-entries.ts';

/** Entries of a text that was signed; throws where it is none of theirs. */
function entriesIn(text: string) {
  try {
    return releaseEntriesSchema.parse(JSON.parse(text));
  } catch {
    throw refused('invalid_entries', 'What was signed is no list of entries');
  }
}

export const releaseRoutes = {
  keep: route({
    summary: 'Add what the release service did to the audit log, each entry once',
    holds: 'lines',
    // One service tells what a whole site did, also after an outage.
    perMinute: 6_000,
    errors: [401, 404],
    body: releaseEntriesCallSchema,
    answer: releaseEntriesAnswerSchema,
    handle: async ({ db, releaseSecret }, { body }) => {
      if (releaseSecret === undefined) throw notFound('There is no release service here');
      const { at, entries: text, signature } = body;
      const call = { at, method: 'POST', path: AUDIT_INTAKE, body: text };
      if (!isSignedBy(releaseSecret, call, signature)) {
        throw new Failure(401, 'signature_refused', 'The signature does not fit');
      }
      return { kept: await keepEntries(db, entriesIn(text)) };
    },
  }),
};

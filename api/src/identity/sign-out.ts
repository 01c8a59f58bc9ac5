import type { Database } from '../database/database.ts';
import { groupedEvent } from '../events/write-grouped-event.ts';
import type { Caller } from '../http/access.ts';
import { endSession, endSessions } from './sessions.ts';

/**
 * Ends one of the caller's sessions, or all of them, and writes it down; answers how many ended. Throws 404 for one
 * that is not open.
 */
export function signOut(db: Database, caller: Caller, which: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const everywhere = which === 'everywhere';
    const ended = everywhere ? await endSessions(tx, caller.id) : 1;
    if (!everywhere) await endSession(tx, caller.id, which);
    const own = everywhere || which === caller.session;
    const told = groupedEvent(tx, {
      kind: own ? 'signed_out' : 'session_ended',
      by: caller,
      ...(everywhere && { text: 'everywhere', after: { sessions: ended } }),
    });
    await told.selectFrom('told').select('id').execute();
    return ended;
  });
}

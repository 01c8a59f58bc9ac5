import type { StaffEvent } from '../../contract/common.ts';
import type { Database } from '../database/database.ts';

/** What happened to a row, the newest first, at most `most`. */
export async function readEvents(
  db: Database,
  { subject, id, most = 20 }: { subject: string; id: string; most?: number },
): Promise<StaffEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['kind', 'at', 'actor', 'text'])
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ kind, at, actor, text }) => ({ kind, at: at.toISOString(), by: actor, text }));
}

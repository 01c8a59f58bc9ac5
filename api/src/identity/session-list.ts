import type { SessionList } from '../../contract/auth.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../http/access.ts';
import { deviceName } from './device-name.ts';
import { listSessions } from './sessions.ts';

/** The caller's open sessions, with the one that asks marked. */
export async function getSessions(db: Database, caller: Caller): Promise<SessionList> {
  const rows = await listSessions(db, caller.id);
  return {
    sessions: rows.map(({ id, device, address, created_at, used_at }) => ({
      id,
      device: deviceName(device),
      address,
      createdAt: created_at.toISOString(),
      usedAt: used_at.toISOString(),
      current: id === caller.session,
    })),
  };
}

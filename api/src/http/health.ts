import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, ping } from '../database/database.ts';
import { cacheNever } from './caching.ts';
import { unavailable } from './failure.ts';
import { route } from './route.ts';

const PATIENCE_MS = 2_000;

async function reachable(db: Database): Promise<boolean> {
  const limit = new AbortController();
  const late = sleep(PATIENCE_MS, false, { signal: limit.signal }).catch(() => false);
  const answered = ping(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => limit.abort());
}

export const healthRoutes = {
  alive: route({
    summary: 'The process answers',
    handle: (_api, _request, reply) => {
      cacheNever(reply);
      return { status: 'ok' };
    },
  }),

  ready: route({
    summary: 'The process and its database answer',
    handle: async ({ db }, _request, reply) => {
      cacheNever(reply);
      if (!(await reachable(db))) throw unavailable('The database cannot be reached', 2);
      return { status: 'ready' };
    },
  }),
};

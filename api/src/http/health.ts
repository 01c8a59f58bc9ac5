import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Database, ping } from '../database/database.ts';
import { unavailable } from './failure.ts';

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

/** `/healthz`: the process answers. `/readyz`: so does its database. */
export function registerHealth(app: FastifyInstance, db: Database): void {
  const config = { access: 'public' } as const;
  app.get('/healthz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await reachable(db))) throw unavailable('The database cannot be reached', 2);
    return { status: 'ready' };
  });
}

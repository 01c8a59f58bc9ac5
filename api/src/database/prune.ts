import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database.ts';
import { daysAgo } from './days-ago.ts';

const HOUR_MS = 3_600_000;

/**
 * Deletes what is not asked for any more: answers kept for a repetition of their request after 7 days, visits
 * after one (the dashboard looks back 30 minutes).
 */
export async function prune(db: Database): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(7)).execute();
  await db.deleteFrom('visits').where('minute', '<', daysAgo(1)).execute();
}

/** Prunes now and once an hour; returns how to end it. What fails is logged, and tried again an hour later. */
export function keepPruned(db: Database, logger: FastifyBaseLogger): () => Promise<void> {
  const work = () => prune(db).catch((err) => logger.warn({ err }, 'old rows were not deleted'));
  let last = work();
  const timer = setInterval(() => {
    last = last.then(work);
  }, HOUR_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}

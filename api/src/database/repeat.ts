import type { FastifyBaseLogger } from 'fastify';

interface Chore {
  everyMs: number;
  logger: FastifyBaseLogger;
  /** What the log says when it failed. */
  failure: string;
}

/** Does `work` now and again; returns how to end it. What fails is logged, and tried again the next time. */
export function repeat(
  work: () => Promise<unknown>,
  { everyMs, logger, failure }: Chore,
): () => Promise<void> {
  const attempt = async () => {
    try {
      await work();
    } catch (err) {
      logger.warn({ err }, failure);
    }
  };
  let last = attempt();
  const timer = setInterval(() => {
    last = last.then(attempt);
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}

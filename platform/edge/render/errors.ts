/*
 * Why a page was not rendered. The first word of each message is the reason that the failure log counts by.
 */

/** The pool has no room, or no worker: the render was not begun, and the caller knows it at once. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';

  constructor(detail: string) {
    super(`busy: ${detail}`);
  }
}

/** The remote's last renders failed or hung: for a while none is begun. */
export class BreakerOpenError extends Error {
  override readonly name = 'BreakerOpenError';

  constructor(owner: string) {
    super(`broken: ${owner} has failed too often, it is tried again in a few seconds`);
  }
}

/** A worker gave no answer within its own limit and the grace beyond it; it was ended. */
export class HungError extends Error {
  override readonly name = 'HungError';

  constructor(limitMs: number) {
    super(`hung: more than ${limitMs} ms`);
  }
}

/** A worker's process ended while it rendered. */
export class WorkerDiedError extends Error {
  override readonly name = 'WorkerDiedError';

  constructor(how: string) {
    super(`died: ${how}`);
  }
}

/** Whether a render has cost its worker. */
export const endsWorker = (error: unknown): boolean =>
  error instanceof HungError || error instanceof WorkerDiedError;

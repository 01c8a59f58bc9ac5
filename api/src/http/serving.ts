import type { FastifyInstance } from 'fastify';

/** What computes hashes for somebody stands below it. */
const IDENTITY = '/api/auth/';

let waiting = 0;

/** Whether anybody waits for an answer of this process that is no sign-in. */
export const othersWait = (): boolean => waiting > 0;

/** Counts the requests that hashing must leave room for. */
export function registerServing(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(IDENTITY)) {
      waiting += 1;
      let isOver = false;
      const over = () => {
        if (!isOver) waiting -= 1;
        isOver = true;
      };
      // One that its client left is never finished.
      reply.raw.once('finish', over).once('close', over);
    }
    done();
  });
}

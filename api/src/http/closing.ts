import type { FastifyInstance } from 'fastify';

/**
 * Once the server closes, the answers under way also end their connections: one that is kept alive would
 * hold the process until its caller lets go.
 */
export function registerClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply, body) => {
    if (closing) reply.header('connection', 'close');
    return body;
  });
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { networkOf } from '@evmandi/contract/platform/proxies';
import { endsSoon } from '@evmandi/contract/platform/token-ends';
import { sendError, sendJson } from './answers.ts';
import { CallError } from './call-error.ts';
import { isLogged, logged } from './call-log.ts';
import type { Caller } from './caller.ts';
import { TOKEN_ENDS_HEADER } from './contract.ts';
import { gcRoutes } from './gc-routes.ts';
import { readingRoutes, tokenRoutes } from './reading-routes.ts';
import { releaseRoutes } from './release-routes.ts';
import { findRoute, type Route, type ServiceOptions } from './route.ts';
import { staffRoutes } from './staff-routes.ts';
import { standingRoutes } from './standing-routes.ts';
import { createTries } from './tries.ts';
import { uploadRoutes } from './upload-routes.ts';
import { whoCalls } from './who-calls.ts';

/** All calls that there are. */
export const serviceRoutes = (options: ServiceOptions): Route[] => [
  ...readingRoutes(options),
  ...uploadRoutes(options),
  ...releaseRoutes(options),
  ...standingRoutes(options),
  ...staffRoutes(options),
  ...gcRoutes(options),
  ...tokenRoutes(options),
];

/**
 * The release service over HTTP: see `contract.ts`. Whoever sends no token that opens something learns nothing;
 * what is refused is in the log, as is whatever changes something.
 */
export function createService(options: ServiceOptions): RequestListener {
  const { registry, report, now = Date.now } = options;
  const { records } = registry;
  const routes = serviceRoutes(options);
  const tries = createTries();
  const asking = whoCalls(options, tries);

  /** A call that was refused before anything logged it; a flood of them is in the log by its beginning. */
  async function logRefused(request: IncomingMessage, caller: Caller | undefined, error: unknown) {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const small = isRead ? [404, 409, 422, 429] : [409, 429];
    const isSmall = error instanceof CallError && small.includes(error.status);
    if (isSmall || isLogged(error)) return;
    const address = request.socket.remoteAddress ?? 'unknown';
    const times = caller ? 1 : tries.entryFor(networkOf(address));
    if (times === 0) return;
    const by = caller ?? { who: 'nobody known', id: '', app: undefined, address };
    const of = `${request.method} ${request.url?.split('?')[0]}`.slice(0, 200);
    const repeated = times > 1 ? `, ${times} such calls within an hour` : '';
    const fail = () => Promise.reject(error);
    await logged(records, { caller: by, what: 'call', of: `${of}${repeated}` }, fail, () => ({
      text: '',
    })).catch(() => undefined);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request;
    if (!URL.canParse(url, 'http://service')) {
      return sendJson(response, 400, { error: 'The address is malformed.' });
    }
    const { pathname, searchParams: query } = new URL(url, 'http://service');
    if (pathname === '/healthz' || pathname === '/readyz') return sendJson(response, 200, {});
    let caller: Caller | undefined;
    try {
      const { caller: known, content } = await asking(request);
      caller = known;
      const { endsAt } = known;
      if (endsAt !== undefined && endsSoon(endsAt, now())) {
        response.setHeader(TOKEN_ENDS_HEADER, endsAt);
      }
      const found = findRoute(routes, request.method ?? '', pathname);
      if (!found) throw new CallError(404, 'There is no such call.');
      await found.route.handle({ request, content, response, caller, rest: found.rest, query });
    } catch (error) {
      // Cut off: it is begun again where it was.
      if (response.socket?.destroyed !== false) return;
      await logRefused(request, caller, error);
      // What nobody reads any more would hold the connection, and whoever sends it without an answer.
      if (!request.complete && request.destroyed && !response.headersSent) {
        response.setHeader('Connection', 'close');
      } else request.resume();
      sendError(response, error, report);
    }
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      report(String(error));
      response.destroy();
    });
  };
}

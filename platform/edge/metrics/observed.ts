import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { withRequestId } from '@evmandi/contract/platform/request-context';
import { REQUEST_ID_HEADER, requestIdFrom } from '@evmandi/contract/platform/request-id';
import type { Logger } from 'pino';
import type { Secrets } from '../secrets.ts';
import type { AddressKind, EdgeMetrics } from './edge-metrics.ts';
import { servedPage } from './served.ts';

interface Observers {
  logger: Logger;
  secrets: Pick<Secrets, 'hide'>;
  metrics?: EdgeMetrics | undefined;
}

interface Begun {
  id: string;
  pathname: string;
  kind: AddressKind;
  /** By `performance.now()`. */
  at: number;
}

const PROBE = /^\/(?:healthz|readyz)$/;
const MACHINE = /^\/(?:healthz|readyz|registry\.json|~vitals|robots\.txt|sitemap[^/]*\.xml)$/;

function kindOf(pathname: string): AddressKind {
  if (pathname.startsWith('/artifacts/')) return 'file';
  if (pathname.startsWith('/api/pictures/')) return 'picture';
  return MACHINE.test(pathname) ? 'machine' : 'page';
}

/** Files, which browsers ask for by the dozen, and probes leave no line at the usual level when all is well. */
function levelOf({ kind, pathname }: Begun, status: number): 'error' | 'info' | 'debug' {
  if (PROBE.test(pathname)) return 'debug';
  if (status >= 500) return 'error';
  return status < 400 && kind === 'file' ? 'debug' : 'info';
}

/**
 * Gives every request its id, which the answer names, and observes how it ended: one line, `error` for faults,
 * without the query and the secrets of a path.
 */
export function observed(
  listener: RequestListener,
  { logger, secrets, metrics }: Observers,
): RequestListener {
  function end({ method }: IncomingMessage, response: ServerResponse, begun: Begun): void {
    const { id, pathname, kind } = begun;
    const { statusCode: status } = response;
    const ms = performance.now() - begun.at;
    const remote = servedPage(response)?.remote;
    metrics?.observe({ kind, status, seconds: ms / 1_000, remote: remote?.name });
    const whose = remote && { remote: remote.name, version: remote.version };
    const path = secrets.hide(pathname);
    const line = { reqId: id, method, path, status, ms: Math.round(ms), ...whose };
    logger[levelOf(begun, status)](line, 'request');
  }

  return (request, response) => {
    const id = requestIdFrom(request.headers[REQUEST_ID_HEADER]);
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const begun = { id, pathname, kind: kindOf(pathname), at: performance.now() };
    // Browsers ask for files by the dozen, and nothing stands behind them.
    if (begun.kind !== 'file') response.setHeader(REQUEST_ID_HEADER, id);
    response.once('close', () => end(request, response, begun));
    withRequestId(id, () => listener(request, response));
  };
}

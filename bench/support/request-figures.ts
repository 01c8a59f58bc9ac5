import type { LoggedRequest } from './network-log.ts';

const CODE_AND_DATA = new Set(['Script', 'Stylesheet', 'Fetch', 'XHR']);
const DATA = new Set(['Fetch', 'XHR']);

const sum = (requests: LoggedRequest[]) =>
  requests.reduce((total, { bytes, cached }) => total + (cached ? 0 : bytes), 0);

export const isCode = ({ type }: LoggedRequest) => type === 'Script' || type === 'Stylesheet';
export const isData = ({ type }: LoggedRequest) => DATA.has(type);

/** Bytes as sent of all requests, and of scripts alone. */
export function bytesOf(requests: LoggedRequest[]) {
  return { bytes: sum(requests), jsBytes: sum(requests.filter(({ type }) => type === 'Script')) };
}

/** Addresses that came over the wire more than once. */
export function duplicates(requests: LoggedRequest[]): string[] {
  const loaded = requests.filter(
    ({ cached, bytes, type }) => !cached && bytes > 0 && type !== 'Preflight',
  );
  const seen = new Set<string>();
  return loaded.flatMap(({ url }) => (seen.has(url) || !seen.add(url) ? [url] : []));
}

/** Scripts that came over the wire, by the end of their address, with their bytes; the largest first. */
export function scriptBytes(requests: LoggedRequest[]): Record<string, number> {
  const scripts = requests
    .filter(({ type, cached }) => type === 'Script' && !cached)
    .map(({ url, bytes }) => [shortName(url), bytes] as const)
    .sort(([, a], [, b]) => b - a);
  return Object.fromEntries(scripts);
}

/** `catalog .../routes.1a2b.js` of an artefact's file. */
export function shortName(url: string): string {
  const [, app = '', file = url] = /\/artifacts\/([^/]+)\/.*?([^/]+)$/.exec(url) ?? [];
  return `${app} ${file}`.trim();
}

function causes({ initiator }: LoggedRequest): string[] {
  const urls = initiator.url ? [initiator.url] : [];
  for (let stack = initiator.stack; stack; stack = stack.parent) {
    urls.push(...stack.callFrames.map(({ url }) => url));
  }
  return urls;
}

/**
 * The longest chain of requests for code and data in which each was asked for by the one before it; what
 * the document itself asks for is the first step.
 */
export function steps(requests: LoggedRequest[]): number {
  const depth = new Map<string, number>();
  let deepest = 0;
  for (const request of requests) {
    const { url, type } = request;
    const own = 1 + Math.max(0, ...causes(request).map((cause) => depth.get(cause) ?? 0));
    const known = depth.get(url);
    depth.set(url, type === 'Document' ? 0 : Math.min(known ?? own, own));
    if (CODE_AND_DATA.has(type)) deepest = Math.max(deepest, depth.get(url) ?? 0);
  }
  return deepest;
}

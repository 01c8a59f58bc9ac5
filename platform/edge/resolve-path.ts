import type { PageRemote } from '@evmandi/contract/platform/composition';
import type { PageRoute } from '@evmandi/contract/platform/remote-descriptor';
import { FALLBACK_PATTERN, findOwner } from '@evmandi/contract/platform/route-owner';

/** How a path is answered. `remote` is missing where no remote declares the home page. */
export type Resolution =
  | { kind: 'page'; remote: PageRemote | undefined; route: PageRoute | undefined }
  | { kind: 'home' }
  | { kind: 'not-found' }
  | { kind: 'malformed' };

const NEVER_A_PAGE = /^\/(?:artifacts|\.well-known)(?:\/|$)/;
const FILE_EXTENSION = /\.[a-z][a-z0-9]{0,9}\/*$/i;

/** Answered by the edge itself, or by the API behind the same front, before any page. */
const BEFORE_PAGES = /^\/(?:api(?:\/|$)|(?:healthz|readyz|~vitals)$|~override(?:\/|$))/;

/** Whether no page can be had at a path, whoever declares it. */
export const isReserved = (path: string): boolean =>
  [BEFORE_PAGES, NEVER_A_PAGE, FILE_EXTENSION].some((reserved) => reserved.test(path));

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * A path with a file extension, or under `/artifacts` or `/.well-known`, is never a page (ROUTE-5). A path that
 * no remote declares, other than by the root fallback, leads home (ROUTE-4). `pathname` as it was sent, no query.
 */
export function resolvePath(remotes: readonly PageRemote[], pathname: string): Resolution {
  const decoded = decode(pathname);
  if (decoded === undefined || !pathname.startsWith('/')) return { kind: 'malformed' };
  if (NEVER_A_PAGE.test(decoded) || FILE_EXTENSION.test(decoded)) return { kind: 'not-found' };
  const owner = findOwner(remotes, pathname);
  const declared = owner !== undefined && owner.route.path !== FALLBACK_PATTERN;
  if (declared || pathname === '/')
    return { kind: 'page', remote: owner?.remote, route: owner?.route };
  return { kind: 'home' };
}

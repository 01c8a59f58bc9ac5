import type { PageComposition } from '@evmandi/contract/platform/composition';
import type { To } from 'react-router-dom';
import type { createRouter } from './router/create-router.ts';

type Router = Pick<ReturnType<typeof createRouter>, 'navigate' | 'state'>;

/** The live composition is asked for when a link is pointed at, at most once in so long. */
const PAUSE_MS = 30_000;
const LIMIT_MS = 5_000;

let asked = Number.NEGATIVE_INFINITY;
let leaving = false;

/** Whether something that the page is made of was taken back: a version, or the composition as a whole. */
async function isWithdrawn({ number, host, remotes }: PageComposition): Promise<boolean> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const answer = await fetch('/registry.json', { cache: 'no-store', signal });
  if (!answer.ok) return false;
  const live = (await answer.json()) as PageComposition;
  const parts = [{ name: 'host', version: host.version }, ...remotes];
  const back = live.withdrawn ?? [];
  return (
    live.number < number || parts.some(({ name, version }) => back.includes(`${name} ${version}`))
  );
}

function urlOf(to: To): URL {
  if (typeof to === 'string') return new URL(to, location.href);
  const { pathname = location.pathname, search = '', hash = '' } = to;
  return new URL(pathname + search + hash, location.href);
}

/**
 * Makes the next navigation to another path a page load, which brings what is live. Until then nothing changes:
 * what is typed on the screen stays.
 */
function leave(router: Router): void {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>;
  const toPage = async (
    to: To | number | null,
    options?: { replace?: boolean; formMethod?: string },
  ) => {
    if (to === null || typeof to === 'number') return navigate(to);
    const url = urlOf(to);
    const posted = options?.formMethod !== undefined && options.formMethod !== 'get';
    if (url.pathname === location.pathname || posted) return navigate(to, options);
    if (options?.replace) location.replace(url);
    else location.assign(url);
  };
  router.navigate = toPage as Router['navigate'];
  window.addEventListener('popstate', () => {
    if (location.pathname !== router.state.location.pathname) location.reload();
  });
}

/** Looks whether the page is made of something that was withdrawn, and leaves it then. Never rejects. */
export async function lookOut(composition: PageComposition, router: Router): Promise<void> {
  const now = performance.now();
  if (leaving || now - asked < PAUSE_MS) return;
  asked = now;
  leaving = await isWithdrawn(composition).catch(() => false);
  if (leaving) leave(router);
}

import type { PageComposition } from '@evmandi/contract/platform/composition';
import type { createRouter } from './router/create-router.ts';

type Router = Pick<ReturnType<typeof createRouter>, 'state'>;

/** The live composition is asked for at most once in so long. */
const PAUSE_MS = 3_000;
const LIMIT_MS = 5_000;

let asked = Number.NEGATIVE_INFINITY;
let answer: Promise<boolean> | undefined;

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

/** Asks again after the pause, until the answer was yes. Never rejects. */
function ask(composition: PageComposition): Promise<boolean> {
  const now = performance.now();
  if (answer && now - asked < PAUSE_MS) return answer;
  if (!answer) {
    // What was taken back while nobody looked is known before the first press.
    document.addEventListener('visibilitychange', () => void ask(composition));
  }
  asked = now;
  answer = isWithdrawn(composition).catch(() => false);
  void answer.then((yes) => {
    if (yes) asked = Number.POSITIVE_INFINITY;
  });
  return answer;
}

const load = (url: string) => {
  const here = location.pathname + location.search + location.hash;
  // Back and Forward have changed the address already.
  if (url === here) location.reload();
  else location.assign(url);
};

/**
 * Looks whether the page is made of something that was withdrawn. The navigation to another path that is under way
 * then becomes a page load, which brings what is live, and `true` comes back. A change of the query alone stays in
 * the page, and so does what is sent: what is typed is not lost. Never rejects.
 */
export async function lookOut(
  composition: PageComposition,
  router: Router,
  go = load,
): Promise<boolean> {
  if (!(await ask(composition))) return false;
  const { navigation, location: shown } = router.state;
  const { location: to, formMethod = 'GET' } = navigation;
  if (!to || to.pathname === shown.pathname || formMethod !== 'GET') return false;
  go(to.pathname + to.search + to.hash);
  return true;
}

import { MOST_TOLD, mayBeTold } from '../../edge/render/asked-pages.ts';
import type { Site } from '../../edge/site.ts';
import type { EdgeState } from '../../registry/edges.ts';
import { addressOf } from '../checks/examples.ts';

const LIMIT_MS = 5_000;

/** The addresses that all edges together were asked for most. */
function mostAsked(edges: readonly Pick<EdgeState, 'asked'>[]): string[] {
  const counts = new Map<string, number>();
  for (const [address, count] of edges.flatMap(({ asked = [] }) => asked)) {
    counts.set(address, (counts.get(address) ?? 0) + count);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([address]) => address);
}

/** Paths of pages that the API names for the sitemap, spread over all of them; none where it names none. */
async function inSitemap(apiUrl: string): Promise<string[]> {
  try {
    const answer = await fetch(`${apiUrl}/api/sitemap`, { signal: AbortSignal.timeout(LIMIT_MS) });
    const { pages } = (await answer.json()) as { pages: { path: string }[] };
    const step = Math.max(1, Math.floor(pages.length / MOST_TOLD));
    return pages.filter((_, index) => index % step === 0).map(({ path }) => path);
  } catch {
    return [];
  }
}

/** The examples of the routes that a site declares. */
const examplesOf = ({ release }: Site): string[] =>
  (release?.remotes ?? []).flatMap(({ descriptor }) =>
    descriptor.routes.flatMap((route) => addressOf(route) ?? []),
  );

/**
 * At most 200 addresses of a live site that are everybody's: the most asked of the last hour first, then, as far as
 * those are fewer, one of each route and pages of the sitemap.
 */
export async function addressesToRehearse(
  site: Site,
  edges: readonly Pick<EdgeState, 'asked'>[],
  apiUrl: string,
): Promise<string[]> {
  const asked = mostAsked(edges);
  const others =
    asked.length < MOST_TOLD ? [...examplesOf(site), ...(await inSitemap(apiUrl))] : [];
  const all = new Set([...asked, ...others]);
  return [...all].filter((address) => mayBeTold(site, address)).slice(0, MOST_TOLD);
}

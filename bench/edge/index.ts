import { goalTable } from '../support/goals.ts';
import type { Options } from '../support/options.ts';
import { keepResult } from '../support/results.ts';
import type { BenchSites } from '../support/sites.ts';
import { cachedPages } from './cached.ts';
import { startLoadedEdge } from './edge-process.ts';
import { releaseUnderLoad } from './release.ts';
import { rush } from './rush.ts';
import { soak } from './soak.ts';

const say = (line: string) => console.log(line);

/**
 * `npm run bench -- edge`: cached pages, then an edge of its own under more requests than its workers can
 * render, and a release meanwhile; with `--soak` its memory under ten minutes of load, whose result is kept apart:
 * most runs are without.
 */
export async function edge(sites: BenchSites, options: Options): Promise<void> {
  const cached = await cachedPages(sites, options);
  const loaded = await startLoadedEdge(sites);
  const rushed = await rush(loaded, options);
  const released = options.smoke
    ? undefined
    : await releaseUnderLoad(loaded, sites, rushed.figures);
  const soaked = options.soak ? await soak(loaded, rushed.figures, options) : undefined;
  const parts = [rushed, released].flatMap((part) => part ?? []);
  const goals = [...cached.goals, ...parts.flatMap((part) => part.goals)];
  say(`\n${goalTable([...goals, ...(soaked?.goals ?? [])])}`);
  if (options.smoke) return;
  const figures = {
    cached: cached.figures,
    rush: rushed.figures,
    release: released?.figures,
  };
  const { runs } = options;
  say(`\nWritten to ${keepResult(sites.root, 'edge', { runs, goals, figures })}`);
  if (soaked) say(`Written to ${keepResult(sites.root, 'edge-soak', { runs: 1, ...soaked })}`);
}

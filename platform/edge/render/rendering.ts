import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '../../registry/registry.ts';
import type { Environment } from '../environment.ts';
import type { Site } from '../site.ts';
import { createFailureLog } from './failures.ts';
import { createInlineStyles } from './inline-styles.ts';
import { createRenderPool } from './pool.ts';
import { createRenderedPages } from './rendered-pages.ts';
import { createRenderer } from './renderer.ts';

/** Workers that one remote may have at once; one more stands by for the others. */
const MAX_SHARE = 4;
/** A page that is late for one visitor is finished all the same, within this many limits, for the next. */
const PATIENCE = 4;

interface RenderingOptions {
  registry: Registry;
  environment: Environment;
  report: (line: string) => void;
  /** Absolute path of the worker's bundle. */
  workerFile: string;
}

/** Server rendering as the edge uses it: a pool of workers behind a cache. */
export function createRendering({ registry, environment, report, workerFile }: RenderingOptions) {
  const { publicConfig: config, apiInternalUrl, siteUrl, renderMs: limitMs } = environment;
  const pool = createRenderPool({
    workerFile,
    artifactFolders: [join(registry.root, 'artifacts')],
    workers: Math.min(availableParallelism(), MAX_SHARE) + 1,
    limitMs: limitMs * PATIENCE,
    waitMs: limitMs,
    report,
  });
  const renderer = createRenderer({ registry, pool, config, apiInternalUrl });
  const failures = createFailureLog(report);
  const inlineStyles = createInlineStyles(registry);
  const options = { renderer, inlineStyles, config, siteUrl, limitMs, failures };
  const rendered = createRenderedPages(options);
  return {
    /** Brings a release into every worker, then its most asked pages into the cache. Never rejects. */
    prepare: async (site: Site): Promise<void> => {
      await renderer.prepare(site);
      await rendered.warmUp(site);
    },
    pages: rendered.answer,
    canRender: rendered.canRender,
    /** How pages were answered since the start. */
    get pageCounters() {
      return rendered.counters;
    },
    /** What the workers do and have done; names of remotes come with their version. */
    get counters() {
      return pool.counters;
    },
    close: renderer.close,
  };
}

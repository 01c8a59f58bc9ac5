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
/**
 * A render has this many limits: where there is no other page a visitor waits so long, as with the first renders
 * of each worker, which load code; elsewhere it is finished for the next visitor.
 */
const PATIENCE = 4;
/** A render that takes longer counts as this in what the next are likely to take: half of a visitor's patience. */
const OVERRUN = PATIENCE / 2;

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
    waitMs: limitMs * PATIENCE,
    usualMs: limitMs * OVERRUN,
    user: environment.renderUser,
    report,
  });
  const renderer = createRenderer({ registry, pool, config, apiInternalUrl });
  const failures = createFailureLog(report);
  const inlineStyles = createInlineStyles(registry);
  const rendered = createRenderedPages({
    ...{ renderer, inlineStyles, config, siteUrl, limitMs, failures },
    firstLimitMs: limitMs * PATIENCE,
  });
  let latest: Site | undefined;
  return {
    /** Brings a release into every worker, then its most asked pages into the cache. Never rejects. */
    prepare: async (site: Site): Promise<void> => {
      latest = site;
      await renderer.prepare(site);
      await rendered.warmUp(site);
    },
    pages: rendered.answer,
    canRender: rendered.canRender,
    /** The most asked pages of the last hour that are everybody's, and how often. */
    asked: () => (latest ? rendered.asked(latest) : []),
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

import {
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import { createEdge } from '../../edge/edge.ts';
import { createFailureLog } from '../../edge/render/failures.ts';
import { createInlineStyles } from '../../edge/render/inline-styles.ts';
import { createRenderPool } from '../../edge/render/pool.ts';
import { createRenderedPages } from '../../edge/render/rendered-pages.ts';
import { createRenderer, type Renderer } from '../../edge/render/renderer.ts';
import { listen } from '../../edge/server.ts';
import { describeSite, type Site } from '../../edge/site.ts';
import type { TrialRegistry } from './trial-registry.ts';

/** A page that takes longer has failed. */
const RENDER_LIMIT_MS = 30_000;
/** Pages of one remote that are rendered at once. */
const MAX_SHARE = 4;
const SIGN_IN = '/api/auth/login';

export interface ServedCandidate {
  site: Site;
  renderer: Renderer;
  /** As browsers get it. */
  config: PublicConfig;
  /** Address of the site, which hands calls below `/api/` on. */
  origin: string;
  /** How many pages can be rendered at once. */
  workers: number;
  close: () => Promise<void>;
}

interface ServeOptions {
  trial: Pick<TrialRegistry, 'registry' | 'release' | 'folders'>;
  config: PublicConfig;
  /** Without `/api`. */
  apiUrl: string;
  /** Folder of the platform's bundles. */
  dist: string;
  /** Nice value of what renders. */
  priority?: number;
}

/** Hands a call on; only what reads, and signing in: a trial leaves no trace in the shop. */
function passOn(apiUrl: string, asked: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '/' } = asked;
  if (method !== 'GET' && method !== 'HEAD' && url !== SIGN_IN) {
    response.writeHead(204).end();
    return;
  }
  const { origin: _origin, host: _host, ...headers } = asked.headers;
  const call = request(new URL(url, apiUrl), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  call.once('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  asked.pipe(call);
}

/** The candidate as an edge serves it, on a free port of this machine, with the API below its own address. */
export async function serveCandidate(options: ServeOptions): Promise<ServedCandidate> {
  const { trial, apiUrl, dist } = options;
  const { registry, release, folders } = trial;
  let answer: RequestListener = (_, response) => response.writeHead(503).end();
  const server = await listen((asked, response) => answer(asked, response), 0, '127.0.0.1');
  const origin = `http://127.0.0.1:${server.port}`;
  const { picturesUrl: _picturesUrl, ...own } = options.config;
  const config = { ...own, apiUrl: origin };
  const workers = Math.min(availableParallelism(), MAX_SHARE);
  // A page's own failure is told by the page; what a worker leaves behind is told by the next one.
  const report = () => undefined;
  const workerFile = join(dist, 'render-worker.mjs');
  const pool = createRenderPool({
    workerFile,
    artifactFolders: folders,
    // One more than a remote may have at once.
    workers: workers + 1,
    limitMs: RENDER_LIMIT_MS,
    ...(options.priority !== undefined && { priority: options.priority }),
    report,
  });
  const renderer = createRenderer({ registry, pool, config, apiInternalUrl: apiUrl });
  const site = describeSite(release);
  const edge = createEdge({
    registry,
    config,
    report,
    site: async () => site,
    renderedPages: createRenderedPages({
      renderer,
      inlineStyles: createInlineStyles(registry),
      config,
      siteUrl: origin,
      limitMs: RENDER_LIMIT_MS,
      firstLimitMs: RENDER_LIMIT_MS,
      failures: createFailureLog(report),
    }).answer,
  });
  answer = (asked, response) => {
    if (asked.url?.startsWith('/api/')) passOn(apiUrl, asked, response);
    else edge(asked, response);
  };
  const close = async () => {
    await Promise.all([server.close(), pool.close()]);
  };
  return { site, renderer, config, origin, workers, close };
}

import type { ChunkList, PageRemote } from '@evmandi/contract/platform/composition';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { PageRoute } from '@evmandi/contract/platform/remote-descriptor';
import type { RenderResult } from '@evmandi/contract/platform/render';
import { createPage, type Page } from '../pages.ts';
import { addresses, type Site } from '../site.ts';
import type { FailureLog } from './failures.ts';
import { headTags } from './head-tags.ts';
import type { createInlineStyles } from './inline-styles.ts';
import type { RenderedScreen, Renderer } from './renderer.ts';
import { createStaleCache } from './stale-cache.ts';

const FRESH_MS = 5_000;
const STALE_MS = 60_000;
const MAX_PAGES = 500;

interface Options {
  renderer: Renderer;
  inlineStyles: ReturnType<typeof createInlineStyles>;
  config: PublicConfig;
  /** Address of the site, for canonical addresses. */
  siteUrl: string;
  /** How long a visitor waits for a render before the page goes out without it. */
  limitMs: number;
  failures: FailureLog;
}

export interface PageRequest {
  site: Site;
  remote: PageRemote;
  route: PageRoute;
  pathname: string;
  search: string;
}

export type RenderedAnswer =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; page: Page };

/** Path and the declared query parameters, in the order of the declaration. */
function renderUrl({ route, pathname, search }: PageRequest): string {
  const { query = [] } = route;
  if (search === '' || query.length === 0) return pathname;
  const asked = new URLSearchParams(search);
  const kept = query.flatMap((name) => asked.getAll(name).map((value) => [name, value]));
  return kept.length === 0 ? pathname : `${pathname}?${new URLSearchParams(kept)}`;
}

function screenChunks({ site, remote }: PageRequest, files: string[]): ChunkList {
  const artifact = site.release?.remotes.find(({ name }) => name === remote.name);
  if (!artifact) return { js: [], css: [] };
  const lists = files.map((file) => addresses(artifact, artifact.browser.lazy[file]));
  const all = (kind: 'js' | 'css') => [...new Set(lists.flatMap((list) => list[kind]))];
  return { js: all('js'), css: all('css') };
}

/** Chunks of the layout that a remote provides for the page; none when the host draws it. */
function layoutChunks({ site, remote: owner, route }: PageRequest): ChunkList {
  const remote = site.page.remotes.find(({ layouts = {} }) => Object.hasOwn(layouts, route.layout));
  const chunks = remote?.layouts?.[route.layout];
  if (!remote || !chunks) return { js: [], css: [] };
  const entry = remote.name === owner.name ? [] : [remote.entry];
  return { js: [...entry, ...chunks.js], css: chunks.css };
}

/** A request has waited for the limit; the render goes on for the next one. */
class Late extends Error {
  constructor(limitMs: number) {
    super(`late: more than ${limitMs} ms`);
  }
}

async function inTime<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Late(limitMs)), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Pages rendered on the server, cached; `undefined` when the page has to be left to the browser. */
export function createRenderedPages(options: Options) {
  const { renderer, inlineStyles, config, siteUrl, limitMs, failures } = options;
  const cache = createStaleCache<RenderedAnswer>({
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    maxEntries: MAX_PAGES,
  });

  async function document(
    request: PageRequest,
    result: Extract<RenderResult, { kind: 'page' }>,
    { files }: RenderedScreen,
  ): Promise<Page> {
    const { site, remote, route, pathname } = request;
    const [layout, screen] = [layoutChunks(request), screenChunks(request, files)];
    const chunks = { js: [...layout.js, ...screen.js], css: [...layout.css, ...screen.css] };
    const { entry, async } = site.host;
    const sheets = [...entry.css, ...async.css, ...remote.chunks.css, ...chunks.css];
    const indexed = route.access === 'public' && route.render === 'full' && result.status === 200;
    const head = headTags(result.head, { siteUrl, pathname, indexed });
    const { html, links, page } = result;
    const styles = await inlineStyles(site, [...new Set(sheets)], html);
    const rendered = { html, head, links, styles, chunks, page };
    return createPage({ site, owner: remote, config, rendered });
  }

  async function make(request: PageRequest, previous?: RenderedAnswer): Promise<RenderedAnswer> {
    const screen = await renderer.render(request.site, renderUrl(request));
    const { result } = screen;
    if (result.kind === 'redirect') return result;
    const page = await document(request, result, screen);
    const same = previous?.kind === 'page' && previous.page.etag === page.etag;
    // The one before is compressed already.
    return { kind: 'page', status: result.status, page: same ? previous.page : page };
  }

  return async (request: PageRequest): Promise<RenderedAnswer | undefined> => {
    const { site, remote } = request;
    const key = `${site.page.number} ${renderUrl(request)}`;
    // Recorded here: the client may have got a stale page, or have left before the render failed.
    const noted = (error: unknown) => {
      failures.record(remote, error);
      throw error;
    };
    try {
      const answer = cache.get(key, (previous) => make(request, previous).catch(noted));
      return await inTime(answer, limitMs);
    } catch (error) {
      if (error instanceof Late) failures.record(remote, error);
      return undefined;
    }
  };
}
export type RenderedPages = ReturnType<typeof createRenderedPages>;

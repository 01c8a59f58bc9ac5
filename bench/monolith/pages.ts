import { layoutServerFile } from '@evmandi/contract/platform/layouts';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import {
  createFailureLog,
  createInlineStyles,
  createPage,
  createRenderedPages,
  createRenderPool,
  type Page,
  type Registry,
  type RenderedPages,
  type readEnvironment,
  type Site,
} from '@evmandi/platform/bench';
import type { Hints } from './protocol.ts';
import { withHints } from './site.ts';

const WORKERS = 2;

interface PagesOptions {
  site: Site;
  config: PublicConfig;
  hints: Hints;
}

/** Pages that the browser renders, each with the hints of its path. */
export function browserPages({ site, config, hints }: PagesOptions): RenderedPages {
  const pages = new Map<string, Page>();
  return async ({ remote, pathname }) => {
    const owner = withHints(remote, site, hints[pathname]);
    const page = pages.get(pathname) ?? createPage({ site, owner, config });
    pages.set(pathname, page);
    return { kind: 'page', status: 200, page };
  };
}

interface ServerOptions extends PagesOptions {
  registry: Registry;
  environment: ReturnType<typeof readEnvironment>;
  workerFile: string;
  /** Folder of the build. */
  folder: string;
  report: (line: string) => void;
}

/** Pages rendered by the edge's own workers, which find all in one server bundle. */
export function serverPages(options: ServerOptions) {
  const { site, config, hints, registry, environment, workerFile, folder, report } = options;
  const { renderMs: limitMs, apiInternalUrl, siteUrl } = environment;
  const artifactFolders = [folder];
  const pool = createRenderPool({ workerFile, artifactFolders, workers: WORKERS, limitMs, report });
  const names = site.page.remotes.map(({ name }) => name);
  const workerSite = {
    id: 1,
    composition: site.page,
    hostEntry: `${folder}/server/index.js`,
    remoteEntries: Object.fromEntries(
      names.map((name) => [name, `${folder}/server/remotes/${name}.js`]),
    ),
    layoutEntries: Object.fromEntries(
      site.page.remotes
        .flatMap(({ layouts = {} }) => Object.keys(layouts))
        .map((id) => [id, `${folder}/${layoutServerFile(id)}`]),
    ),
    config,
    apiInternalUrl,
  };
  const { answer } = createRenderedPages({
    renderer: {
      prepare: () => pool.prepare(workerSite, '/'),
      render: (_site, url) => pool.render(workerSite, url),
      close: pool.close,
    },
    inlineStyles: createInlineStyles(registry),
    config,
    siteUrl,
    limitMs,
    firstLimitMs: limitMs,
    failures: createFailureLog(report),
  });
  const pages: RenderedPages = (request) =>
    answer({ ...request, remote: withHints(request.remote, site, hints[request.pathname]) });
  return { pages, prepare: () => pool.prepare(workerSite, '/') };
}

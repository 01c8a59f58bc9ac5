import { join } from 'node:path';
import type { Registry } from '../registry/registry.ts';
import { DEV_VERSION } from './dev-artifacts.ts';
import type { Override } from './dev-site.ts';
import type { Environment } from './environment.ts';
import { escapeStyle } from './html.ts';
import { createInlineStyles, type PageStyles } from './render/inline-styles.ts';
import { createPageMaker } from './render/page-maker.ts';
import { createRenderPool, type RenderPool } from './render/pool.ts';
import type { RenderedPages } from './render/rendered-pages.ts';
import { createRenderer } from './render/renderer.ts';
import type { Site } from './site.ts';

/** The first page after a change loads all code anew, on a machine that builds it at the same time. */
const LIMIT_MS = 10_000;

interface DevRenderingOptions {
  registry: Registry;
  environment: Environment;
  overrides: readonly Override[];
  /** Holds a folder with the server build of each developed app. */
  folder: string;
  report: (line: string) => void;
  /** Absolute path of the worker's bundle. */
  workerFile: string;
}

/** Workers keep the code of a site by its id: here each build of a part makes another one. */
function numbered(pool: RenderPool, overrides: readonly Override[]): RenderPool {
  let id = 0;
  let known = '';
  return {
    ...pool,
    render(site, url, options) {
      const builds = overrides.map(({ build }) => build()?.number);
      const key = JSON.stringify([builds, site.composition]);
      if (key !== known) id += 1;
      known = key;
      return pool.render({ ...site, id }, url, options);
    },
  };
}

/** Whole style sheets of dev servers inside the page, under the names by which they are replaced when they change. */
function createDevStyles(registry: Registry, overrides: readonly Override[]) {
  const released = createInlineStyles(registry);
  const places = overrides.flatMap(({ name, url }) => [
    { prefix: `${url}/`, url },
    { prefix: `/artifacts/${name}/${DEV_VERSION}/browser/`, url },
  ]);

  async function developed(sheet: string) {
    const place = places.find(({ prefix }) => sheet.startsWith(prefix));
    if (!place) return undefined;
    const dataHref = sheet.slice(place.prefix.length);
    const answer = await fetch(`${place.url}/${dataHref}`);
    if (!answer.ok) throw new Error(`${place.url}/${dataHref} answered ${answer.status}`);
    return { css: escapeStyle(await answer.text()), source: '', dataHref };
  }

  return async (site: Site, sheets: readonly string[], html: string): Promise<PageStyles> => {
    const found = await Promise.all(sheets.map(developed));
    const others = await released(
      site,
      sheets.filter((_, index) => !found[index]),
      html,
    );
    const own = found.flatMap((sheet) => sheet ?? []);
    const known = new Set(own.map(({ dataHref }) => dataHref));
    const inline = own.filter(({ dataHref }) => known.delete(dataHref));
    return { inline: [...others.inline, ...inline], sheets: others.sheets };
  };
}

/**
 * Server rendering for development: by the same workers as in production, from what the dev servers and the
 * releases hold at that moment. Nothing is kept. A page that cannot be rendered is reported and left to the browser.
 */
export function createDevRendering(options: DevRenderingOptions) {
  const { registry, environment, overrides, folder, report, workerFile } = options;
  const { publicConfig: config, apiInternalUrl, siteUrl } = environment;
  const pool = createRenderPool({
    workerFile,
    artifactFolders: [join(registry.root, 'artifacts'), folder],
    workers: 1,
    limitMs: LIMIT_MS,
    report,
  });
  const withBuilds: Registry = {
    ...registry,
    artifactFolder: (name, version) =>
      version === DEV_VERSION ? join(folder, name) : registry.artifactFolder(name, version),
  };
  const renderer = createRenderer({
    registry: withBuilds,
    pool: numbered(pool, overrides),
    config,
    apiInternalUrl,
  });
  const inlineStyles = createDevStyles(registry, overrides);
  const maker = createPageMaker({ renderer, inlineStyles, config, siteUrl });

  const pages: RenderedPages = async (request) => {
    const { site, remote, pathname } = request;
    if (!site.release) return undefined;
    try {
      const made = await maker.make(request);
      if (made.kind === 'redirect') return made;
      return { kind: 'page', status: made.status, page: maker.documentFor(made, site, remote) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      report(`${pathname} could not be rendered on the server: ${reason}`);
      return undefined;
    }
  };
  return { pages, close: () => pool.close() };
}

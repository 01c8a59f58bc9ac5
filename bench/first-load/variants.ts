import type { Browser } from '@playwright/test';
import { serveHinted } from '../monolith/learn-hints.ts';
import { buildInto } from '../monolith/start.ts';
import { askForPage } from '../support/ask.ts';
import type { BenchSites } from '../support/sites.ts';
import { PAGES, type PageName } from './pages.ts';
import { putStaticFiles, withoutScripts } from './static-pages.ts';

/** The A/A pair is the federated site under two names. */
export const VARIANTS = {
  federated: 'federated',
  again: 'federated again (A/A)',
  oneBundle: 'one bundle, in the browser',
  oneBundleServer: 'one bundle, on the server',
  static: 'static page without script',
} as const;
export type Variant = keyof typeof VARIANTS;

export interface Variants {
  /** Where the browser finds a page in each variant. */
  addressOf: (variant: Variant, page: PageName) => string;
  /** The same past whatever stands between the browser and the server. */
  serverAddressOf: (variant: Variant, page: PageName) => string;
  /** Ends what serves the one bundle. */
  stop: () => Promise<void>;
}

/** One for all measurements of a run: their sources are the same. */
let build: ReturnType<typeof buildInto> | undefined;

const RENDERED = 'id="evmandi-rendered"';

/** A page's document; throws when the server left it to the browser. */
async function renderedPage(address: string): Promise<string> {
  const html = (await askForPage(address)).body.toString();
  if (!html.includes(RENDERED)) throw new Error(`${address} was not rendered on the server`);
  return html;
}

/** The first screen of each page as it is rendered, without any script, served as a file. */
async function staticPages({ site }: BenchSites, pages: PageName[]): Promise<string> {
  const files: Record<string, string> = {};
  for (const page of pages) {
    files[`${page}.html`] = withoutScripts(await renderedPage(site.url + PAGES[page].path));
  }
  return site.url + (await putStaticFiles(site.dataDir, files));
}

/** Brings up every variant. */
export async function startVariants(
  sites: BenchSites,
  browser: Browser,
  pages: PageName[],
): Promise<Variants> {
  const { site, root } = sites;
  build ??= buildInto(root);
  const monolith = await serveHinted(browser, sites, await build, pages);
  for (const page of pages) await renderedPage(monolith.server + PAGES[page].path);
  const staticFolder = await staticPages(sites, pages);
  const addressOf = (variant: Variant, page: PageName) => {
    const { path } = PAGES[page];
    if (variant === 'static') return `${staticFolder}/${page}.html`;
    if (variant === 'oneBundle') return monolith.browser + path;
    if (variant === 'oneBundleServer') return monolith.server + path;
    return site.url + path;
  };
  return { addressOf, serverAddressOf: addressOf, stop: monolith.stop };
}

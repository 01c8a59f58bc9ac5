import type { RenderResult } from '@evmandi/contract/platform/render';
import { createFailureLog } from '../edge/render/failures.ts';
import { createRenderedPages } from '../edge/render/rendered-pages.ts';
import type { RenderedScreen } from '../edge/render/renderer.ts';
import { describeSite } from '../edge/site.ts';
import type { ReleaseSet } from '../registry/release-set.ts';
import { hostArtifact, remoteArtifact, route } from './artifacts.ts';

export const LIMIT_MS = 40;
const FIRST_LIMIT_MS = 160;
export const START = 1_000_000;
export const HOUR_MS = 3_600_000;
const SCREEN_CHUNKS = {
  js: ['browser/static/js/screen.js'],
  css: ['browser/static/css/screen.css'],
};
export const SHOP = remoteArtifact('shop', {
  descriptor: {
    routes: [
      route('/shop', { query: ['q', 'page'] }),
      route('/'),
      route('/cart', { render: 'frame' }),
      route('/desk/shop', { layout: 'desk' }),
    ],
  },
});
export const LAYOUT_CHUNKS = {
  js: ['browser/static/js/layout.js'],
  css: ['browser/static/css/layout.css'],
};
const PLAIN = remoteArtifact('desk');
export const DESK = remoteArtifact('desk', {
  descriptor: { layouts: ['desk'] },
  browser: {
    ...PLAIN.browser,
    exposes: { ...PLAIN.browser.exposes, './layouts/desk': LAYOUT_CHUNKS },
  },
});
export const RELEASE: ReleaseSet = {
  composition: {
    number: 4,
    createdAt: '2026-01-01T00:00:00.000Z',
    reason: 'test',
    host: '1.0.0-00000001',
    remotes: { shop: SHOP.version, desk: DESK.version },
  },
  host: hostArtifact(),
  remotes: [
    { ...SHOP, browser: { ...SHOP.browser, lazy: { 'server/7.js': SCREEN_CHUNKS } } },
    DESK,
  ],
};
const CONFIG = {
  apiUrl: 'http://api.test',
  phone: '',
  email: '',
  country: '',
  copyrightYear: 2025,
  rupeesPerDollar: 84,
};

export type PageResult = Extract<RenderResult, { kind: 'page' }>;

export const page = (changes: Partial<PageResult> = {}): RenderedScreen => ({
  result: {
    kind: 'page',
    status: 200,
    html: '<p>the screen</p>',
    links: '',
    head: { title: 'Shop' },
    page: { kind: 'screen', loaderData: {} },
    routeIds: ['shop.list'],
    ...changes,
  },
  files: ['server/7.js'],
});

/** Rendered pages with a clock, whose renderer answers as told; `urls` lists what it was asked for. */
export function openPages(render: (url: string) => Promise<RenderedScreen>) {
  const clock = { time: START };
  const urls: string[] = [];
  const lines: string[] = [];
  const sheets: string[][] = [];
  const failures = createFailureLog((line) => lines.push(line));
  const site = describeSite(RELEASE);
  const pages = createRenderedPages({
    renderer: {
      prepare: async () => undefined,
      close: async () => undefined,
      render: (_site, url) => {
        urls.push(url);
        return render(url);
      },
    },
    inlineStyles: async (_site, addresses) => {
      sheets.push([...addresses]);
      return { inline: [], sheets: [] };
    },
    config: CONFIG,
    siteUrl: 'https://shop.example',
    limitMs: LIMIT_MS,
    firstLimitMs: FIRST_LIMIT_MS,
    failures,
    now: () => clock.time,
  });
  const ask = (address: string, composition = site) => {
    const { pathname, search } = new URL(address, 'http://x');
    const [remote] = composition.page.remotes;
    const declared = remote?.routes.find(({ path }) => path === pathname);
    if (!remote || !declared) throw new Error(`${pathname} has no owner`);
    return pages.answer({ site: composition, remote, route: declared, pathname, search });
  };
  return { ask, urls, lines, sheets, failures, clock, pages, site };
}

export async function bodyOf(answer: Awaited<ReturnType<ReturnType<typeof openPages>['ask']>>) {
  if (answer?.kind !== 'page') throw new Error('no page');
  return (await answer.page.body('identity')).toString();
}

export function released(changes: Partial<Pick<ReleaseSet, 'host' | 'remotes'>> = {}) {
  const { number } = RELEASE.composition;
  return describeSite({
    ...RELEASE,
    ...changes,
    composition: { ...RELEASE.composition, number: number + 1 },
  });
}
export const newer = <T extends object>(artifact: T): T => ({
  ...artifact,
  version: '2.0.0-0000000c',
});
export const [SHOP_BUILT = SHOP] = RELEASE.remotes;

import { SITE_DESCRIPTION, SITE_NAME } from '@evmandi/contract/domain/site';
import type { ChunkList, PageRemote } from '@evmandi/contract/platform/composition';
import { integrityOf } from '@evmandi/contract/platform/content-address';
import { escapeHtml } from '@evmandi/contract/platform/escape-html';
import { DATA_BLOCK, type PublicConfig } from '@evmandi/contract/platform/page-data';
import { firstScript } from './first-script.ts';
import { dataBlock, tag } from './html.ts';
import type { InlineStyle, PageSheet, PageStyles } from './render/inline-styles.ts';
import type { Site } from './site.ts';

/** Keeps browsers from asking for /favicon.ico. */
const NO_ICON = 'data:,';

/** What rendering on the server adds to a page: the same in every composition that renders it so. */
export interface Rendered {
  /** Markup inside the root element, in UTF-8. */
  html: Buffer;
  /** JSON of what hydration needs, a `RenderedPage`, in UTF-8. */
  data: Buffer;
  /** Title and what else belongs into the head, in place of the defaults. */
  head: string;
  /** `link` tags of the first pictures; they come before all scripts. */
  links: string;
  styles: PageStyles;
  /** That it is rendered in. */
  layout: string;
  /** Chunks of the screen and of the layout that it stands in. */
  chunks: ChunkList;
}

export interface DocumentInput {
  site: Site;
  /** The remote that owns the path. */
  owner: PageRemote | undefined;
  config: PublicConfig;
  rendered?: Rendered | undefined;
  /** Markup that stands before the page, for one browser alone. */
  banner?: string;
}

/** Chunks of the own origin are asked for without CORS, those of another with it. */
const chunkMode = (href: string): Record<string, string> =>
  href.startsWith('/') ? {} : { crossorigin: 'anonymous' };
/** What the browser holds a file against; a hint's is that of the tag it is for, or both would be fetched. */
function integrity(address: string): Record<string, string> {
  const known = integrityOf(address);
  return known ? { integrity: known } : {};
}
const preload = (as: 'script' | 'style') => (href: string) =>
  tag('link', { rel: 'preload', as, href, ...integrity(href), ...chunkMode(href) });
const preloadFont = (href: string) =>
  tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: 'anonymous' });
const styleSheet = (href: string) => tag('link', { rel: 'stylesheet', href, ...integrity(href) });
const inlineStyle = ({ dataHref, css }: InlineStyle) =>
  `${tag('style', dataHref ? { 'data-href': dataHref } : {})}${css}</style>`;
const wholeSheet = ({ href, dataHref }: PageSheet) =>
  tag('link', { rel: 'stylesheet', href, ...integrity(href), 'data-href': dataHref });
const script = (src: string) =>
  `${tag('script', { defer: true, src, ...integrity(src), crossorigin: 'anonymous' })}</script>`;

/** Chunks of host and owner that the first screen needs, in the mode in which they are asked for. */
function hints({ site: { host }, owner, rendered }: DocumentInput): string[] {
  const ofOwner = owner ? [owner.entry, ...owner.chunks.js] : [];
  const scripts = [...host.async.js, ...ofOwner, ...(rendered?.chunks.js ?? [])];
  const styles = rendered ? [] : [...host.async.css, ...(owner?.chunks.css ?? [])];
  return [
    ...host.fonts.map(preloadFont),
    ...styles.map(preload('style')),
    ...scripts.map(preload('script')),
  ];
}

/** What edge and release check alone read of a route. */
const NOT_FOR_BROWSERS = new Set(['query', 'alias', 'example', 'open', 'withdrawn']);
/** Lists of chunks are for the hints of this document; a host before this one goes through them. */
const CHUNKS = new Set(['js', 'css']);
function forBrowsers(key: string, value: unknown): unknown {
  if (CHUNKS.has(key)) return [];
  return NOT_FOR_BROWSERS.has(key) ? undefined : value;
}

const defaultHead = [
  `<title>${escapeHtml(SITE_NAME)}</title>`,
  tag('meta', { name: 'description', content: SITE_DESCRIPTION }),
].join('\n');

/** What is sent unrendered has no menu. */
export const scriptOf = ({ rendered }: DocumentInput) => firstScript(rendered?.layout ?? 'store');

/** The HTML document of a page: the same for every path of one remote unless it was rendered. */
export function buildDocument(input: DocumentInput): string {
  const { site, config, rendered } = input;
  const { host } = site;
  return `${[
    '<!doctype html>',
    '<html lang="en-IN">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    rendered?.head ?? defaultHead,
    ...(rendered ? [rendered.links, ...rendered.styles.inline.map(inlineStyle)] : []),
    ...(rendered ? [] : host.entry.css.map(styleSheet)),
    ...hints(input),
    tag('link', { rel: 'icon', href: host.icon ?? NO_ICON }),
    ...host.entry.js.map(script),
    '</head>',
    '<body>',
    `<script>${scriptOf(input).text}</script>`,
    ...(input.banner ? [input.banner] : []),
    `<div id="root">${rendered?.html.toString() ?? ''}</div>`,
    ...(rendered
      ? []
      : [
          '<noscript>This page was not ready in time. Load it again, or switch JavaScript on.</noscript>',
        ]),
    dataBlock(DATA_BLOCK.composition, JSON.stringify(site.page, forBrowsers)),
    dataBlock(DATA_BLOCK.config, JSON.stringify(config)),
    ...(rendered ? [dataBlock(DATA_BLOCK.rendered, rendered.data.toString())] : []),
    // Last: nothing is painted later because of them, and scripts still wait for them.
    ...(rendered?.styles.sheets.map(wholeSheet) ?? []),
    '</body>',
    '</html>',
  ].join('\n')}\n`;
}

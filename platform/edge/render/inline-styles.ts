import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../../registry/registry.ts';
import { locate } from '../file-addresses.ts';
import { escapeStyle } from '../html.ts';
import type { Site } from '../site.ts';
import { verifiedFiles } from '../verified-files.ts';
import { classesIn, firstRules, parseSheet, type Sheet } from './first-rules.ts';

/** A style sheet of the page. */
export interface PageSheet {
  href: string;
  /** What the bundler's runtime calls it: it looks for this before it loads the file. */
  dataHref: string;
}

/** A style sheet, or part of one, that stands inside the document. */
export interface InlineStyle {
  css: string;
  /** For the policy: `'sha256-…'`. */
  source: string;
  /** Of a whole one. */
  dataHref?: string;
}

/** What the first paint needs of the style sheets, and those that follow as a whole. */
export interface PageStyles {
  inline: InlineStyle[];
  sheets: PageSheet[];
}

const sourceOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** Addresses inside a style sheet count from its file; inside a document they would from the page. */
function absoluteUrls(css: string, address: string): string {
  return css.replace(/url\((['"]?)(?!data:|https?:|\/|#)([^()'"]+)\1\)/g, (_, quote, path) => {
    return `url(${quote}${posix.join(posix.dirname(address), path)}${quote})`;
  });
}

/** Screens of a site times the states that their markup has, nearly. */
const MOST_KEPT = 200;

type LoadedSheet = PageSheet & { rules: Sheet };

/** What is known of a site's style sheets. */
class SiteStyles {
  readonly sheets = new Map<string, Promise<LoadedSheet>>();
  /** By sheets and classes: searches and products differ in texts, and hardly in classes. */
  readonly cut = new LRUCache<string, PageStyles>({ max: MOST_KEPT });
}

function cutDown(sheets: readonly LoadedSheet[], classes: ReadonlySet<string>): PageStyles {
  const first = firstRules(
    sheets.map(({ rules }) => rules),
    classes,
  );
  const parts = sheets.map(({ href, dataHref }, index) => {
    const { css = '', whole } = first[index] ?? {};
    // Before the hash: the policy names what stands in the document.
    return { href, dataHref, css: escapeStyle(css), whole };
  });
  return {
    inline: parts.map(({ css, whole, dataHref }) => ({
      css,
      source: sourceOf(css),
      ...(whole && { dataHref }),
    })),
    sheets: parts.filter(({ whole }) => !whole).map(({ href, dataHref }) => ({ href, dataHref })),
  };
}

/** Reads style sheets of stored artefacts, each once for a site, and cuts them down to a page's markup. */
export function createInlineStyles(registry: Registry) {
  const bySite = new WeakMap<Site, SiteStyles>();

  async function load({ release }: Site, href: string): Promise<LoadedSheet> {
    const { name = '', version, file = '' } = locate(href) ?? {};
    const parts = release ? [release.host, ...release.remotes] : [];
    const holder = version ?? parts.find((part) => part.name === name)?.version ?? '';
    const sheet = await verifiedFiles(registry).read(name, holder, `browser/${file}`);
    if (!sheet) throw new Error(`${href} is no file of an artefact`);
    const css = absoluteUrls(sheet.content.toString('utf8'), href);
    return { href, dataHref: file, rules: parseSheet(css) };
  }

  return async (site: Site, addresses: readonly string[], html: string): Promise<PageStyles> => {
    const known = bySite.get(site) ?? new SiteStyles();
    bySite.set(site, known);
    const classes = classesIn(html);
    const key = `${addresses.join(' ')}\n${[...classes].sort().join(' ')}`;
    const cut = known.cut.get(key);
    if (cut) return cut;
    const loaded = await Promise.all(
      addresses.map((address) => {
        const sheet = known.sheets.get(address) ?? load(site, address);
        known.sheets.set(address, sheet);
        sheet.catch(() => known.sheets.delete(address));
        return sheet;
      }),
    );
    const styles = cutDown(loaded, classes);
    known.cut.set(key, styles);
    return styles;
  };
}

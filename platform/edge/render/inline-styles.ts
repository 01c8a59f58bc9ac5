import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Registry } from '../../registry/registry.ts';
import { locate } from '../file-addresses.ts';
import type { Site } from '../site.ts';
import { verifiedFiles } from '../verified-files.ts';
import { firstRules, parseSheet, type Sheet } from './first-rules.ts';

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
  return css.replace(/url\((['"]?)(?!data:|https?:|\/|#)([^)'"]+)\1\)/g, (_, quote, path) => {
    return `url(${quote}${posix.join(posix.dirname(address), path)}${quote})`;
  });
}

/** Reads style sheets of stored artefacts, each once for a site, and cuts them down to a page's markup. */
export function createInlineStyles(registry: Registry) {
  const bySite = new WeakMap<Site, Map<string, Promise<PageSheet & { rules: Sheet }>>>();

  async function load({ release }: Site, href: string) {
    const { name = '', version, file = '' } = locate(href) ?? {};
    const parts = release ? [release.host, ...release.remotes] : [];
    const holder = version ?? parts.find((part) => part.name === name)?.version ?? '';
    const sheet = await verifiedFiles(registry).read(name, holder, `browser/${file}`);
    if (!sheet) throw new Error(`${href} is no file of an artefact`);
    const css = absoluteUrls(sheet.content.toString('utf8'), href);
    return { href, dataHref: file, rules: parseSheet(css) };
  }

  return async (site: Site, addresses: readonly string[], html: string): Promise<PageStyles> => {
    const known = bySite.get(site) ?? new Map<string, ReturnType<typeof load>>();
    bySite.set(site, known);
    const loaded = await Promise.all(
      addresses.map((address) => {
        const sheet = known.get(address) ?? load(site, address);
        known.set(address, sheet);
        sheet.catch(() => known.delete(address));
        return sheet;
      }),
    );
    const first = firstRules(
      loaded.map(({ rules }) => rules),
      html,
    );
    const parts = loaded.map(({ href, dataHref }, index) => ({ href, dataHref, ...first[index] }));
    return {
      inline: parts.map(({ css = '', whole, dataHref }) => ({
        css,
        source: sourceOf(css),
        ...(whole && { dataHref }),
      })),
      sheets: parts.filter(({ whole }) => !whole).map(({ href, dataHref }) => ({ href, dataHref })),
    };
  };
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Registry } from '../../registry/registry.ts';
import type { Site } from '../site.ts';

/** A style sheet that stands inside the document. */
export interface InlineStyle {
  /** What the bundler's runtime calls it: it looks for this before it loads the file. */
  dataHref: string;
  css: string;
  /** For the policy: `'sha256-…'`. */
  source: string;
}

const ADDRESS = /^\/artifacts\/([^/]+)\/([^/]+)\/browser\/(.+)$/;

/** Addresses inside a style sheet count from its file; inside a document they would from the page. */
function absoluteUrls(css: string, address: string): string {
  return css.replace(/url\((['"]?)(?!data:|https?:|\/|#)([^)'"]+)\1\)/g, (_, quote, path) => {
    return `url(${quote}${posix.join(posix.dirname(address), path)}${quote})`;
  });
}

/** Reads style sheets of stored artefacts for inlining, each once for a site. */
export function createInlineStyles(registry: Registry) {
  const bySite = new WeakMap<Site, Map<string, Promise<InlineStyle>>>();

  async function load(address: string): Promise<InlineStyle> {
    const [, name = '', version = '', file = ''] = ADDRESS.exec(address) ?? [];
    const folder = registry.artifactFolder(name, version);
    if (!folder) throw new Error(`${address} is no file of an artefact`);
    const css = absoluteUrls(await readFile(`${folder}/browser/${file}`, 'utf8'), address);
    const source = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
    return { dataHref: file, css, source };
  }

  return (site: Site, addresses: readonly string[]): Promise<InlineStyle[]> => {
    const known = bySite.get(site) ?? new Map<string, Promise<InlineStyle>>();
    bySite.set(site, known);
    return Promise.all(
      addresses.map((address) => {
        const style = known.get(address) ?? load(address);
        known.set(address, style);
        style.catch(() => known.delete(address));
        return style;
      }),
    );
  };
}

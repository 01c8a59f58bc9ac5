import { createHash } from 'node:crypto';
import type { PageRemote } from '@evmandi/contract/composition';
import type { PublicConfig } from '@evmandi/contract/page-data';
import { buildDocument, type DocumentInput } from './document.ts';
import { compress, type Encoding } from './encoding.ts';
import type { Site } from './site.ts';

/** A document, compressed once for each encoding that somebody asked for. */
export interface Page {
  /** Weak, since it is one for all encodings. */
  etag: string;
  body: (encoding: Encoding) => Promise<Buffer>;
  /** Sources of its inline styles, for the policy. */
  styleSources: string[];
}

export function createPage(input: DocumentInput): Page {
  const html = buildDocument(input);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    styleSources: input.rendered?.styles.map(({ source }) => source) ?? [],
    body: (encoding) => {
      const body = bodies.get(encoding) ?? compress(html, encoding);
      bodies.set(encoding, body);
      return body;
    },
  };
}

/**
 * Documents that were not rendered differ by composition and owner only. They are kept with their site,
 * so there are never more than remotes, and an old composition's go with it.
 */
export function createPageCache(config: PublicConfig) {
  const pages = new WeakMap<Site, Map<PageRemote | undefined, Page>>();
  return (site: Site, owner: PageRemote | undefined): Page => {
    const ofSite = pages.get(site) ?? new Map<PageRemote | undefined, Page>();
    pages.set(site, ofSite);
    const page = ofSite.get(owner) ?? createPage({ site, owner, config });
    ofSite.set(owner, page);
    return page;
  };
}

import type { PageRemote } from '@evmandi/contract/platform/composition';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import { buildDocument, type DocumentInput, scriptOf } from './document.ts';
import { type EncodedText, encodedText } from './encoded-text.ts';
import type { InlineSources } from './security-headers.ts';
import type { Site } from './site.ts';

/** A document as it is sent. */
export interface Page extends EncodedText {
  /** Sources of what stands inside of it, for the policy. */
  inline: InlineSources;
}

/**
 * Returns the document for a site, with the sources that its policy must allow. Its tag names the composition,
 * so that a release is never taken for what a client or a cache holds.
 */
export function createPage(input: DocumentInput): Page {
  const { rendered, site } = input;
  const inline = {
    scripts: [scriptOf(input).source],
    styles: rendered?.styles.inline.map(({ source }) => source) ?? [],
  };
  return { ...encodedText(() => buildDocument(input), `${site.page.number}-`), inline };
}

/**
 * Documents for the browser to render. They differ by composition and owner only and are kept with their
 * site, so there are never more than remotes, and an old composition's go with it.
 */
export function createShellPages(config: PublicConfig) {
  const pages = new WeakMap<Site, Map<PageRemote | undefined, Page>>();
  return (site: Site, owner: PageRemote | undefined): Page => {
    const ofSite = pages.get(site) ?? new Map<PageRemote | undefined, Page>();
    pages.set(site, ofSite);
    const page = ofSite.get(owner) ?? createPage({ site, owner, config });
    ofSite.set(owner, page);
    return page;
  };
}

import { createHash } from 'node:crypto';
import type { PageRemote } from '@evmandi/contract/platform/composition';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { RenderResult } from '@evmandi/contract/platform/render';
import type { Rendered } from '../document.ts';
import { createPage, type Page } from '../pages.ts';
import { keptFor, type Site } from '../site.ts';
import { headTags } from './head-tags.ts';
import type { createInlineStyles } from './inline-styles.ts';
import { pageChunks } from './page-chunks.ts';
import { type PageRequest, renderUrl } from './page-request.ts';
import type { RenderedScreen, Renderer } from './renderer.ts';

interface MakerOptions {
  renderer: Renderer;
  inlineStyles: ReturnType<typeof createInlineStyles>;
  config: PublicConfig;
  /** Address of the site, for canonical addresses. */
  siteUrl: string;
}

/** What a render gave, apart from the composition that it is sent with. */
interface MadePage {
  kind: 'page';
  status: number;
  /** Of all that the renderer answered. */
  digest: string;
  rendered: Rendered;
  /** The newest first. */
  documents: { site: Site; page: Page }[];
}

export type Made = { kind: 'redirect'; status: number; location: string } | MadePage;

const digestOf = (screen: RenderedScreen) =>
  createHash('sha256').update(JSON.stringify(screen)).digest('base64url');

/** Makes pages of what the renderer answers. */
export function createPageMaker({ renderer, inlineStyles, config, siteUrl }: MakerOptions) {
  async function assemble(
    request: PageRequest,
    result: Extract<RenderResult, { kind: 'page' }>,
    files: string[],
  ): Promise<Rendered> {
    const { site, remote, route, pathname } = request;
    const chunks = pageChunks(request, files);
    const { entry, async } = site.host;
    const sheets = [...entry.css, ...async.css, ...remote.chunks.css, ...chunks.css];
    const indexed = route.access === 'public' && route.render === 'full' && result.status === 200;
    const head = headTags(result.head, { siteUrl, pathname, indexed });
    const { html, links } = result;
    const styles = await inlineStyles(site, [...new Set(sheets)], html);
    const data = Buffer.from(JSON.stringify(result.page));
    const { layout } = route;
    return { html: Buffer.from(html), data, head, links, styles, layout, chunks };
  }

  return {
    /**
     * Renders a page; what is the same as before stays `previous`, with its compressed documents. `inAdvance`:
     * no visitor waits for it.
     */
    async make(request: PageRequest, previous?: Made, inAdvance = false): Promise<Made> {
      const screen = await renderer.render(request.site, renderUrl(request), { inAdvance });
      const { result, files } = screen;
      if (result.kind === 'redirect') return result;
      const digest = digestOf(screen);
      if (previous?.kind === 'page' && previous.digest === digest) return previous;
      const rendered = await assemble(request, result, files);
      return { kind: 'page', status: result.status, digest, rendered, documents: [] };
    },
    /** The document of a page for a composition, with the data that the browser needs of it. */
    documentFor(made: MadePage, site: Site, owner: PageRemote): Page {
      const known = made.documents.find((document) => document.site === site);
      if (known) return known.page;
      const page = createPage({ site, owner, config, rendered: made.rendered });
      made.documents = [{ site, page }, ...made.documents].slice(0, keptFor(site));
      return page;
    },
  };
}

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { PageRemote } from '@evmandi/contract/platform/composition';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { PageRoute } from '@evmandi/contract/platform/remote-descriptor';
import type { VisitCounter } from '../canary/counter.ts';
import type { Visitor } from './canary/visitor.ts';
import { forVisitor, renderedHeaders, SHELL_HEADERS, UNRENDERED_HEADERS } from './page-caching.ts';
import { createShellPages, type Page } from './pages.ts';
import type { RenderedPages } from './render/rendered-pages.ts';
import { redirect, sendEncoded } from './responses.ts';
import { type ExtraSources, pageHeaders } from './security-headers.ts';
import type { Site } from './site.ts';

interface PageAnswerOptions {
  config: PublicConfig;
  renderedPages?: RenderedPages;
  extraSources?: ExtraSources;
  counter?: VisitCounter;
}

interface Asked {
  site: Site;
  remote: PageRemote | undefined;
  route: PageRoute | undefined;
  pathname: string;
  search: string;
  /** Of a page that depends on its visitor, while there are canaries. */
  caching?: OutgoingHttpHeaders | undefined;
  visitor?: Visitor | undefined;
}

/** Answers the addresses of pages: rendered where that can be had, else for the browser to render. */
export function createPageAnswers(options: PageAnswerOptions) {
  const { config, renderedPages, extraSources, counter } = options;
  const shellPage = createShellPages(config);
  const policies = new WeakMap<Page, Record<string, string>>();

  function policyOf(page: Page): Record<string, string> {
    const headers = policies.get(page) ?? {
      ...pageHeaders(config, extraSources, page.inline),
      'Content-Type': 'text/html; charset=utf-8',
    };
    policies.set(page, headers);
    return headers;
  }

  const sender =
    (request: IncomingMessage, response: ServerResponse) =>
    (page: Page, headers: OutgoingHttpHeaders, status = 200) =>
      sendEncoded(request, response, page, { ...policyOf(page), ...headers }, status);

  async function page(request: IncomingMessage, response: ServerResponse, asked: Asked) {
    const { site, remote, route, pathname, search, visitor } = asked;
    const sendPage = sender(request, response);

    if (!renderedPages || !remote || !route)
      return sendPage(shellPage(site, remote), SHELL_HEADERS);
    const answer = await renderedPages({ site, remote, route, pathname, search });
    if (visitor && (!answer || (answer.kind === 'page' && answer.lastGoodMs !== undefined))) {
      counter?.takeUnrendered(visitor.number, visitor.canaries);
    }
    if (answer?.kind === 'redirect') return redirect(response, answer.location, answer.status);
    if (!answer) return sendPage(shellPage(site, remote), UNRENDERED_HEADERS);
    const { status, lastGoodMs } = answer;
    return sendPage(
      answer.page,
      forVisitor(renderedHeaders(route, lastGoodMs), asked.caching),
      status,
    );
  }

  return {
    page,
    /** The host alone, by which browsers without a network show what they have kept. */
    shell: (request: IncomingMessage, response: ServerResponse, site: Site) =>
      sender(request, response)(shellPage(site, undefined), UNRENDERED_HEADERS),
  };
}

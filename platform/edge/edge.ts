import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { PageRemote } from '@evmandi/contract/platform/composition';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { PageRoute } from '@evmandi/contract/platform/remote-descriptor';
import type { Registry } from '../registry/registry.ts';
import { createArtifactFiles } from './artifact-files.ts';
import { followChannel, type LiveSite } from './live-site.ts';
import type { MachineFiles } from './machines/machine-files.ts';
import { createShellPages, type Page } from './pages.ts';
import type { Pictures } from './pictures.ts';
import type { RenderedPages } from './render/rendered-pages.ts';
import { resolvePath } from './resolve-path.ts';
import { redirect, send, sendEncoded, sendJson, sendText } from './responses.ts';
import { type ExtraSources, pageHeaders } from './security-headers.ts';
import type { Site } from './site.ts';

export interface EdgeOptions {
  registry: Registry;
  config: PublicConfig;
  /** Where lines for the operator go. */
  report: (line: string) => void;
  /** Server rendering: `undefined`, or no answer, sends the page for the browser to render. */
  renderedPages?: RenderedPages;
  /** Answers `/robots.txt` and the sitemaps. */
  machineFiles?: MachineFiles;
  /** Answers `/api/pictures/`. */
  pictures?: Pictures;
  /** More lines for `/metrics`. */
  metrics?: () => string;
  /** Replaces the site of the channel; for development. */
  site?: LiveSite;
  extraSources?: ExtraSources;
}

interface Asked {
  site: Site;
  remote: PageRemote | undefined;
  route: PageRoute | undefined;
  pathname: string;
  search: string;
}

/** Search engines come again after ten minutes. */
const MACHINE_CACHING = 'public, max-age=600';

const NOTHING_RELEASED = `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><title>EVMandi is starting</title></head>
<body><h1>EVMandi is starting</h1><p>Nothing is released yet. Please try again in a moment.</p></body></html>
`;

/** The edge as a request listener: pages, artefacts, the live composition and the two probes. */
export function createEdge(options: EdgeOptions): RequestListener {
  const { registry, config, report, renderedPages } = options;
  const live = options.site ?? followChannel(registry, report);
  const artifactFiles = createArtifactFiles(registry);
  const shellPage = createShellPages(config);

  const headersOfPages = new WeakMap<Page, Record<string, string>>();

  function headersOf(page: Page): Record<string, string> {
    const headers = headersOfPages.get(page) ?? {
      ...pageHeaders(config, options.extraSources, page.inline),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    };
    headersOfPages.set(page, headers);
    return headers;
  }

  const sendPage = (request: IncomingMessage, response: ServerResponse, page: Page, status = 200) =>
    sendEncoded(request, response, page, headersOf(page), status);

  async function answerPage(request: IncomingMessage, response: ServerResponse, asked: Asked) {
    const { site, remote, route, pathname, search } = asked;
    if (renderedPages && remote && route) {
      const answer = await renderedPages({ site, remote, route, pathname, search });
      if (answer?.kind === 'redirect') return redirect(response, answer.location, answer.status);
      if (answer) return sendPage(request, response, answer.page, answer.status);
    }
    return sendPage(request, response, shellPage(site, remote));
  }

  function sendUnreleased(response: ServerResponse) {
    const type = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
    const headers = pageHeaders(config, options.extraSources);
    send(response, 503, { ...headers, ...type, 'Retry-After': '2' }, NOTHING_RELEASED);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
      return;
    }
    const url = request.url ?? '/';
    const [, pathname = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    if (pathname === '/healthz') return sendText(response, 200, 'ok');
    if (pathname === '/metrics') return sendText(response, 200, options.metrics?.() ?? '');
    if (pathname.startsWith('/artifacts/')) return artifactFiles(request, response, pathname);
    if (pathname.startsWith('/api/pictures/') && options.pictures)
      return options.pictures(request, response, pathname, search);

    const site = await live();
    if (pathname === '/readyz')
      return sendText(response, site ? 200 : 503, site ? 'ok' : 'no release');
    if (pathname === '/registry.json') {
      return site
        ? sendJson(response, 200, site.page)
        : sendJson(response, 503, { message: 'Nothing is released yet', code: 'no_release' });
    }
    const file = site && (await options.machineFiles?.(site, pathname));
    if (file) {
      const headers = { 'Content-Type': file.type, 'Cache-Control': MACHINE_CACHING };
      return sendEncoded(request, response, file.text, headers);
    }
    const found = resolvePath(site?.page.remotes ?? [], pathname);
    if (found.kind === 'malformed') return sendText(response, 400, 'Malformed address');
    if (found.kind === 'not-found') return sendText(response, 404, 'Not found');
    if (!site) return sendUnreleased(response);
    if (found.kind === 'home') return redirect(response, '/');
    const { remote, route } = found;
    await answerPage(request, response, { site, remote, route, pathname, search });
  }

  return (request, response) => {
    response.on('error', () => response.destroy());
    answer(request, response).catch((error: unknown) => {
      report(`${request.method} ${request.url}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong');
    });
  };
}

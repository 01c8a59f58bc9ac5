import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { PageRemote } from '@evmandi/contract/composition';
import type { PublicConfig } from '@evmandi/contract/page-data';
import type { Registry } from '../registry/registry.ts';
import { createArtifactFiles } from './artifact-files.ts';
import type { Rendered } from './document.ts';
import { chooseEncoding } from './encoding.ts';
import { followChannel, type LiveSite } from './live-site.ts';
import { createPage, createPageCache, type Page } from './pages.ts';
import { resolvePath } from './resolve-path.ts';
import { isKnown, redirect, send, sendJson, sendText } from './responses.ts';
import { type ExtraSources, pageHeaders } from './security-headers.ts';
import type { Site } from './site.ts';

interface RenderRequest {
  site: Site;
  /** The owner of the path. */
  remote: PageRemote;
  /** Path and query as they were asked for. */
  url: string;
}

export interface EdgeOptions {
  registry: Registry;
  config: PublicConfig;
  /** Where lines for the operator go. */
  report: (line: string) => void;
  /** The place of server rendering: `undefined` sends the page without markup. */
  render?: (request: RenderRequest) => Promise<Rendered | undefined>;
  /** Replaces the site of the channel; for development. */
  site?: LiveSite;
  extraSources?: ExtraSources;
}

const NOTHING_RELEASED = `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><title>EVMandi is starting</title></head>
<body><h1>EVMandi is starting</h1><p>Nothing is released yet. Please try again in a moment.</p></body></html>
`;

/** The edge as a request listener: pages, artefacts, the live composition and the two probes. */
export function createEdge(options: EdgeOptions): RequestListener {
  const { registry, config, report, render } = options;
  const live = options.site ?? followChannel(registry, report);
  const artifactFiles = createArtifactFiles(registry);
  const cachedPage = createPageCache(config);
  const headers = pageHeaders(new URL(config.apiUrl).origin, options.extraSources);

  async function makePage(site: Site, remote: PageRemote | undefined, url: string): Promise<Page> {
    if (render && remote) {
      try {
        const rendered = await render({ site, remote, url });
        if (rendered) return createPage({ site, owner: remote, config, rendered });
      } catch (error) {
        report(`Rendering ${remote.name} failed: ${String(error)}`);
      }
    }
    return cachedPage(site, remote);
  }

  async function sendPage(request: IncomingMessage, response: ServerResponse, page: Page) {
    const { etag } = page;
    const caching = { 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' };
    if (isKnown(request, etag)) {
      response.writeHead(304, { ...headers, ...caching }).end();
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const encoded = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
    const type = { 'Content-Type': 'text/html; charset=utf-8' };
    send(response, 200, { ...headers, ...caching, ...type, ...encoded }, await page.body(encoding));
  }

  function sendUnreleased(response: ServerResponse) {
    const type = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
    send(response, 503, { ...headers, ...type, 'Retry-After': '2' }, NOTHING_RELEASED);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
      return;
    }
    const url = request.url ?? '/';
    const pathname = url.split(/[?#]/, 1)[0] ?? '/';
    if (pathname === '/healthz') return sendText(response, 200, 'ok');
    if (pathname.startsWith('/artifacts/')) return artifactFiles(request, response, pathname);

    const site = await live();
    if (pathname === '/readyz')
      return sendText(response, site ? 200 : 503, site ? 'ok' : 'no release');
    if (pathname === '/registry.json') {
      return site
        ? sendJson(response, 200, site.page)
        : sendJson(response, 503, { message: 'Nothing is released yet', code: 'no_release' });
    }
    const found = resolvePath(site?.page.remotes ?? [], pathname);
    if (found.kind === 'malformed') return sendText(response, 400, 'Malformed address');
    if (found.kind === 'not-found') return sendText(response, 404, 'Not found');
    if (!site) return sendUnreleased(response);
    if (found.kind === 'home') return redirect(response, '/');
    await sendPage(request, response, await makePage(site, found.remote, url));
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

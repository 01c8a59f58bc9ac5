import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { SERVICE_WORKER, SHELL } from '@evmandi/contract/platform/offline';
import { OVERRIDE } from '@evmandi/contract/platform/override';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import { VITALS } from '@evmandi/contract/platform/vitals';
import type { VisitCounter } from '../canary/counter.ts';
import type { PartCounter } from '../canary/part-visits.ts';
import type { Registry } from '../registry/registry.ts';
import { createArtifactFiles } from './artifact-files.ts';
import { NOBODY_ELSE, siteFor } from './canary/visitor.ts';
import { createVitals } from './canary/vitals.ts';
import { followChannel, type LiveSite } from './live-site.ts';
import type { MachineFiles } from './machines/machine-files.ts';
import { noteServed } from './metrics/served.ts';
import { NOTHING_RELEASED, nothingTaken, sendNotice } from './notices.ts';
import { createOverrides } from './override/answer-override.ts';
import type { Passes } from './override/override-passes.ts';
import { createPageAnswers } from './page-answers.ts';
import type { Pictures } from './pictures.ts';
import type { RenderedPages } from './render/rendered-pages.ts';
import { resolvePath } from './resolve-path.ts';
import { redirect, sendEncoded, sendJson, sendText } from './responses.ts';
import { createSecrets, type Secrets } from './secrets.ts';
import { type ExtraSources, HTTPS_ONLY } from './security-headers.ts';
import type { ServiceWorker } from './service-worker.ts';
import { DEPLOYED, type Site } from './site.ts';

export interface EdgeOptions {
  registry: Registry;
  config: PublicConfig;
  /** Where lines for the operator go. */
  report: (line: string) => void;
  /** Server rendering: `undefined`, or no answer, sends the page for the browser to render. */
  renderedPages?: RenderedPages;
  /** Whether any page can be rendered, for `/readyz`. */
  canRender?: (site: Site) => Promise<boolean>;
  /** Whether visitors use https. */
  isSecure?: boolean;
  /** Whether this process is about to end, for `/readyz`. */
  isClosing?: () => boolean;
  /** Answers `/robots.txt` and the sitemaps. */
  machineFiles?: MachineFiles;
  /** Answers `/api/pictures/`. */
  pictures?: Pictures;
  /** Answers `/service-worker.js`. */
  serviceWorker?: ServiceWorker;
  /** Counts how visits of canaries and beside them go; `partCounter` those of every version. Both answer `/~vitals`. */
  counter?: VisitCounter;
  /** Counts them at all times, for people to look at. */
  partCounter?: PartCounter;
  /** Proxies whose `X-Forwarded-For` is believed. */
  trustProxy?: readonly string[];
  /** By which staff see other versions in their own browser. */
  passes?: Passes;
  /** Origins of dev servers that such a remote may come from; none when left out. */
  devOrigins?: readonly string[];
  /** Shared with the log of requests. */
  secrets?: Secrets;
  /** Replaces the site of the channel; for development. */
  site?: LiveSite;
  extraSources?: ExtraSources;
}

/** Search engines come again after ten minutes. */
const MACHINE_CACHING = 'public, max-age=600';
const ALLOWED = { Allow: 'GET, HEAD' };
const API = /^\/api(?:\/|$)/;
/** What brings a cookie is kept by no cache. */
const FOR_ONE = { caching: NOBODY_ELSE };
const isOverride = (pathname: string) =>
  pathname === OVERRIDE || pathname.startsWith(`${OVERRIDE}/`);

/** The edge as a request listener: pages, artefacts, the live composition and the two probes. */
export function createEdge(options: EdgeOptions): RequestListener {
  const { registry, config, report, pictures, secrets = createSecrets() } = options;
  const channel = options.site ?? followChannel(registry, report);
  const live = async () => {
    const site = await channel();
    for (const one of site?.beside?.sites ?? [site]) if (one) secrets.learn(one);
    return site;
  };
  const artifactFiles = createArtifactFiles({ registry, live, report });
  const answerPage = createPageAnswers(options);
  const { passes, isSecure = false, devOrigins = [] } = options;
  const overrides =
    passes && createOverrides({ registry, config, passes, isSecure, devOrigins, secrets, report });
  const { counter, partCounter, trustProxy = [] } = options;
  const vitals = createVitals({ counter, partCounter, trustProxy });

  const notices = { config, extra: options.extraSources };

  async function whyNotReady(site: Site | undefined): Promise<string | undefined> {
    if (options.isClosing?.()) return 'closing';
    if (!site) return 'no release';
    return (await options.canRender?.(site)) === false ? 'no page can be rendered' : undefined;
  }

  async function refuseMethod(response: ServerResponse, url: string, pathname: string) {
    const site = await live();
    const { kind } = resolvePath(site?.page.remotes ?? [], pathname);
    if (kind !== 'page') return sendText(response, 405, 'Only GET and HEAD', ALLOWED);
    return sendNotice(response, 405, nothingTaken(url), ALLOWED, notices);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const [, pathname = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const ofPictures = pictures && pathname.startsWith('/api/pictures/');
    if (API.test(pathname) && !ofPictures) {
      const message = 'The API does not answer at this address';
      return sendJson(response, 404, { message, code: 'not_found' });
    }
    if (pathname === VITALS) return vitals(request, response, await live(), search);
    if (!reads) return refuseMethod(response, pathname + search, pathname);
    if (pathname === '/healthz') return sendText(response, 200, 'ok');
    if (pathname.startsWith('/artifacts/')) return artifactFiles(request, response, pathname);
    if (ofPictures) return pictures(request, response, pathname, search);

    if (overrides && isOverride(pathname)) {
      return overrides.door(request, response, pathname, search);
    }

    const site = await live();
    if (pathname === '/readyz') {
      const reason = await whyNotReady(site);
      return sendText(response, reason ? 503 : 200, reason ?? 'ok');
    }
    if (pathname === '/registry.json' || pathname === DEPLOYED) {
      if (!site) {
        return sendJson(response, 503, { message: 'Nothing is released yet', code: 'no_release' });
      }
      const { page, host } = site;
      return sendJson(response, 200, pathname === DEPLOYED ? { page, host, config } : page);
    }
    const file = site && (await options.machineFiles?.(site, pathname));
    if (file) {
      const headers = { 'Content-Type': file.type, 'Cache-Control': MACHINE_CACHING };
      return sendEncoded(request, response, file.text, headers);
    }
    if (site && options.serviceWorker) {
      if (pathname === SERVICE_WORKER) return options.serviceWorker(request, response, site);
      if (pathname === SHELL) return answerPage.shell(request, response, site);
    }
    if (site && (await overrides?.page(request, response, { live: site, pathname }))) return;
    const made = site && siteFor(site, request, response, isSecure);
    // Also where it is the live page that takes an override's cookie away.
    const served = made && response.hasHeader('Set-Cookie') ? { ...made, ...FOR_ONE } : made;
    const found = resolvePath(served?.site.page.remotes ?? [], pathname);
    if (found.kind === 'malformed') return sendText(response, 400, 'Malformed address');
    if (found.kind === 'not-found') return sendText(response, 404, 'Not found');
    if (!served) {
      return sendNotice(response, 503, NOTHING_RELEASED, { 'Retry-After': '2' }, notices);
    }
    if (found.kind === 'home') return redirect(response, '/');
    const { remote, route } = found;
    if (remote && route) noteServed(response, { remote });
    await answerPage.page(request, response, { ...served, remote, route, pathname, search });
  }

  return (request, response) => {
    response.on('error', () => response.destroy());
    if (options.isSecure) response.setHeader(...HTTPS_ONLY);
    answer(request, response).catch((error: unknown) => {
      const [path = '/'] = (request.url ?? '/').split('?');
      report(`${request.method} ${secrets.hide(path)}: ${secrets.hide(String(error))}`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong');
    });
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { OVERRIDE, OVERRIDE_LEAVE, ownPath } from '@evmandi/contract/platform/override';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { Registry } from '../../registry/registry.ts';
import { RegistryAway, RegistryError } from '../../registry/registry-error.ts';
import { devSources } from '../dev-site.ts';
import { nothingTried, sendNotice } from '../notices.ts';
import { createPage } from '../pages.ts';
import { resolvePath } from '../resolve-path.ts';
import { sendEncoded, sendText } from '../responses.ts';
import type { Secrets } from '../secrets.ts';
import { pageHeaders } from '../security-headers.ts';
import type { Site } from '../site.ts';
import { BANNER_SOURCES, bannerHtml } from './banner.ts';
import { devOriginsOf } from './dev-remote.ts';
import { overrideCookie, passIn } from './override-cookie.ts';
import { ApiAway, type Override, type Passes } from './override-passes.ts';
import { createOverrideSites } from './override-site.ts';

interface OverrideOptions {
  registry: Registry;
  config: PublicConfig;
  passes: Passes;
  isSecure: boolean;
  report: (line: string) => void;
  /** Learns the routes of the versions that are tried. */
  secrets: Secrets;
  /** Origins of dev servers that a remote may come from. */
  devOrigins: readonly string[];
}

/** Of one browser alone: no cache keeps it, in front or there. */
const NOBODY_ELSE = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' };

/** No 503: for that a proxy in front takes the edge for broken, and asks it no more for others either. */
const NOT_NOW = 409;
/** The cookie stays, and the page comes as it was once the API is back. */
const AWAY =
  'The API does not answer, and only it knows which versions this browser tries. They are not lost: open this page again in a moment';

/** Another site's page can neither bring a ticket into a browser nor take its override away. */
const isOwn = ({ headers }: IncomingMessage) =>
  ['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'));

/** Why versions cannot be shown; files of the registry are named in the log alone. */
function whyNot(error: unknown): string {
  if (error instanceof RegistryError) return 'One of these versions is damaged in the registry';
  if (error instanceof RegistryAway) return 'The registry does not answer';
  return `These versions cannot be shown: ${error instanceof Error ? error.message : error}`;
}

/**
 * Shows staff other versions than those that are live, each in their own browser. Such pages are rendered by the
 * browser: the workers that render for all run what is live and nothing else.
 */
export function createOverrides(options: OverrideOptions) {
  const { registry, config, passes, isSecure, devOrigins, secrets, report } = options;
  const siteOf = createOverrideSites(registry, devOrigins);

  const seeOther = (response: ServerResponse, location: string, cookie: string) =>
    response.writeHead(303, { ...NOBODY_ELSE, Location: location, 'Set-Cookie': cookie }).end();
  const taken = overrideCookie(undefined, 0, isSecure);
  const nothing = (response: ServerResponse, status: number, why: string, to: string) =>
    sendNotice(response, status, nothingTried(why, to), NOBODY_ELSE, { config });

  return {
    /** Answers the addresses of overrides: a ticket becomes a cookie, or the cookie goes. */
    async door(
      request: IncomingMessage,
      response: ServerResponse,
      pathname: string,
      search: string,
    ): Promise<void> {
      if (!isOwn(request)) {
        return sendText(response, 403, 'For pages of this site alone', NOBODY_ELSE);
      }
      const query = new URLSearchParams(search);
      const to = ownPath(query.get('to'));
      if (pathname === OVERRIDE_LEAVE) return void seeOther(response, to, taken);
      if (pathname !== OVERRIDE) return sendText(response, 404, 'Not found', NOBODY_ELSE);
      const opened = await passes.exchange(query.get('ticket') ?? '').catch(() => null);
      if (opened === null) return nothing(response, NOT_NOW, 'The API does not answer', to);
      if (!opened) return nothing(response, 410, 'This link was used, or is too old', to);
      const ageS = Math.floor((Date.parse(opened.until) - Date.now()) / 1000);
      seeOther(response, to, overrideCookie(opened.pass, ageS, isSecure));
    },

    /** Answers a page with the versions of the browser's override; false where it has none. */
    async page(
      request: IncomingMessage,
      response: ServerResponse,
      { live, pathname }: { live: Site; pathname: string },
    ): Promise<boolean> {
      const pass = passIn(request.headers.cookie);
      if (pass === undefined) return false;
      let override: Override | undefined;
      try {
        override = await passes.look(pass);
      } catch (error) {
        if (!(error instanceof ApiAway)) throw error;
        report(`override: ${error.message}`);
        nothing(response, NOT_NOW, AWAY, pathname);
        return true;
      }
      if (!override) {
        response.setHeader('Set-Cookie', taken);
        return false;
      }
      let site: Site;
      try {
        site = await siteOf(live, override.versions);
        secrets.learn(site);
      } catch (error) {
        report(`override: ${error}`);
        response.setHeader('Set-Cookie', taken);
        nothing(response, 409, whyNot(error), pathname);
        return true;
      }
      const found = resolvePath(site.page.remotes, pathname);
      if (found.kind !== 'page') return false;
      const page = createPage({
        ...{ site, owner: found.remote, config },
        banner: bannerHtml(override, live, site),
      });
      const inline = {
        scripts: [...page.inline.scripts, ...BANNER_SOURCES.scripts],
        styles: [...page.inline.styles, ...BANNER_SOURCES.styles],
      };
      const from = devOriginsOf(override.versions);
      const extra = from.length > 0 ? devSources(from.map((url) => ({ url }))) : undefined;
      sendEncoded(request, response, page, {
        ...pageHeaders(config, extra, inline),
        ...{ 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
        ...NOBODY_ELSE,
      });
      return true;
    },
  };
}

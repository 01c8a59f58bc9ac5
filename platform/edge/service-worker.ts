import type { IncomingMessage, ServerResponse } from 'node:http';
import { OFFLINE_CACHES } from '@evmandi/contract/platform/offline';
import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { OfflineSettings } from '../offline/scope.ts';
import { type EncodedText, encodedText } from './encoded-text.ts';
import { addressIn } from './file-addresses.ts';
import { FIRST_SCRIPT_SOURCES } from './first-script.ts';
import { sendEncoded } from './responses.ts';
import { pageHeaders } from './security-headers.ts';
import type { Site } from './site.ts';

/** Takes back what workers before it did: at the next look of a browser, which is at each page it opens. */
const TAKEN_BACK = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('${OFFLINE_CACHES.prefix}')).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
})()));
`;

interface Options {
  config: Pick<PublicConfig, 'apiUrl' | 'picturesUrl'>;
  /** Address of the site. */
  siteUrl: string;
  /** The worker's script; without it pages are not kept, and workers that browsers have are taken back. */
  script: string | undefined;
}

/** Paths of all scripts of a composition, as a policy names them. */
function scriptsOf({ release }: Site): string[] {
  const artifacts = release ? [release.host, ...release.remotes] : [];
  const paths = artifacts.flatMap((artifact) =>
    Object.keys(artifact.files)
      .filter((file) => /^browser\/.*\.js$/.test(file))
      .map(addressIn(artifact)),
  );
  // Both would end a source.
  return paths.map((path) => encodeURI(path).replace(/[;,]/g, encodeURIComponent));
}

/** Answers the address of the service worker: another script for each composition. */
export function createServiceWorker({ config, siteUrl, script }: Options) {
  const { apiUrl, picturesUrl } = config;
  const origins = [siteUrl, apiUrl, ...(picturesUrl ? [picturesUrl] : [])].map(
    (address) => new URL(address).origin,
  );
  // What the worker may fetch is its own policy's to say.
  const policy = `default-src 'none'; connect-src 'self' ${[...new Set(origins)].join(' ')}`;
  const ofPages = pageHeaders(config, undefined, { scripts: FIRST_SCRIPT_SOURCES, styles: [] });
  const texts = new WeakMap<Site, EncodedText>();

  function textFor(site: Site): EncodedText {
    const known = texts.get(site);
    if (known) return known;
    const settings: OfflineSettings = {
      composition: site.page.number,
      origins,
      pageHeaders: ofPages,
      scripts: scriptsOf(site),
    };
    const text = encodedText(
      script ? `self.OFFLINE=${JSON.stringify(settings)};\n${script}` : TAKEN_BACK,
    );
    texts.set(site, text);
    return text;
  }

  return (request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> =>
    sendEncoded(request, response, textFor(site), {
      'Content-Type': 'text/javascript; charset=utf-8',
      // Neither a cache in front nor the browser's keeps a browser with an older one.
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
    });
}
export type ServiceWorker = ReturnType<typeof createServiceWorker>;

import type { IncomingMessage, ServerResponse } from 'node:http';
import { typeOfFile } from '../registry/file-types.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { Registry } from '../registry/types.ts';
import { chooseEncoding } from './encoding.ts';
import { locate } from './file-addresses.ts';
import { createFileVersions } from './file-versions.ts';
import type { LiveSite } from './live-site.ts';
import { sendText } from './responses.ts';
import { FILE_HEADERS, FILE_POLICIES } from './security-headers.ts';
import { type VerifiedFile, verifiedFiles } from './verified-files.ts';

const HEADERS = {
  ...FILE_HEADERS,
  // The address names the content and is kept for a year: nothing is ever asked for again.
  'Cache-Control': 'public,max-age=31536000,immutable',
  Vary: 'Accept-Encoding',
};

/**
 * Answers a browser that starts a service worker out of a release file: such a worker could answer pages of the site
 * without their policy. One that was started earlier takes this for its update, and ends.
 */
const NO_SERVICE_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(registration.unregister()));
`;

function endServiceWorker(response: ServerResponse): void {
  response.writeHead(200, {
    ...FILE_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/javascript',
    'Content-Security-Policy': "default-src 'none'",
    'Content-Length': Buffer.byteLength(NO_SERVICE_WORKER),
  });
  response.end(NO_SERVICE_WORKER);
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: VerifiedFile,
): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const copy = encoding === 'identity' ? undefined : file[encoding];
  const body = copy ?? file.content;
  // A release that was made before kinds were limited may hold others: a browser stores those and shows none.
  const type = typeOfFile(path) ?? 'application/octet-stream';
  const policy = FILE_POLICIES[type];
  // HTTP/1.1 keeps connections unless told otherwise: saying so is 48 bytes for each of the files of a page.
  response.removeHeader('Connection');
  response.writeHead(200, {
    ...HEADERS,
    'Content-Type': type,
    'Content-Length': body.length,
    ...(copy && { 'Content-Encoding': encoding }),
    ...(policy && { 'Content-Security-Policy': policy }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

interface ArtifactFilesOptions {
  registry: Registry;
  live: LiveSite;
  report: (line: string) => void;
}

/**
 * Serves the browser files of stored artefacts as immutable, from their brotli and gzip copies: at
 * `/artifacts/<name>/files/` those that are named by their content, of whichever version holds them; below
 * `/artifacts/<name>/<version>/browser/` all. They are sent as their artefact records them: a damaged file is
 * reported and answered with 503. Any other path is a 404. No cache keeps either.
 */
export function createArtifactFiles({ registry, live, report }: ArtifactFilesOptions) {
  const files = verifiedFiles(registry);
  const versionOf = createFileVersions(registry, live);
  let reported = '';

  return async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    // Browsers send it and scripts cannot.
    if (request.headers['service-worker'] !== undefined) return endServiceWorker(response);
    const { name = '', version, file: inside = '' } = locate(decode(pathname)) ?? {};
    const path = `browser/${inside}`;
    try {
      const holder = version ?? (await versionOf(name, path));
      const file = holder ? await files.read(name, holder, path) : undefined;
      if (file) sendFile(request, response, path, file);
      else sendText(response, 404, 'Not found');
    } catch (error) {
      const line = error instanceof RegistryError ? error.message : `${pathname}: ${String(error)}`;
      if (line !== reported) report(line);
      reported = line;
      sendText(response, 503, 'Not available', { 'Retry-After': '5' });
    }
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import type { Registry } from '../registry/registry.ts';
import { chooseEncoding } from './encoding.ts';
import { sendText } from './responses.ts';
import { FILE_HEADERS } from './security-headers.ts';

const ONE_YEAR_SECONDS = 31_536_000;
const BROWSER_FILE = /^\/artifacts\/([^/]+)\/([^/]+)\/browser(\/.+)$/;

type FileServer = ReturnType<typeof sirv>;

/** Ends the response when its file cannot be read, and the reading when the client has left. */
function tieStreams(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

/**
 * Serves the browser files of stored artefacts below `/artifacts/<name>/<version>/browser/` as immutable,
 * from their brotli and gzip copies. Any other path is a 404 that no cache keeps.
 */
export function createArtifactFiles(registry: Registry) {
  const servers = new Map<string, FileServer>();

  async function serverOf(name: string, version: string): Promise<FileServer | undefined> {
    const key = `${name}/${version}`;
    const known = servers.get(key);
    if (known) return known;
    const folder = registry.artifactFolder(name, version);
    if (!folder || !(await registry.readArtifact(name, version))) return undefined;
    const server = sirv(join(folder, 'browser'), {
      brotli: true,
      gzip: true,
      // The address names the content and is kept for a year: nothing is ever asked for again.
      etag: false,
      extensions: [],
      immutable: true,
      maxAge: ONE_YEAR_SECONDS,
    });
    servers.set(key, server);
    return server;
  }

  return async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    const notFound = () => sendText(response, 404, 'Not found');
    const [, name = '', version = '', file = ''] = BROWSER_FILE.exec(pathname) ?? [];
    const server = await serverOf(name, version).catch(() => undefined);
    if (!server) return notFound();
    request.url = file;
    request.headers['accept-encoding'] = chooseEncoding(request.headers['accept-encoding']);
    delete request.headers.range;
    tieStreams(response);
    for (const [header, value] of Object.entries(FILE_HEADERS)) response.setHeader(header, value);
    server(request, response, notFound);
  };
}

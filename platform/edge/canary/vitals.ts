import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from '@evmandi/contract/platform/proxies';
import { LRUCache } from 'lru-cache';
import type { VisitCounter } from '../../canary/counter.ts';
import { signPage } from '../../canary/page-id.ts';
import { MOST_BYTES, readReport } from '../../canary/report.ts';
import { visitorNumber } from '../../canary/visitors.ts';
import { sendJson, sendText } from '../responses.ts';
import type { Site } from '../site.ts';

/** Requests of one address in a minute; each page sends three at most. */
const MOST_OF_AN_ADDRESS = 120;
const MINUTE_MS = 60_000;

/** The text of a request; `undefined` when it is longer than a report. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Answers the address of vitals: ids for pages, and what pages report, while there are canaries. */
export function createVitals(counter: VisitCounter, trustProxy: readonly string[]) {
  const addressOf = clientAddress(trustProxy);
  const asked = new LRUCache<string, { times: number }>({ max: 10_000, ttl: MINUTE_MS });

  function isTooMuch(request: IncomingMessage): boolean {
    const address = addressOf(request);
    const known = asked.get(address) ?? { times: 0 };
    if (known.times === 0) asked.set(address, known);
    known.times += 1;
    return known.times > MOST_OF_AN_ADDRESS;
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    site: Site | undefined,
    search: string,
  ): Promise<void> => {
    const running = site?.beside?.canaries ?? [];
    if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') {
      return sendText(response, 403, 'For pages of this site alone');
    }
    if (isTooMuch(request)) return sendText(response, 429, 'Too much', { 'Retry-After': '60' });
    if (request.method === 'GET') {
      const query = new URLSearchParams(search);
      const number = Number(query.get('page'));
      const apps = running.map(({ app }) => app);
      const canaries = query.getAll('with').filter((app) => apps.includes(app));
      if (!Number.isInteger(number) || running.length === 0) {
        return sendText(response, 404, 'No canary');
      }
      return sendJson(response, 200, { id: signPage({ number, canaries }, running) });
    }
    if (request.method !== 'POST') {
      return sendText(response, 405, 'Only GET and POST', { Allow: 'GET, POST' });
    }
    const text = await bodyOf(request);
    if (text === undefined) {
      return sendText(response, 413, 'Too large', { Connection: 'close' });
    }
    const report = readReport(text);
    if (!report) return sendText(response, 400, 'No report');
    const visitor = visitorNumber(request.headers.cookie);
    if (visitor !== undefined) counter.take(report, visitor, running);
    response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress, networkOf } from '@evmandi/contract/platform/proxies';
import type { VisitReport } from '@evmandi/contract/platform/vitals';
import { LRUCache } from 'lru-cache';
import type { VisitCounter } from '../../canary/counter.ts';
import { readPage, signPage } from '../../canary/page-id.ts';
import type { PartCounter } from '../../canary/part-visits.ts';
import { MOST_BYTES, readReport } from '../../canary/report.ts';
import { visitorNumber } from '../../canary/visitors.ts';
import { sendJson, sendText } from '../responses.ts';
import type { Site } from '../site.ts';

/** Requests of one address in a minute; each page sends three at most. */
const MOST_OF_AN_ADDRESS = 120;
const MINUTE_MS = 60_000;

const nothing = (response: ServerResponse): void =>
  void response.writeHead(204, { 'Cache-Control': 'no-store' }).end();

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

/** Compositions of which a page may still be open. */
const MOST_COMPOSITIONS = 20;

interface Known {
  salt: string;
  parts: { name: string; version: string }[];
  canaries: ReadonlyMap<string, string>;
}

/** What signs pages of a site and what they are made of; `undefined` for a composition of before there was a salt. */
function describe({ page, release, beside }: Site): Known | undefined {
  const salt = release?.composition.salt;
  if (salt === undefined) return undefined;
  return {
    salt,
    parts: [{ name: 'host', version: page.host.version }, ...page.remotes],
    canaries: new Map((beside?.canaries ?? []).map(({ app, version }) => [app, version])),
  };
}

interface VitalsOptions {
  /** Of canaries, and of every version; without them nothing is counted. */
  counter: VisitCounter | undefined;
  partCounter: PartCounter | undefined;
  trustProxy: readonly string[];
}

/** Answers the address of vitals: ids for pages, and what pages report. */
export function createVitals({ counter, partCounter, trustProxy }: VitalsOptions) {
  const compositions = new LRUCache<number, Known>({ max: MOST_COMPOSITIONS });
  const addressOf = clientAddress(trustProxy);
  const asked = new LRUCache<string, { times: number }>({ max: 10_000, ttl: MINUTE_MS });

  function isTooMuch(request: IncomingMessage): boolean {
    const address = networkOf(addressOf(request));
    const known = asked.get(address) ?? { times: 0 };
    if (known.times === 0) asked.set(address, known);
    known.times += 1;
    return known.times > MOST_OF_AN_ADDRESS;
  }

  /** A report counts for the versions of its page, with the canaries that it had. */
  function takeOfParts(report: VisitReport): void {
    const number = Number.parseInt(report.id, 10);
    const known = compositions.get(number);
    const page = known && readPage(report.id, known);
    if (!page) return;
    const parts = known.parts.map(({ name, version }) => {
      const tried = page.canaries.includes(name) ? known.canaries.get(name) : undefined;
      return { name, version: tried ?? version };
    });
    partCounter?.take(report, { ...page, parts });
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    site: Site | undefined,
    search: string,
  ): Promise<void> => {
    const running = counter ? (site?.beside?.canaries ?? []) : [];
    const described = partCounter && site && describe(site);
    if (described) compositions.set(site.page.number, described);
    if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') {
      return sendText(response, 403, 'For pages of this site alone');
    }
    // Nothing is counted. A browser would write a refusal into the console, of many visitors behind one address.
    if (isTooMuch(request)) return nothing(response);
    if (request.method === 'GET') {
      const query = new URLSearchParams(search);
      const number = Number(query.get('page'));
      const apps = running.map(({ app }) => app);
      const canaries = query.getAll('with').filter((app) => apps.includes(app));
      const composition = compositions.get(number);
      const signers = [...running, ...(composition ? [composition] : [])];
      if (!Number.isInteger(number)) return sendText(response, 400, 'No page');
      // Nothing is counted of it: a page that asks must not fail for that.
      if (signers.length === 0) return nothing(response);
      const named = query.get('screen') ?? '';
      const screen = composition?.parts.some(({ name }) => name === named) ? named : undefined;
      return sendJson(response, 200, { id: signPage({ number, canaries, screen }, signers) });
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
    if (visitor !== undefined) counter?.take(report, visitor, running);
    takeOfParts(report);
    nothing(response);
  };
}

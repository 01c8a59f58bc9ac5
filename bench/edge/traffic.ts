import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { PAGES } from '../first-load/pages.ts';
import { quantile } from '../support/statistics.ts';

const decompress = promisify(brotliDecompress);
/** What a page is for the browser to render. */
const EMPTY = '<div id="root"></div>';
const TICK_MS = 5;
/** Requests for cached pages in a second, in turns. */
const HOT_PER_SECOND = 50;

interface Answered {
  ms: number;
  body: Buffer;
  etag: string;
}

/** What came of requests; those that had no answer, or another one than 200, have failed. */
export class Tally {
  readonly times: number[] = [];
  rendered = 0;
  unrendered = 0;
  failed = 0;

  get p99(): number {
    return quantile(this.times, 0.99);
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
/** Whether a document is a rendered page, by its validator. */
const known = new Map<string, boolean>();

function ask(address: string): Promise<Answered> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode, headers } = response;
        if (statusCode !== 200) return reject(new Error(`${address} answered ${statusCode}`));
        const ms = performance.now() - started;
        resolve({ ms, body: Buffer.concat(parts), etag: headers.etag ?? '' });
      });
    });
    request.once('error', reject);
  });
}

async function isRendered({ body, etag }: Answered): Promise<boolean> {
  const before = etag ? known.get(etag) : undefined;
  if (before !== undefined) return before;
  const rendered = !(await decompress(body)).includes(EMPTY);
  if (etag) known.set(etag, rendered);
  return rendered;
}

/** Asks once and notes what came of it. Returns whether the page was rendered; never rejects. */
export async function visit(address: string, tally = new Tally()): Promise<boolean> {
  try {
    const answer = await ask(address);
    const rendered = await isRendered(answer);
    tally.times.push(answer.ms);
    tally[rendered ? 'rendered' : 'unrendered'] += 1;
    return rendered;
  } catch {
    tally.failed += 1;
    return false;
  }
}

let lastDistinct = Date.now();

/** The address of a page that was not asked for before. */
export function distinctAddress(url: string): string {
  lastDistinct += 1;
  return `${url}/listing?q=${lastDistinct}`;
}

/** Asks at a fixed rate, however long the answers take, until `stop`, which waits for the last of them. */
export function startArrivals(perSecond: number, nextAddress: () => string) {
  const tally = new Tally();
  const open = new Set<Promise<unknown>>();
  const started = performance.now();
  let asked = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1_000) * perSecond;
    for (; asked < due; asked += 1) {
      const one = visit(nextAddress(), tally).finally(() => open.delete(one));
      open.add(one);
    }
  }, TICK_MS);
  return {
    tally,
    /** Requests that were sent until now. */
    asked: () => asked,
    async stop(): Promise<Tally> {
      clearInterval(timer);
      await Promise.all(open);
      return tally;
    },
  };
}

/** Cached pages in turns, each asked for once before. */
export async function startHotPages(url: string) {
  const addresses = Object.values(PAGES).map(({ path }) => url + path);
  for (const address of addresses) while (!(await visit(address))) await pause(100);
  let turn = 0;
  return startArrivals(HOT_PER_SECOND, () => {
    turn += 1;
    return addresses[turn % addresses.length] ?? url;
  });
}

/** Keeps so many requests for distinct pages under way: as fast as they are rendered, and no faster. */
export async function saturate(url: string, atOnce: number, seconds: number): Promise<Tally> {
  const tally = new Tally();
  const end = performance.now() + seconds * 1_000;
  const one = async () => {
    while (performance.now() < end) await visit(distinctAddress(url), tally);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return tally;
}

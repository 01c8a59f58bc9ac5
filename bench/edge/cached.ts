import { PAGES, type PageName } from '../first-load/pages.ts';
import { putStaticFiles } from '../first-load/static-pages.ts';
import { askForPage } from '../support/ask.ts';
import type { Goal } from '../support/goals.ts';
import { type Options, shortened } from '../support/options.ts';
import type { BenchSites } from '../support/sites.ts';
import { condense, ratio, relativeSpread, type Summary, summarize } from '../support/statistics.ts';
import { table } from '../support/table.ts';
import { hammer } from './hammer.ts';

const CONNECTIONS = 16;
const SECONDS = 3;
const LEAST_SHARE = 0.5;
/** Longer than the edge compresses. */
const PAUSE_MS = 300;
const SAME_ANSWERS = 3;

const say = (line: string) => console.log(line);

type Kind = 'cached' | 'again' | 'file';
const TITLES: Record<Kind, string> = {
  cached: 'cached page',
  again: 'cached page again (A/A)',
  file: 'the same bytes as a file',
};

interface PageRates {
  page: PageName;
  rates: Record<Kind, number[]>;
  bodyBytes: number;
}

/** Asks until the edge has compressed the page as well as it does for what is asked for often. */
async function settled(address: string): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let same = 0; same < SAME_ANSWERS; ) {
    const { body } = await askForPage(address, 'br');
    same = body.equals(last) ? same + 1 : 0;
    last = body;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return last;
}

/** The very bytes of a page, put where the same process serves them as a file. */
async function sameBytes({ site }: BenchSites, pages: PageName[]) {
  const texts: Record<string, string> = {};
  const compressed: Record<string, Buffer> = {};
  for (const page of pages) {
    const address = site.url + PAGES[page].path;
    texts[`${page}.html`] = (await askForPage(address)).body.toString();
    compressed[`${page}.html`] = await settled(address);
  }
  const folder = site.url + (await putStaticFiles(site.dataDir, texts, compressed));
  for (const page of pages) {
    const { body } = await askForPage(`${folder}/${page}.html`, 'br');
    const expected = compressed[`${page}.html`];
    if (!expected?.equals(body)) throw new Error(`The file of ${page} has other bytes`);
  }
  return folder;
}

async function ratesOf(page: PageName, addresses: Record<Kind, string>, options: Options) {
  const rates: Record<Kind, number[]> = { cached: [], again: [], file: [] };
  const seconds = options.smoke ? 0.3 : SECONDS;
  let bodyBytes = 0;
  for (const address of Object.values(addresses)) {
    await hammer({ address, seconds: seconds / 3, connections: CONNECTIONS });
  }
  for (let run = 0; run < options.runs; run += 1) {
    say(`Run ${run + 1} of ${options.runs}, ${page} ...`);
    for (const kind of ['cached', 'file', 'again'] as const) {
      const target = { address: addresses[kind], seconds, connections: CONNECTIONS };
      const { perSecond, bodyBytes: bytes } = await hammer(target);
      rates[kind].push(perSecond);
      bodyBytes = bytes;
    }
  }
  return { page, rates, bodyBytes };
}

function goalOf({ page, rates }: PageRates): Goal {
  const share = ratio(rates.cached, rates.file).median;
  return {
    name: `${page}: requests per second, cached page / file`,
    value: share,
    bound: LEAST_SHARE,
    atLeast: true,
    spread: share * relativeSpread(rates.cached, rates.again),
  };
}

function report(measured: PageRates[]): string {
  const ranged = ({ median, min, max }: Summary) =>
    `${Math.round(median)} (${Math.round(min)}-${Math.round(max)})`;
  const rows = measured.flatMap(({ page, rates, bodyBytes }) =>
    (Object.keys(TITLES) as Kind[]).map((kind) => [
      `${PAGES[page].path}, ${TITLES[kind]}`,
      ranged(summarize(rates[kind])),
      (bodyBytes / 1000).toFixed(1),
    ]),
  );
  return table(['', 'requests/s', 'kB br'], rows);
}

/** A cached page against the same bytes as a file of the same process. */
export async function cachedPages(sites: BenchSites, asked: Options) {
  const options = shortened(asked);
  const folder = await sameBytes(sites, options.pages);
  const measured: PageRates[] = [];
  for (const page of options.pages) {
    const cached = sites.site.url + PAGES[page].path;
    const addresses = { cached, again: cached, file: `${folder}/${page}.html` };
    measured.push(await ratesOf(page, addresses, options));
  }
  say(`\n${report(measured)}`);
  const figures = measured.map(({ page, rates, bodyBytes }) => ({
    page,
    bodyBytes,
    perSecond: Object.fromEntries(
      Object.entries(rates).map(([kind, values]) => [kind, condense(values)]),
    ),
    cachedOverFile: ratio(rates.cached, rates.file),
  }));
  return { goals: measured.map(goalOf), figures };
}

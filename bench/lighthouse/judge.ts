import lighthouse from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export const FIGURES = ['fcp', 'lcp', 'tbt', 'cls', 'speed', 'elements'] as const;

/**
 * Scores from 0 to 100; times in milliseconds as Lighthouse simulates them; elements of the page at rest; the
 * speed of the machine as Lighthouse finds it, since its preset slows every machine alike.
 */
export type Judgement = Record<
  (typeof CATEGORIES)[number] | (typeof FIGURES)[number] | 'machine',
  number
>;

const AUDITS: Record<(typeof FIGURES)[number], string> = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speed: 'speed-index',
  elements: 'dom-size',
};

const ATTEMPTS = 3;
/** The browser lost or mixed up a trace, which says nothing of the page: Lighthouse asks to be run again. */
const RUN_AGAIN = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED', 'TRACING_ALREADY_STARTED']);

async function run(url: string, port: number) {
  for (let attempt = 1; ; attempt += 1) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...CATEGORIES],
    });
    const code = result?.lhr.runtimeError?.code ?? '';
    if (attempt === ATTEMPTS || !RUN_AGAIN.has(code)) return result?.lhr;
  }
}

/**
 * Runs Lighthouse's mobile preset on a page, in the browser that listens on `port` for its tools. Throws
 * when the page could not be judged.
 */
export async function judge(url: string, port: number): Promise<Judgement> {
  const { categories, audits, runtimeError, environment } = (await run(url, port)) ?? {};
  if (!categories || !audits || runtimeError) {
    throw new Error(`Lighthouse did not judge ${url}: ${runtimeError?.message ?? 'no result'}`);
  }
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round((categories[name]?.score ?? Number.NaN) * 100),
  ]);
  const figures = FIGURES.map((name) => [name, audits[AUDITS[name]]?.numericValue ?? Number.NaN]);
  const machine = ['machine', environment?.benchmarkIndex ?? Number.NaN];
  return Object.fromEntries([...scores, ...figures, machine]) as Judgement;
}

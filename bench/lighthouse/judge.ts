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

/**
 * Runs Lighthouse's mobile preset on a page, in the browser that listens on `port` for its tools. Throws
 * when the page could not be judged.
 */
export async function judge(url: string, port: number): Promise<Judgement> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
  });
  const { categories, audits, runtimeError, environment } = result?.lhr ?? {};
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

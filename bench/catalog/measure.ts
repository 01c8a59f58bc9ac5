import { type FilledApi, fillApi } from '@evmandi/api/filled';
import { median, quantile } from '../support/statistics.ts';
import { checkAnswers, KINDS, type Kind, questionsFor } from './questions.ts';

/** Milliseconds; of each round the median, and of a kind every single answer. */
export interface SizeFigures {
  products: number;
  scan: number[];
  /** The same once more, in turn with the first. */
  scanAgain: number[];
  rounds: Record<Kind, number[]>;
  all: Record<Kind, number[]>;
}

const kinds = Object.keys(KINDS) as Kind[];
const perKind = () => Object.fromEntries(kinds.map((kind) => [kind, [] as number[]])) as never;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function round(api: FilledApi, figures: SizeFigures, questions: Record<Kind, string[]>) {
  const scans: number[] = [];
  const again: number[] = [];
  for (const [index, kind] of kinds.entries()) {
    const times: number[] = [];
    for (const path of questions[kind]) times.push(await timed(() => api.get(path)));
    figures.rounds[kind].push(median(times));
    figures.all[kind].push(...times);
    await api.scan();
    for (const list of index % 2 === 0 ? [scans, again] : [again, scans]) {
      list.push(await timed(api.scan));
    }
  }
  figures.scan.push(median(scans));
  figures.scanAgain.push(median(again));
}

/** Fills a database of that size and takes every figure in so many rounds. */
export async function measureSize(
  server: string,
  products: number,
  { rounds, say }: { rounds: number; say: (line: string) => void },
): Promise<SizeFigures> {
  say(`Filling ${products} products ...`);
  const api = await fillApi(server, products);
  try {
    const found = await api.scan();
    if (found !== products) throw new Error(`There are ${found} products instead of ${products}`);
    const questions = await questionsFor(api);
    await checkAnswers(api, questions);
    const figures: SizeFigures = {
      products,
      scan: [],
      scanAgain: [],
      rounds: perKind(),
      all: perKind(),
    };
    say(`Asking, ${rounds} rounds ...`);
    for (let left = rounds; left > 0; left -= 1) await round(api, figures, questions);
    return figures;
  } finally {
    await api.close();
  }
}

export const p99 = (times: readonly number[]) => quantile(times, 0.99);

import {
  type FitVerdict,
  MAX_PRODUCTS_JUDGED,
  MAX_VEHICLES,
} from '@evmandi/contract/domain/fitment';
import { read } from '@evmandi/runtime';
import { fittedText } from './fit-text.ts';
import { store } from './verdict-store.ts';

let waiting = new Set<string>();
let answering = Promise.resolve();

const inParts = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

const readVerdicts = async (products: readonly string[], vehicles: readonly string[]) =>
  (
    await read<{ verdicts: FitVerdict[] }>('/fitment', {
      params: { products: products.join(), fits: vehicles.join() },
    })
  ).verdicts;

/** Of one product for parts of a garage: `not` only where none of them can be missing. */
function together(own: readonly FitVerdict[], isWhole: boolean): FitVerdict | undefined {
  const fits = own.flatMap((verdict) => verdict.fits);
  const [first] = own;
  if (first && fits.length > 0) return { ...first, verdict: 'fits', fits };
  return first?.verdict === 'not' && !isWhole ? undefined : first;
}

/** Storage may hold more vehicles than one call takes; a part of them that has no answer leaves the others theirs. */
async function judge(products: readonly string[], vehicles: readonly string[]) {
  const parts = inParts(vehicles, MAX_VEHICLES);
  const answers = await Promise.all(
    parts.map((part) => readVerdicts(products, part).catch(() => undefined)),
  );
  const isWhole = answers.every(Boolean);
  const all = answers.flatMap((verdicts) => verdicts ?? []);
  return products.flatMap((id) => {
    const verdict = together(
      all.filter((one) => one.id === id),
      isWhole,
    );
    return verdict ? [verdict] : [];
  });
}

/** Asks for all that was asked for since the last time: a page of cards is one call. */
async function flush(): Promise<void> {
  const [asked, fits] = [[...waiting], store.garage];
  waiting = new Set();
  for (const products of inParts(asked, MAX_PRODUCTS_JUDGED)) {
    // Without an answer a mark says what is true for everybody; the next page asks again.
    const verdicts = await judge(products, fits.split(','));
    if (fits !== store.garage) return;
    for (const verdict of verdicts) {
      const text = verdict.verdict === 'fits' ? fittedText(verdict) : '';
      store.answers.set(verdict.id, { ...verdict, text });
    }
  }
  for (const listener of store.listeners) listener();
}

/** Asks what a product is to the vehicles; the answer goes to `store`. Fulfilled when there is one, or none to be had. */
export function ask(fits: string, id: string): Promise<void> {
  if (fits !== store.garage) {
    store.garage = fits;
    store.answers.clear();
    waiting = new Set();
  }
  if (store.answers.has(id)) return Promise.resolve();
  if (waiting.has(id)) return answering;
  if (waiting.size === 0) {
    answering = new Promise((resolve) => setTimeout(() => resolve(flush()), 0));
  }
  waiting.add(id);
  return answering;
}

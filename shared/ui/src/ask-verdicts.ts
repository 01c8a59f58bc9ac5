import { type FitVerdict, MAX_PRODUCTS_JUDGED } from '@evmandi/contract/domain/fitment';
import { read } from '@evmandi/runtime';
import { fittedText } from './fit-text.ts';
import { store } from './verdict-store.ts';

let waiting = new Set<string>();

/** Asks for all that was asked for since the last time: a page of cards is one call. */
async function flush(): Promise<void> {
  const [asked, fits] = [[...waiting], store.garage];
  waiting = new Set();
  for (let start = 0; start < asked.length; start += MAX_PRODUCTS_JUDGED) {
    const products = asked.slice(start, start + MAX_PRODUCTS_JUDGED).join();
    try {
      const { verdicts } = await read<{ verdicts: FitVerdict[] }>('/fitment', {
        params: { products, fits },
      });
      if (fits !== store.garage) return;
      for (const verdict of verdicts) {
        const text = verdict.verdict === 'fits' ? fittedText(verdict) : '';
        store.answers.set(verdict.id, { ...verdict, text });
      }
    } catch {
      // Without an answer a mark says what is true for everybody; the next page asks again.
    }
  }
  for (const listener of store.listeners) listener();
}

/** Asks what a product is to the vehicles; the answer goes to `store`. */
export function ask(fits: string, id: string): void {
  if (fits !== store.garage) {
    store.garage = fits;
    store.answers.clear();
    waiting = new Set();
  }
  if (store.answers.has(id) || waiting.has(id)) return;
  if (waiting.size === 0) setTimeout(() => void flush(), 0);
  waiting.add(id);
}

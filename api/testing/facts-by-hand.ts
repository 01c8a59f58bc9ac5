import { slug } from '@evmandi/contract/domain/slug';
import type { Random } from '../sample-data/random.ts';

const THOUSANDS = ['kW', 'm'];
const sizeOf = (number: string, unit: string) =>
  Number(number) *
  (THOUSANDS.some((each) => each.toLowerCase() === unit.toLowerCase()) ? 1_000 : 1);

/** With both ends, as a buyer types it. */
const TYPED = /^(\d+)-([a-z]+)-to-(\d+)-\2$/;

/** Whether a figure or word such as `7.4 kW` is what an address calls `7-4-kw`, `2-to-8-kw`, `from-5-kw` or `2-kw-to-8-kw`. */
export function isCalled(text: string, value: string): boolean {
  const [number = '', unit = ''] = text.split(' ');
  const [, first, own = '', last = ''] = TYPED.exec(value) ?? [];
  if (first) {
    const size = sizeOf(number, unit);
    return size >= sizeOf(first, own) && size <= sizeOf(last, own);
  }
  const [, low, high, least, unitAsked = ''] =
    /^(?:(?:(\d+)-to|under)-(\d+)|from-(\d+))-([a-z]+)$/.exec(value) ?? [];
  if (unitAsked === '') return slug(text) === value;
  const size = sizeOf(number, unit);
  return (
    size >= sizeOf(low ?? least ?? '0', unitAsked) &&
    size < (high ? sizeOf(high, unitAsked) : Number.POSITIVE_INFINITY)
  );
}

/** What of one fact is in `products.facts`. */
export const textsOf = (facts: readonly string[], fact: string): string[] =>
  facts.flatMap((each) => (each.startsWith(`${fact}:`) ? each.slice(fact.length + 1) : []));

/** A figure or word of a product, or a range that it lies in. */
export function factAsked(facts: readonly string[], fact: string, random: Random): string[] {
  const text = random.pick(textsOf(facts, fact));
  const [number = '', unit = ''] = text.split(' ');
  const isRanged = /^\d+$/.test(number) && fact !== 'diameter' && random.next() < 0.4;
  if (!isRanged) return [slug(text)];
  const half = Math.floor(Number(number) / 2);
  const named = slug(unit);
  return random.next() < 0.5
    ? [`${half}-to-${Number(number) + 1}-${named}`]
    : [`${half}-${named}-to-${number}-${named}`];
}

import { nameOfSlug } from '@evmandi/contract/domain/filter-values';
import { slug } from '@evmandi/contract/domain/slug';
import type { DeclaredFact } from './declared.ts';
import { factorOf, sizeOf, unitNamed } from './figures.ts';

/** A value of a technical fact that a listing can be narrowed to. */
export interface Choice {
  /** In addresses. */
  value: string;
  name: string;
  /** Whether a stored figure or word is of it. */
  holds(text: string): boolean;
}

interface Ends {
  /** Included; undefined for no lower end. */
  from?: number | undefined;
  /** Not included. */
  below?: number | undefined;
  /** Slug of the unit of both. */
  unit: string;
}

const RANGE = /^(?:under-(\d+)|(\d+)-to-(\d+)|from-(\d+))-([a-z]+)$/;

function endsOf(value: string): Ends | undefined {
  const [, under, low, high, from, unit = ''] = RANGE.exec(value) ?? [];
  if (factorOf(unit) === undefined) return undefined;
  const ends = [low ?? from, high ?? under].map((end) => (end ? Number(end) : undefined));
  return { from: ends[0], below: ends[1], unit };
}

function wordsOf({ from, below, unit }: Ends): string {
  const named = unitNamed(unit);
  if (from === undefined) return `Under ${below} ${named}`;
  return below === undefined ? `From ${from} ${named}` : `${from} to ${below} ${named}`;
}

function rangeOf(ends: Ends): Choice {
  const factor = factorOf(ends.unit) ?? 1;
  const low = (ends.from ?? 0) * factor;
  const high = (ends.below ?? Number.POSITIVE_INFINITY) * factor;
  const name = wordsOf(ends);
  const holds = (text: string) => {
    const size = sizeOf(text);
    return size !== undefined && size >= low && size < high;
  };
  return { value: slug(name), name, holds };
}

const oneOf = (value: string, name: string): Choice => ({
  value,
  name,
  holds: (text) => slug(text) === value,
});

/** Returns what a value in an address stands for, whether a category declares it or not. */
export function choiceNamed(value: string, known: Iterable<string>): Choice {
  const ends = endsOf(value);
  if (ends) return rangeOf(ends);
  const text = [...known].find((each) => slug(each) === value);
  return oneOf(value, text ?? nameOfSlug(value));
}

/** Figures by size, words by the alphabet. */
const inOrder = (a: string, b: string) =>
  (sizeOf(a) ?? 0) - (sizeOf(b) ?? 0) || (a < b ? -1 : Number(a > b));

/** Returns what a category offers of a fact: its ranges as far as something is in them, or what there is. */
export function choicesOf({ steps }: Pick<DeclaredFact, 'steps'>, known: Set<string>): Choice[] {
  const texts = [...known].sort(inOrder);
  if (!steps) return texts.map((text) => oneOf(slug(text), text));
  const unit = slug(steps.unit);
  const ranges = [undefined, ...steps.at].map((from, at) =>
    rangeOf({ from, below: steps.at[at], unit }),
  );
  return ranges.filter(({ holds }) => texts.some(holds));
}

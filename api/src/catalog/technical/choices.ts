import { readFactRange } from '@evmandi/contract/domain/fact-range';
import { nameOfSlug } from '@evmandi/contract/domain/filter-values';
import { slug } from '@evmandi/contract/domain/slug';
import type { DeclaredFact } from './declared.ts';
import { factorOf, sizeIn, sizeOf, unitNamed } from './figures.ts';

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
  /** Included. */
  upTo?: number | undefined;
  /** Slug of the unit of all. */
  unit: string;
}

const STEP = /^(?:under-(\d+)|(\d+)-to-(\d+)|from-(\d+))-([a-z]+)$/;

const toNumber = (figure: string | undefined) => (figure ? Number(figure) : undefined);

const NO_END = Number.POSITIVE_INFINITY;

function rangeOf({ from = 0, below = NO_END, upTo = NO_END, unit }: Ends, name: string): Choice {
  const holds = (text: string) => {
    const size = sizeOf(text);
    if (size === undefined || size < sizeIn(from, unit)) return false;
    return size < sizeIn(below, unit) && size <= sizeIn(upTo, unit);
  };
  return { value: slug(name), name, holds };
}

/** A range that a category declares: what it ends at begins the next. */
function step(ends: Ends): Choice {
  const { from, below } = ends;
  const unit = unitNamed(ends.unit);
  if (from === undefined) return rangeOf(ends, `Under ${below} ${unit}`);
  return rangeOf(
    ends,
    below === undefined ? `From ${from} ${unit}` : `${from} to ${below} ${unit}`,
  );
}

function stepNamed(value: string): Choice | undefined {
  const [, under, low, high, from, unit = ''] = STEP.exec(value) ?? [];
  if (factorOf(unit) === undefined) return undefined;
  return step({ from: toNumber(low ?? from), below: toNumber(high ?? under), unit });
}

/** A range that a buyer has typed. */
function typedRange(value: string): Choice | undefined {
  const { low, high, unit = '' } = readFactRange(value) ?? {};
  if (factorOf(unit) === undefined) return undefined;
  const ends = { from: toNumber(low), upTo: toNumber(high), unit };
  const named = unitNamed(unit);
  if (high === undefined) return rangeOf(ends, `At least ${ends.from} ${named}`);
  const most = `${ends.upTo} ${named}`;
  return rangeOf(ends, low === undefined ? `Up to ${most}` : `${ends.from} ${named} to ${most}`);
}

const oneOf = (value: string, name: string): Choice => ({
  value,
  name,
  holds: (text) => slug(text) === value,
});

/** Returns what a value in an address stands for, whether a category declares it or not. */
export function choiceNamed(value: string, known: Iterable<string>): Choice {
  const range = typedRange(value) ?? stepNamed(value);
  if (range) return range;
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
    step({ from, below: steps.at[at], unit }),
  );
  return ranges.filter(({ holds }) => texts.some(holds));
}

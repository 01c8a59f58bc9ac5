import type { Fact } from '@evmandi/contract/domain/filters';
import { type DeclaredFact, declaredIn } from './declared.ts';
import { figuresIn, isFigure, systemsOf, textOf } from './figures.ts';

/** What of a product tells its technical facts. */
export interface Told {
  /** Slug of its own category. */
  category: string;
  name: string;
  highlights: readonly string[];
  specifications: readonly { name: string; value: string }[];
}

/** Connectors that are written in many ways. */
const CONNECTORS = [
  'Type 2',
  'CCS2',
  'CHAdeMO',
  'IS 17017-2-6',
  'XLR 3 pin',
  'JST SM',
  'IEC 60309',
  'IS 1293',
];
const POSITIONS = ['Front', 'Rear'];

const among = (known: readonly string[], text: string) =>
  known.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

/** Of another connector what its text says of it before the first comma. */
function connectorsIn(text: string): string[] {
  const known = among(CONNECTORS, text);
  const [own = ''] = text.split(', ');
  return known.length > 0 || own === '' ? known : [own];
}

function wordsIn(text: string, fact: Fact): string[] {
  if (fact === 'connector') return connectorsIn(text);
  if (fact === 'position') return among(POSITIONS, text);
  return text.match(/\bM\d+\b/g) ?? [];
}

function readFrom(text: string, fact: Fact): string[] {
  if (!isFigure(fact)) return wordsIn(text, fact);
  return figuresIn(text, fact).flatMap((figure) => {
    const ends = fact === 'voltage' ? systemsOf(figure) : [figure.from, figure.to];
    return ends.map((value) => textOf(fact, value, figure.unit));
  });
}

/** Facts that names give as specifications do; a length there may be of anything. */
const IN_NAMES: readonly Fact[] = ['voltage', 'capacity', 'power', 'current', 'position'];
/** In highlights a current may be that of the mains. */
const IN_HIGHLIGHTS: readonly Fact[] = ['voltage', 'capacity', 'power'];

function namesOf({ name, highlights }: Told, fact: Fact): string[] {
  if (fact === 'connector') return among(CONNECTORS, name);
  if (!IN_NAMES.includes(fact)) return [];
  const inName = readFrom(name, fact);
  if (inName.length > 0 || !IN_HIGHLIGHTS.includes(fact)) return inName;
  return readFrom(highlights.join(', '), fact);
}

function valuesOf(told: Told, { fact, from }: DeclaredFact): string[] {
  for (const source of from) {
    const text = told.specifications.find(({ name }) => name === source)?.value;
    const found = text === undefined ? [] : readFrom(text, fact);
    if (found.length > 0) return found;
  }
  return namesOf(told, fact);
}

/** Commas, quotes and braces would be marks of the array that an answer of the database is. */
const plain = (text: string) => text.replace(/[",{}\\]/g, ' ').trim();

/**
 * Returns the technical facts of a product, as `products.facts` keeps them: `voltage:60 V`. Those that its category
 * declares, sorted, each once; a product has several of one where it is for several.
 */
export function factsOf(told: Told): string[] {
  const found = declaredIn(told.category).flatMap((declared) =>
    valuesOf(told, declared).map((value) => `${declared.fact}:${plain(value)}`),
  );
  return [...new Set(found)].sort();
}

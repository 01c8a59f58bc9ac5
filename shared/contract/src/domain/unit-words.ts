import { UNITS, type Unit } from './units.ts';

/** How Indian order sheets write the units (QUICK-12): the units that a word may stand for. */
const WORDS: readonly (readonly [RegExp, readonly Unit[]])[] = [
  // A number of whatever is sold.
  [/^(?:nos?|numbers?|units?|each|ea|qty)$/, ['item', 'piece', 'set']],
  [/^(?:pcs?|pces?|pieces?)$/, ['piece', 'item']],
  [/^items?$/, ['item']],
  [/^(?:kgs?|kilos?|kilograms?|kilogrammes?)$/, ['kg']],
  [/^(?:sets?|set of \d{1,3}|pairs?|prs?)$/, ['set']],
];

export interface SoldBy {
  unit: Unit;
  /** Pieces in one of it. */
  packSize: number;
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.\s]+/g, ' ')
    .trim();

/** Returns how many pieces the word says that a set has: "Set of 2", "pair"; undefined where it says nothing. */
export function piecesOfSet(text: string): number | undefined {
  const word = plain(text);
  if (/^(?:pairs?|prs?)$/.test(word)) return 2;
  const [, size] = /^set of (\d{1,3})$/.exec(word) ?? [];
  return size === undefined ? undefined : Number(size);
}

/** Returns the units that a word of an order sheet may stand for, none for a word that is no unit. */
export function unitsOf(text: string): readonly Unit[] {
  const word = plain(text);
  const exact = UNITS.find((unit) => unit === word);
  if (exact) return [exact];
  return WORDS.find(([words]) => words.test(word))?.[1] ?? [];
}

/** Returns the unit of the form that a word stands for, by how the product is sold where that is known. */
export function unitOf(text: string, sold: Unit | undefined): Unit | undefined {
  const units = unitsOf(text);
  return units.find((unit) => unit === sold) ?? units[0];
}

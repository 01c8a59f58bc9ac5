import { COLOURS } from '@evmandi/contract/domain/filter-values';
import { formsOf } from '../words.ts';
import type { Dictionary } from './dictionary.ts';
import { nameOf, type Term } from './term.ts';

/** Those of the filter, and others that vehicles are called by. */
const COLOUR_WORDS = new Set<string>([
  ...COLOURS,
  ...['grey', 'gray', 'silver', 'golden', 'brown', 'pink', 'maroon', 'matte', 'matt'],
]);

/** Of a make or a model, with its numbers. */
const isName = ({ word, ways }: Term, { names }: Dictionary) =>
  [[word], ...ways].some((way) =>
    way.every((each) => formsOf(each).some((form) => names.has(form))),
  );

const isColour = (term: Term) => nameOf(term).every((word) => COLOUR_WORDS.has(word));

/**
 * The terms of "black activa", where no thing is named: a vehicle in this colour is meant, no battery in a white case.
 * Its name is never left out, the colour may be. Undefined where no colour stands beside a make or model.
 */
export function withColouredVehicles(
  terms: readonly Term[],
  dictionary: Dictionary,
): Term[] | undefined {
  const named = terms.filter((term) => !isColour(term) && isName(term, dictionary));
  const tells = named.some(({ word }) => /[a-z]{2}/.test(word));
  if (!tells || !terms.some(isColour)) return undefined;
  return terms.map((term) => ({ ...term, core: named.includes(term) }));
}

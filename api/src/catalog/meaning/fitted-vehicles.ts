import { formsOf } from '../words.ts';
import { type Dictionary, isVehicleKind, kindsOf } from './dictionary.ts';
import { nameOf, type Term } from './term.ts';

/** Held by what is universal, as the database writes what parts fit (`fitting_words`). */
export const FITS_ANY = 'fits.any';
const ELECTRIC = 'electric';

/** The kinds of vehicles that words name: one, or those that have two wheels. */
function kindsNamed(words: readonly string[], { kinds }: Dictionary): readonly string[] {
  const before = words.slice(0, -1);
  const kind = formsOf(words.at(-1) ?? '')
    .map((form) => kinds.get([...before, form].join(' ')))
    .find((found) => found !== undefined && isVehicleKind(found));
  return kind === undefined ? [] : kindsOf(kind);
}

interface Fitted {
  term: Term;
  kinds: readonly string[];
  electric: boolean;
  /** Its name without "electric". */
  name: string[];
}

function fittedBy(term: Term, dictionary: Dictionary): Fitted {
  const words = nameOf(term);
  const electric = words[0] === ELECTRIC;
  const name = electric ? words.slice(1) : words;
  const kinds = term.core ? [] : kindsNamed(name, dictionary);
  return { term, kinds, electric: electric && !term.core, name };
}

/**
 * The terms of a search for a part, with its vehicle also held by what fits vehicles of that kind, or any: "car brake
 * pad". `fitting` are the ways to fit it, which come before what is universal.
 */
export function fittingVehicles(
  terms: readonly Term[],
  dictionary: Dictionary,
): { terms: Term[]; fitting: string[][] } {
  const all = terms.map((term) => fittedBy(term, dictionary));
  const kinds = all.flatMap((each) => each.kinds);
  if (kinds.length === 0) return { terms: [...terms], fitting: [] };
  const electric = all.some((each) => each.electric);
  const fits = (kind: string, isElectric: boolean) => [
    `fits.${isElectric ? `${ELECTRIC}.` : ''}${kind}`,
  ];
  const fitted = all.map(({ term, name, ...own }) => {
    const its = own.kinds.length > 0 ? own.kinds : own.electric ? kinds : [];
    if (its.length === 0) return term;
    const said = term.ways.length > 0 ? term.ways : [[term.word]];
    // A "cycle battery" serves for an e-cycle, too.
    const less = own.electric && name.length > 0 ? [name] : [];
    const ways = [...said, ...less, ...its.map((kind) => fits(kind, own.electric)), [FITS_ANY]];
    return { ...term, ways };
  });
  return { terms: fitted, fitting: kinds.map((kind) => fits(kind, electric)) };
}

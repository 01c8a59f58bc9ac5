import { formsOf } from '../words.ts';
import { withColouredVehicles } from './coloured-vehicles.ts';
import { type Dictionary, isVehicleKind } from './dictionary.ts';
import { fittingVehicles } from './fitted-vehicles.ts';
import { LONGEST_PHRASE, type Phrase, phrasesOf, termOf } from './phrases.ts';
import { type PriceLimits, priceLimitsIn } from './price-limits.ts';
import { nameOf, type Term } from './term.ts';
import { tokensOf, withFigures } from './tokens.ts';
import { withSizes } from './tyre-sizes.ts';

interface Said {
  terms: Term[];
  /** The kind of thing that is sought; null when no word tells. */
  kind: string | null;
  /** Ways to fit the vehicle that is named beside a part: what does comes first. */
  fitting: string[][];
  /** Nothing but a vehicle is meant: its make or model stands beside a colour. */
  onlyVehicles: boolean;
}

export interface Meaning extends Said {
  /** What the text says of the price; null when it says nothing. */
  price: PriceLimits | null;
  /** The text without it. */
  text: string;
}

const MOST_TERMS = 8;
/** Too common to narrow anything; a search of nothing else keeps them. */
const FILLERS = new Set(['a', 'an', 'and', 'the', 'of', 'with', 'in', 'to', 'or', 'my', 'on']);
/** Between a thing and what it is for, or where it is. Hindi has them the other way round. */
const FOR = new Set(['for', 'fits', 'fit', 'of', 'under']);
/** Any vehicle, where nothing else is named. */
const VEHICLES = new Set(
  ['gadi', 'gaadi', 'gari', 'gadiyan', 'vehicle', 'vehicles', 'गाड़ी', 'गाडी', 'गाड़ियां'].map(
    (word) => word.normalize('NFC'),
  ),
);
const FOR_BEFORE = new Set([
  'liye',
  'ka',
  'ki',
  'ke',
  'लिए',
  'का',
  'की',
  'के',
  'wali',
  'wala',
  'वाला',
  'वाली',
]);

interface Named {
  kind: string;
  first: number;
  last: number;
}

/** The kind that is named last, by the most words; with `parts`, of things that are no vehicle. */
function kindIn(terms: readonly Term[], { kinds }: Dictionary, parts = false): Named | undefined {
  const words = terms.flatMap((term, place) => nameOf(term).map((word) => ({ word, place })));
  for (let last = words.length - 1; last >= 0; last -= 1) {
    for (let first = Math.max(0, last - LONGEST_PHRASE + 1); first <= last; first += 1) {
      const said = words.slice(first, last + 1).map(({ word }) => word);
      const before = said.slice(0, -1);
      const kind = formsOf(said.at(-1) ?? '')
        .map((form) => kinds.get([...before, form].join(' ')))
        .find((found) => found !== undefined && !(parts && isVehicleKind(found)));
      if (kind) return { kind, first: words[first]?.place ?? 0, last: words[last]?.place ?? 0 };
    }
  }
  return undefined;
}

const COUNT = /^[1-9][0-9]{0,3}$/;
/** No engine that is sold has fewer cubic centimetres: a number below is never one. */
const SMALLEST_ENGINE = 50;

/** `40` in "40 scooters" or "40 scooter": how many, and nothing that a product holds. */
function isCount(token: string, next: string | undefined, { kinds, synonyms }: Dictionary) {
  if (!COUNT.test(token) || next === undefined) return false;
  const isVehicle = formsOf(next).some((form) => {
    const said = synonyms.get(form) || form;
    return form === 'vehicle' || isVehicleKind(kinds.get(said) ?? '');
  });
  return isVehicle && (Number(token) < SMALLEST_ENGINE || /s$/.test(next));
}

/** What stands for the thing itself: before "for", or after "ke liye". */
function headOf(tokens: readonly string[]): { from: number; to: number } {
  const isFor = tokens.findIndex((token, place) => place > 0 && FOR.has(token));
  if (isFor > 0) return { from: 0, to: isFor };
  const after = tokens.findLastIndex((token) => FOR_BEFORE.has(token));
  const ends = after < 0 || after === tokens.length - 1;
  return { from: ends ? 0 : after + 1, to: tokens.length };
}

/**
 * What a word means that is all that is said. Nothing is called so: beside other words it tells little ("clutch wire"),
 * and what products are of their names alone decide.
 */
const ALONE: ReadonlyMap<string, string> = new Map([
  ['cable', 'charging cable'],
  ['wire', 'harness'],
]);

interface Placed {
  phrase: Phrase;
  /** It narrows nothing, as "for" or a count. */
  empty: boolean;
  inHead: boolean;
}

/** What narrows a search, with a word that is all of it as what it means then. */
function tellingOf(all: readonly Placed[]): Placed[] {
  const telling = all.filter(({ empty }) => !empty);
  const [only, ...others] = telling;
  if (!only || others.length > 0) return telling;
  const { tokens, means: asSaid } = only.phrase;
  const [word = '', ...more] = tokens;
  const means = ALONE.get(asSaid ?? (more.length === 0 ? formsOf(word).at(-1) : '') ?? '');
  return means ? [{ ...only, phrase: { ...only.phrase, means } }] : telling;
}

/** What the words of a text ask for, those of a price among them. */
function saidBy(text: string, dictionary: Dictionary, parts = false): Said {
  const tokens = withFigures(tokensOf(withSizes(text)));
  const head = headOf(tokens);
  let place = 0;
  const all = phrasesOf(tokens, dictionary).map((phrase): Placed => {
    const from = place;
    place += phrase.tokens.length;
    const [first = ''] = phrase.tokens;
    const empty =
      phrase.means === '' ||
      (phrase.tokens.length === 1 && isCount(first, tokens[place], dictionary)) ||
      phrase.tokens.every((token) => FILLERS.has(token) || FOR.has(token));
    return { phrase, empty, inHead: from >= head.from && from < head.to };
  });
  const isVehicle = ({ phrase }: Placed) => VEHICLES.has(phrase.tokens.join(' '));
  const telling = tellingOf(all);
  const vehicles = telling.length === 0 ? all.filter(isVehicle) : [];
  const alone = vehicles.length > 0 ? vehicles.slice(0, 1) : all;
  const kept = (
    telling.length > 0
      ? telling
      : alone.map((each) => ({
          ...each,
          phrase: { ...each.phrase, means: isVehicle(each) ? 'vehicle' : undefined },
        }))
  )
    .slice(0, MOST_TERMS)
    .map(({ phrase, inHead }) => ({ term: termOf(phrase, dictionary), inHead }));
  const terms = kept.map(({ term }) => term);
  const heads = kept.filter(({ inHead }) => inHead).map(({ term }) => term);
  const named = (parts && kindIn(heads, dictionary, true)) || kindIn(heads, dictionary);
  // "Brakes for scooters" is no scooter, though no single kind is called so.
  const core = named
    ? heads.slice(named.first, named.last + 1)
    : heads.length < terms.length
      ? heads.filter(({ sure }) => sure)
      : [];
  const kind = named?.kind ?? (core.length > 0 ? null : (kindIn(terms, dictionary)?.kind ?? null));
  const said = dedupe(terms).map((term) => ({
    ...term,
    core: core.some(({ word }) => word === term.word),
  }));
  if (kind === null && core.length === 0) {
    const coloured = withColouredVehicles(said, dictionary);
    return { terms: coloured ?? said, kind, fitting: [], onlyVehicles: coloured !== undefined };
  }
  const isPart = kind === null || !isVehicleKind(kind);
  const fitted = isPart ? fittingVehicles(said, dictionary) : { terms: said, fitting: [] };
  return { ...fitted, kind, onlyVehicles: false };
}

const dedupe = (terms: readonly Term[]): Term[] => [
  ...new Map(terms.map((term) => [term.word, term])).values(),
];

/**
 * What a text asks for: words of the trade and Hindi as our products say them, figures with their units,
 * words that are written as one, the kind of thing that is sought, and what it may cost. With `parts`, a vehicle
 * that is named behind a part is what it is for: "horn 12v scooter".
 */
export function understand(text: string, dictionary: Dictionary, parts = false): Meaning {
  const said = saidBy(text, dictionary, parts);
  const sought = said.kind === null ? 'anything' : isVehicleKind(said.kind) ? 'vehicle' : 'part';
  const read = priceLimitsIn(text, sought);
  if (!read) return { ...said, price: null, text };
  const { limits, rest } = read;
  return { ...saidBy(rest, dictionary, parts), price: limits, text: rest };
}

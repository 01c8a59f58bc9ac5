import { formsOf } from '../words.ts';
import { withColouredVehicles } from './coloured-vehicles.ts';
import { type Dictionary, isVehicleKind, kindsOf, waysOf } from './dictionary.ts';
import { fittingVehicles } from './fitted-vehicles.ts';
import { isMoney, type PriceLimits, priceLimitsIn } from './price-limits.ts';
import { nameOf, type Term } from './term.ts';
import { isLatin, isUnit, sameFigures, tokensOf, withFigures } from './tokens.ts';
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
const LONGEST_PHRASE = 4;
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
/** `activa6g`, `type2`. */
const JOINED_NUMBER = /^([a-z]{3,})([0-9]+[a-z]*)$/;
const FIGURE = /^([0-9.]+)([a-z]+)$/;
/** Products name them by the number alone, too: `Pulsar 150`, `100/80-17`. */
const BARE_UNITS = new Set(['cc', 'inch', 'km']);

interface Phrase {
  tokens: string[];
  means: string | undefined;
}

/** Tokens as the longest phrases that the dictionary has a meaning for, and single ones between. */
function phrasesOf(tokens: readonly string[], dictionary: Dictionary): Phrase[] {
  const phrases: Phrase[] = [];
  for (let place = 0; place < tokens.length; ) {
    let size = Math.min(LONGEST_PHRASE, tokens.length - place);
    while (size > 1 && meaningOf(tokens.slice(place, place + size), dictionary) === undefined) {
      size -= 1;
    }
    const taken = tokens.slice(place, place + size);
    phrases.push({ tokens: taken, means: meaningOf(taken, dictionary) });
    place += size;
  }
  return phrases;
}

/** What the phrase means, its last word also in singular or plural, or each as we say it: `brek liner`; a vehicle's name of two words means itself, and no cluster is in `speedometer cable`. */
function meaningOf(tokens: readonly string[], { synonyms, kinds }: Dictionary): string | undefined {
  const before = tokens.slice(0, -1);
  const phrases = formsOf(tokens.at(-1) ?? '').map((form) => [...before, form].join(' '));
  const asSaid = phrases.map((phrase) => synonyms.get(phrase)).find((means) => means !== undefined);
  if (asSaid !== undefined || tokens.length === 1) return asSaid;
  const vehicle = phrases.find((phrase) => isVehicleKind(kinds.get(phrase) ?? ''));
  if (vehicle) return vehicle;
  const said = tokens.join(' ');
  const ours = tokens.map((token) => synonyms.get(token) || token).join(' ');
  if (ours === said) return undefined;
  return kinds.has(said) ? said : synonyms.get(ours);
}

/** Two words in one, as `brakepad`: both are known, and the whole is not. */
function cutInTwo(token: string, { words }: Dictionary): string[] | undefined {
  if (token.length < 6 || words.has(token)) return undefined;
  for (let place = 3; place <= token.length - 3; place += 1) {
    const parts = [token.slice(0, place), token.slice(place)];
    if (parts.every((part) => formsOf(part).some((form) => words.has(form)))) return parts;
  }
  return undefined;
}

function termOf({ tokens, means }: Phrase, dictionary: Dictionary): Term {
  const word = tokens.join(' ');
  const own = tokens.every(isLatin) ? [tokens] : [];
  if (means !== undefined) {
    const kinds = kindsOf(dictionary.kinds.get(means) ?? means);
    const single = kinds.length > 1 ? kinds.map((kind) => [kind]) : [];
    const ours = waysOf(means).map((way) => way.split(' '));
    return { word, ways: [...ours, ...single, ...own], sure: true, core: false };
  }
  const parts = cutInTwo(word, dictionary);
  if (parts) {
    const { synonyms } = dictionary;
    const said =
      synonyms.get(parts.join(' ')) ?? parts.map((part) => synonyms.get(part) || part).join(' ');
    return {
      word,
      ways: [...waysOf(said).map((way) => way.split(' ')), ...own],
      sure: true,
      core: false,
    };
  }
  const [, number = '', unit = ''] = FIGURE.exec(word) ?? [];
  if (isUnit(unit)) {
    const same = sameFigures(Number(number), unit).map((figure) => [figure]);
    const ways = [tokens, ...(BARE_UNITS.has(unit) ? [[number]] : []), ...same];
    return { word: `${number} ${unit}`, ways, sure: false, core: false };
  }
  const [, letters, digits] = JOINED_NUMBER.exec(word) ?? [];
  if (letters && digits)
    return { word, ways: [tokens, [letters, digits]], sure: false, core: false };
  const sure = isMoney(word) || formsOf(word).some((form) => dictionary.words.has(form));
  return { word, ways: [], sure, core: false };
}

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

function aloneOf({ tokens, means }: Phrase): string | undefined {
  const [only = ''] = tokens.length === 1 ? formsOf(tokens[0] ?? '').slice(-1) : [];
  return ALONE.get(means ?? only);
}

/** What the words of a text ask for, those of a price among them. */
function saidBy(text: string, dictionary: Dictionary, parts = false): Said {
  const tokens = withFigures(tokensOf(withSizes(text)));
  const head = headOf(tokens);
  let place = 0;
  const all = phrasesOf(tokens, dictionary).map((phrase) => {
    const from = place;
    place += phrase.tokens.length;
    const [first = ''] = phrase.tokens;
    const empty =
      phrase.means === '' ||
      (phrase.tokens.length === 1 && isCount(first, tokens[place], dictionary)) ||
      phrase.tokens.every((token) => FILLERS.has(token) || FOR.has(token));
    return { phrase, empty, inHead: from >= head.from && from < head.to };
  });
  const isVehicle = ({ phrase }: (typeof all)[number]) => VEHICLES.has(phrase.tokens.join(' '));
  const telling = all.filter(({ empty }) => !empty);
  const [only] = telling;
  const meant = only && telling.length === 1 ? aloneOf(only.phrase) : undefined;
  if (only && meant) only.phrase = { ...only.phrase, means: meant };
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

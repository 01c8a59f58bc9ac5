import { unitOf } from './tokens.ts';

/** What is asked to cost so much at least, or at most; paise, both included. */
export interface PriceLimits {
  min: number | null;
  max: number | null;
}

/** The number of a vehicle may be its engine; "1.5 L" is a lakh and a half of rupees, but litres for a part. */
type Sought = 'vehicle' | 'part' | 'anything';

interface PriceRead {
  limits: PriceLimits;
  /** The text without the words of the price. */
  rest: string;
}

const PAISE = 100;
const HIGHEST = 1_00_00_00_000 * PAISE;
/** Less, without a sign of money, is a size, a place or a number of pieces. */
const LOWEST_BARE = 100;
/** Of two figures beside each other each, where nothing else tells that they are prices. */
const LOWEST_OF_RANGES = 500;
/** "RS 200" and "RS 457" are motorcycles. */
const LOWEST_BEHIND_RS = 1_000;
/** "6000k" is the colour of a lamp. */
const HIGHEST_K = 1_000;
/** "A 2 lakh bike" costs so much at most, and not half of it. */
const ABOUT_FROM = 0.75;
/** No engine that is sold has more cubic centimetres. */
const LOWEST_BARE_OF_VEHICLES = 2_500;
/** From here on "in" and "a" behind an amount are words, no inches or ampere. */
const HIGHEST_MEASURE = 1_000;

const TIMES: readonly (readonly [word: RegExp, times: number])[] = [
  [/^(?:k|thousand|ha[jz]aa?r|हज\u093c?ार)$/, 1_000],
  [/^(?:l|la[ck]s?|lakhs?|लाख)$/, 1_00_000],
  [/^(?:cr|crores?|करोड\u093c?)$/, 1_00_00_000],
];
const MORE = 'k|thousand|ha[jz]aa?r|हज\u093c?ार|lakhs?|lacs?|lakh?|l|लाख|crores?|cr|करोड\u093c?';
const MONEY = '₹|rs\\.?|inr|rupees?|rupaye|rupay|रुपये|रुपए|रु\\.?';
/** Where a word begins; a sign of rupees is one anywhere. */
const START = '(?:(?=₹)|(?<![\\p{L}\\p{M}\\d.]))';
const WORD_END = '(?![\\p{L}\\p{M}\\d])';
/** No second figure of a size such as `90/90`. */
const END = `${WORD_END}(?![.,/]\\d)`;
const FIGURES = '\\d{1,3}(?:,\\d{2,3})+(?:\\.\\d{1,2})?|\\d{1,10}(?:\\.\\d{1,2})?';

/** Groups: sign, figures, multiple, sign behind. */
const FIRST = `${START}(${MONEY})?\\s*(${FIGURES})\\s*(${MORE})?${END}\\s*(/-|(?:${MONEY})${END})?`;
const GROUPS = 4;
/** No part number, such as `2041-05`. */
const AMOUNT = `${FIRST}(?!-\\d)`;

const BEFORE = `${START}(?:(?:with|in|at|of|ka|ki|price|priced|prices|cost|costing|budget|range|mrp|rate|daam|dam|कीमत|दाम)\\s+)*`;
const BEHIND =
  '(?:\\s+(?:price|budget|range|me|mein|में|ka|ki|ke|wala|wali|wale|का|की|के|वाला|वाली|वाले)(?![\\p{L}\\p{M}\\d]))*';

const UP_TO =
  '(?:<=?|(?:under|below|within|up\\s?to|max|maximum|(?:less|lower|cheaper)\\s+than|(?:not|no)\\s+more\\s+than|not\\s+above|at\\s+most|budget(?:\\s+of)?)(?:\\s|(?=₹|rs)))';
const FROM =
  '(?:>=?|(?:above|over|min|minimum|(?:more|greater|higher)\\s+than|(?:not|no)\\s+less\\s+than|at\\s+least|starting\\s+(?:from|at))(?:\\s|(?=₹|rs)))';
const UP_TO_BEHIND =
  '(?:se\\s+(?:kam|niche|neeche)|tak|ke\\s+(?:andar|under|niche|neeche)|से\\s+(?:कम|नीचे)|तक|के\\s+(?:अंदर|अन्दर|नीचे)|(?:or|and)\\s+(?:less|below|under)|max|maximum)';
const FROM_BEHIND =
  '(?:se\\s+(?:upar|oopar|[zj](?:ya|a)da)|से\\s+(?:ऊपर|अधिक|ज\u093c?्यादा)|(?:or|and)\\s+(?:more|above|up)|onwards?)';
const AMONG = '(?:in\\s+)?(?:between|from)';
const AMONG_BEHIND = '(?:tak|ke\\s+bee?i?ch|तक|के\\s+बीच)';

const pattern = (text: string) => new RegExp(`${BEFORE}${text}${BEHIND}`, 'gu');

const ABOUT =
  '(?:around|about|approx(?:imately|\\.)?|nearly|near|lagbhag|kareeb|karib|लगभग|करीब)\\s+';
const RANGE = `${FIRST}\\s*(?:to|se|से|-|–)\\s*${AMOUNT}`;

type End = 'min' | 'max';

/** The longer ones first: "not more than" holds "more than". */
const FORMS: readonly {
  find: RegExp;
  ends: readonly End[];
  /** Nothing but its figures tells of a price. */
  bare?: true;
  /** What is to be spent: nothing says whether at most or at least. */
  about?: true;
}[] = [
  {
    find: pattern(`${AMONG}\\s+${FIRST}\\s*(?:and|to|se|aur|-|–)\\s*${AMOUNT}`),
    ends: ['min', 'max'],
  },
  {
    find: pattern(`${FIRST}\\s*(?:se|से|to|-|–)\\s*${AMOUNT}\\s*${AMONG_BEHIND}${WORD_END}`),
    ends: ['min', 'max'],
  },
  { find: pattern(RANGE), ends: ['min', 'max'], bare: true },
  { find: pattern(`${UP_TO}${AMOUNT}`), ends: ['max'] },
  { find: pattern(`${FROM}${AMOUNT}`), ends: ['min'] },
  { find: pattern(`${AMOUNT}\\s*${UP_TO_BEHIND}${WORD_END}`), ends: ['max'] },
  { find: pattern(`${AMOUNT}\\s*${FROM_BEHIND}${WORD_END}`), ends: ['min'] },
  { find: pattern(`${ABOUT}${AMOUNT}`), ends: ['max'], about: true },
  { find: pattern(AMOUNT), ends: ['max'], bare: true, about: true },
];

interface Amount {
  figure: number;
  times: number;
  /** Whether a sign of money or a multiple says that it is one. */
  marked: boolean;
  /** In letters before it, which may be of a model's name. */
  rs: boolean;
}

function amountOf(groups: readonly (string | undefined)[], kind: Sought): Amount | undefined {
  const [sign, figures = '', more, behind] = groups;
  const figure = Number(figures.replaceAll(',', ''));
  if ((more === 'l' && kind === 'part') || (more === 'k' && figure >= HIGHEST_K)) return undefined;
  const times = more === undefined ? 1 : (TIMES.find(([word]) => word.test(more))?.[1] ?? 1);
  return {
    figure,
    times,
    rs: sign !== undefined && sign !== '₹',
    marked: times > 1 || sign !== undefined || behind !== undefined,
  };
}

/** `1` in "1 to 2 lakh" is of the same kind as the second. */
function inKind(amounts: readonly Amount[]): Amount[] {
  const last = amounts.at(-1);
  return amounts.map((amount) =>
    last && amount.times === 1 && amount.figure <= last.figure
      ? { ...amount, times: last.times, marked: amount.marked || last.marked }
      : amount,
  );
}

/** `kmph`, `years`: not written on products, and no price. */
const MEASURE =
  /^(?:kmph|kph|mph|hp|bhp|ps|psi|bar|years?|yrs?|saal|months?|days?|hours?|hrs?|minutes?|mins?|pcs|pieces?|nos|sets?|units|seater|seats?|stars?|percent|lumens?|lm|ohms?|hz|degrees?)$/;

/** Whether the word behind an amount makes it a measure: "over 2000 w". */
function isMeasured(behind: string, { figure, times }: Amount): boolean {
  const [, mark, word = ''] = /^\s*(?:([%°"”″])|([a-z]+))?/.exec(behind) ?? [];
  if (mark || MEASURE.test(word)) return true;
  const isWord = (word === 'in' || word === 'a') && figure * times >= HIGHEST_MEASURE;
  return !isWord && unitOf(word) !== undefined;
}

const isYear = ({ figure }: Amount) => figure >= 1_950 && figure < 2_100;

/** Whether an amount that stands alone is one of money. */
function isSpent({ figure, times, marked, rs }: Amount, kind: Sought): boolean {
  if (times > 1) return true;
  const least = kind === 'part' && !rs ? LOWEST_BARE : LOWEST_BEHIND_RS;
  return marked && figure >= (kind === 'vehicle' ? LOWEST_BARE_OF_VEHICLES : least);
}

/** Whether two figures are those of a price, no years, sizes or numbers of a part. */
const areFar = (amounts: readonly Amount[], before: string) =>
  !/[-/]$/.test(before) &&
  amounts.every(({ figure }) => figure >= LOWEST_OF_RANGES) &&
  !amounts.every(isYear);

interface Found {
  limits: Partial<PriceLimits>;
  from: number;
  to: number;
}

type Form = (typeof FORMS)[number];

function limitsOf(match: RegExpExecArray, { ends, bare, about }: Form, kind: Sought) {
  const text = match.input;
  const to = match.index + match[0].length;
  const least = kind === 'vehicle' ? LOWEST_BARE_OF_VEHICLES : LOWEST_BARE;
  const read = ends.map((_, place) =>
    amountOf(match.slice(1 + place * GROUPS, 1 + (place + 1) * GROUPS), kind),
  );
  const amounts = inKind(read.filter((amount) => amount !== undefined));
  const paise = amounts.map(({ figure, times }) => Math.round(figure * times * PAISE));
  // "Motul 1 l" is oil.
  const isLitre = about && kind !== 'vehicle' && match.includes('l');
  const told = about
    ? amounts.every((amount) => isSpent(amount, kind))
    : amounts.some(({ marked }) => marked) || areFar(amounts, text.slice(0, match.index));
  const arePrices =
    amounts.length === ends.length &&
    (!bare || (told && !isLitre)) &&
    amounts.every((amount) => amount.marked || amount.figure >= least) &&
    paise.every((price) => price <= HIGHEST) &&
    amounts.every((amount) => !isMeasured(text.slice(to), amount));
  if (!arePrices) return undefined;
  const sorted = paise.toSorted((a, b) => a - b);
  const limits = Object.fromEntries(ends.map((end, place) => [end, sorted[place]]));
  const [spent = 0] = sorted;
  return about ? { min: Math.round(spent * ABOUT_FROM), max: spent } : limits;
}

function firstLimits(text: string, kind: Sought, forms: readonly Form[]): Found | undefined {
  for (const form of forms) {
    for (const match of text.matchAll(form.find)) {
      const limits = limitsOf(match, form, kind);
      if (limits) return { limits, from: match.index, to: match.index + match[0].length };
    }
  }
  return undefined;
}

/** Words of amounts, which exist though no product holds them. */
export const isMoney = (word: string): boolean =>
  word.length > 2 && new RegExp(`^(?:${MORE}|${MONEY})$`).test(word);

const inLatinFigures = (text: string) =>
  text.replace(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - '०'.charCodeAt(0)));

/**
 * The limits that a text sets to the price, in English and in Hindi of both scripts: "under 80000",
 * "₹2,000 to 5,000", "1 lakh tak"; undefined when it sets none.
 */
export function priceLimitsIn(text: string, kind: Sought): PriceRead | undefined {
  let rest = inLatinFigures(text.normalize('NFC').toLowerCase()).replace(/\s+/g, ' ');
  const limits: PriceLimits = { min: null, max: null };
  const limited = FORMS.filter(({ about }) => !about);
  for (let forms = FORMS; ; forms = limited) {
    const found = firstLimits(rest, kind, forms);
    if (!found) break;
    Object.assign(limits, found.limits);
    rest = `${rest.slice(0, found.from)} ${rest.slice(found.to)}`;
  }
  const { min, max } = limits;
  if (min === null && max === null) return undefined;
  const crossed = min !== null && max !== null && min > max;
  return {
    limits: crossed ? { min: max, max: min } : limits,
    rest: rest.replace(/\s+/g, ' ').trim(),
  };
}

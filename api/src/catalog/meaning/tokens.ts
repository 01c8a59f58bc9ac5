/** Units as they are typed, with the one that our products write. */
const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    v: 'v volt volts वोल्ट',
    ah: 'ah amphour',
    mah: 'mah',
    kwh: 'kwh',
    wh: 'wh',
    kw: 'kw kilowatt kilowatts',
    w: 'w watt watts वाट',
    a: 'a amp amps ampere amperes एम्पियर',
    mm: 'mm',
    cm: 'cm',
    m: 'm mtr mtrs meter meters metre metres',
    km: 'km kms',
    inch: 'inch inches in',
    cc: 'cc',
    ml: 'ml',
    l: 'l ltr ltrs litre litres liter liters',
    kg: 'kg kgs किलो',
    nm: 'nm',
    ton: 'ton',
    rpm: 'rpm',
  }).flatMap(([unit, typed]) => typed.split(' ').map((each) => [each, unit])),
);

/** The unit that is typed so, as our products write it. */
export const unitOf = (typed: string): string | undefined => UNITS[typed];

/** True for a unit as our products write it. */
export const isUnit = (text: string): boolean => UNITS[text] === text;

/** Units of one quantity, each with how many of the one before it are. */
const SCALES: readonly (readonly (readonly [unit: string, times: number])[])[] = [
  [
    ['w', 1],
    ['kw', 1_000],
  ],
  [
    ['wh', 1],
    ['kwh', 1_000],
  ],
  [
    ['mah', 1],
    ['ah', 1_000],
  ],
  [
    ['ml', 1],
    ['l', 1_000],
  ],
  [
    ['mm', 1],
    ['cm', 10],
    ['m', 1_000],
  ],
  [
    ['m', 1],
    ['km', 1_000],
  ],
];
const DECIMALS = 1_000;

/** The same figure in other units: `3kw` for 3000 W. */
export const sameFigures = (figure: number, unit: string): string[] =>
  SCALES.flatMap((scale) => {
    const [, own] = scale.find(([one]) => one === unit) ?? [];
    if (own === undefined) return [];
    return scale
      .filter(([one]) => one !== unit)
      .map(([one, times]) => ({ one, value: (figure * own) / times }))
      .filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / (1e6 / DECIMALS)))
      .map(({ one, value }) => `${Number(value.toFixed(3))}${one}`);
  });

const NUMBER = /^[0-9]+(?:\.[0-9]+)?$/;
const FIGURES = /^(?:[0-9]+(?:\.[0-9]+)?[a-z]+)+$/;
const FIGURE = /([0-9]+(?:\.[0-9]+)?)([a-z]+)/g;

/** `48v24ah` as its figures; undefined for what is none, such as a part number. */
function figuresOf(token: string): string[] | undefined {
  if (!FIGURES.test(token)) return undefined;
  const figures = [...token.matchAll(FIGURE)].map(([, number = '', unit = '']) => {
    const known = UNITS[unit];
    return known && number + known;
  });
  return figures.every((figure) => figure !== undefined) ? figures : undefined;
}

/** Figures and their units as one token each, whichever way they are typed: `60 volts`, `60v`, `60 V`. */
export function withFigures(tokens: readonly string[]): string[] {
  const joined: string[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place] ?? '';
    const unit = NUMBER.test(token) ? UNITS[tokens[place + 1] ?? ''] : undefined;
    if (unit) place += 1;
    joined.push(...(unit ? [token + unit] : (figuresOf(token) ?? [token])));
  }
  return joined;
}

const CUTS = /[^a-z0-9.\p{Script=Devanagari}]+|\.(?![0-9])|(?<![0-9])\./gu;

/**
 * A text in lower case without Latin accents, cut into runs of letters, digits and decimal points, as the
 * database cuts products (`search_tokens`); Devanagari stays with its vowel signs.
 */
export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/(?<=[a-z])\p{M}+/gu, '')
    .normalize('NFC')
    .replace(CUTS, ' ')
    .split(' ')
    .filter(Boolean);

/** Whether a product can hold the token: names are written in Latin letters. */
export const isLatin = (token: string): boolean => /^[a-z0-9.]+$/.test(token);

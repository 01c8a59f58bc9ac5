import { KIND_PHRASES } from '../../database/migrations/words/kinds.ts';
import { MORE_KINDS, MORE_SYNONYMS } from '../../database/migrations/words/more-words.ts';
import { SYNONYMS } from '../../database/migrations/words/synonyms.ts';
import {
  WORKSHOP_KINDS,
  WORKSHOP_SYNONYMS,
} from '../../database/migrations/words/workshop-words.ts';
import { dictionaryFrom } from './dictionary.ts';
import { tokensOf, withFigures } from './tokens.ts';
import { understand } from './understand.ts';

const DICTIONARY = dictionaryFrom(
  [...SYNONYMS, ...MORE_SYNONYMS, ...WORKSHOP_SYNONYMS].map(([phrase, means]) => ({
    phrase,
    means,
  })),
  [...KIND_PHRASES, ...MORE_KINDS, ...WORKSHOP_KINDS].map(([phrase, kind]) => ({ phrase, kind })),
);
const meaning = (text: string) => {
  const { terms, kind } = understand(text, DICTIONARY);
  return [terms.map(({ word, ways: [first] }) => (first ?? [word]).join(' ')).join(' + '), kind];
};

test.each([
  ['60 V 10 A', ['60v', '10a']],
  ['60volts', ['60v']],
  ['48 वोल्ट 5 एम्पियर', ['48v', '5a']],
  ['48v24ah', ['48v', '24ah']],
  ['tyre 12 in', ['tyre', '12inch']],
  ['BP-EV-2041', ['bp', 'ev', '2041']],
  ['2041s 4x', ['2041s', '4x']],
  ['Café 5ltr', ['cafe', '5l']],
  ['गाड़ी का ब्रेक', ['गाड़ी', 'का', 'ब्रेक'].map((word) => word.normalize('NFC'))],
])('%s has the tokens %j', (text, tokens) => {
  expect(withFigures(tokensOf(text))).toEqual(tokens);
});

test.each([
  ['brek pad', 'brake pad', 'brake pad'],
  ['brakepad', 'brake pad', 'brake pad'],
  ['gadi ka brake', 'brake', null],
  ['batri', 'battery', 'battery'],
  ['चार्जर', 'charger', 'charger'],
  ['mudguard', 'fender', 'fender'],
  ['speedometer', 'cluster', 'cluster'],
  ['brake oil', 'brake fluid', 'brake fluid'],
  ['accelerator', 'throttle', 'throttle'],
  ['auto', 'three wheeler', 'three-wheeler'],
  ['cycle', 'cycle', 'cycle'],
  ['e-rickshaw ke liye battery', 'three wheeler + battery', 'battery'],
  ['charger for scooter', 'charger + scooter', 'charger'],
  ['scooter charger', 'scooter + charger', 'charger'],
  ['headlights', 'headlights', 'headlight'],
  ['batteries 48v', 'batteries + 48v', 'battery'],
  ['bulb', 'bulb', 'bulb'],
  ['wire', 'harness', 'harness'],
  ['wires', 'harness', 'harness'],
  ['cables', 'charging cable', 'charging cable'],
  ['exelator wire', 'throttle cable', 'throttle cable'],
  ['lock wire', 'lock + wire', 'lock'],
  ['gear cable', 'gear + cable', null],
  ['constructor', 'constructor', null],
  ['splendor plus', 'splendor + plus', null],
  ['brakes for 40 scooters', 'brakes + scooters', null],
  ['40 scooter ke liye brake', 'scooter + brake', null],
  ['brake pads for 12 vehicles', 'brake + pads', 'brake pad'],
  ['tyre for 125 scooter', 'tyre + 125 + scooter', 'tyre'],
  ['tyre for 3 wheeler', 'tyre + three wheeler', 'tyre'],
  ['40 scooters', 'scooters', 'scooter'],
  ['scooters for sale', 'scooters + sale', 'scooter'],
  ['light', 'headlight', 'headlight'],
  ['signal light', 'indicator', 'indicator'],
  ['bike under 80000', 'bike', 'bike'],
  ['battery 48v under seat', 'battery + 48v + seat', 'battery'],
  ['seat cover', 'seat + cover', 'seat cover'],
  ['the for', 'the + for', null],
  ['new', 'new', null],
  ['', '', null],
])('%s is %s, a %s', (text, terms, kind) => {
  expect(meaning(text)).toEqual([terms, kind]);
});

test('what names the thing is never left out, a scooter that it is for may be', () => {
  const core = (text: string) =>
    understand(text, DICTIONARY).terms.flatMap(({ word, core }) => (core ? [word] : []));
  expect(core('brakes for 40 scooters')).toEqual(['brakes']);
  expect(core('horn for bike')).toEqual(['horn']);
  expect(core('what is the price of a helmet')).toEqual([]);
});

test('a vehicle behind a part is what it is for, where parts are asked for', () => {
  const kind = (text: string, parts: boolean) => understand(text, DICTIONARY, parts).kind;
  expect(kind('horn 12v scooter', false)).toBe('scooter');
  expect(kind('horn 12v scooter', true)).toBe('horn');
  expect(kind('battery scooter', true)).toBe('scooter');
  expect(kind('scooter', true)).toBe('scooter');
});

test('no phrase is said twice, and none means itself', () => {
  expect(new Set(SYNONYMS.map(([phrase]) => phrase)).size).toBe(SYNONYMS.length);
  const later = WORKSHOP_SYNONYMS.map(([phrase]) => phrase);
  expect(new Set(later).size).toBe(later.length);
  expect(later.filter((phrase) => SYNONYMS.some(([known]) => known === phrase))).toEqual([]);
  expect(SYNONYMS.filter(([phrase, means]) => phrase === means)).toEqual([]);
  expect(new Set(KIND_PHRASES.map(([phrase]) => phrase)).size).toBe(KIND_PHRASES.length);
});

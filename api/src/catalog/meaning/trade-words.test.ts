import { KIND_PHRASES } from '../../database/migrations/words/kinds.ts';
import { MORE_SYNONYMS } from '../../database/migrations/words/more-words.ts';
import { SYNONYMS } from '../../database/migrations/words/synonyms.ts';
import { TRADE_WORDS } from '../../database/migrations/words/trade-words.ts';
import { soundOf } from './by-ear.ts';
import { dictionaryFrom } from './dictionary.ts';
import { englishWords } from './english-words.ts';
import { meantByTrade } from './trade-words.ts';
import { understand } from './understand.ts';

const DICTIONARY = dictionaryFrom(
  [...SYNONYMS, ...MORE_SYNONYMS, ...TRADE_WORDS].map(([phrase, means]) => ({ phrase, means })),
  KIND_PHRASES.map(([phrase, kind]) => ({ phrase, kind })),
);

test.each([
  ['shoker', 'soker'],
  ['zacket', 'jaket'],
  ['byatri', 'batri'],
  ['philter', 'filter'],
  ['vheel', 'wheel'],
  ['chaain', 'chain'],
  ['exelator', 'ekselator'],
  ['हेडलाइट', 'hedalait'],
])('%s sounds as %s does', (one, other) => {
  expect(soundOf(one)).toEqual(soundOf(other));
});

test.each([
  ['mudgad', 'fender'],
  ['madgard', 'fender'],
  ['spedometar', 'speedometer'],
  ['acilerator', 'accelerator'],
  ['byatri', 'battery'],
  ['brakpad', 'brake pad'],
  ['hava filter', 'air filter'],
  ['haed lamp', 'headlamp'],
  ['चारजर', 'charger'],
  ['टेललाइट', 'tail light'],
])('%s is read as %s', async (typed, meant) => {
  const found = meantByTrade(typed.split(' '), DICTIONARY, await englishWords());
  expect(found?.text).toBe(meant);
});

test.each(['tar', 'xqz', 'minda', 'varroc', 'michelin', 'lumax', 'motula'])(
  '%s is like nothing of the trade',
  async (typed) => {
    const found = meantByTrade(
      [typed],
      dictionaryFrom(
        [],
        [
          ['brake pad', 'brake pad'],
          ['motor', 'motor'],
        ].map(([phrase = '', kind = '']) => ({ phrase, kind })),
      ),
      await englishWords(),
    );
    expect(found).toBeUndefined();
  },
);

test('what means one of several is found by each of them', () => {
  const [lithium] = understand('lithium battery', DICTIONARY).terms;
  expect(lithium?.ways.slice(0, 3)).toEqual([['lfp'], ['nmc'], ['lifepo4']]);
});

test.each([
  ['gadi', 'vehicle'],
  ['गाड़ी', 'vehicle'],
  ['gadi ka brake', null],
  ['brekpad', 'brake pad'],
  ['brek liner', 'brake shoe'],
])('%s names the kind %s', (text, kind) => {
  expect(understand(text, DICTIONARY).kind).toBe(kind);
});

test('no word of these has a meaning already', () => {
  const known = new Set([...SYNONYMS, ...MORE_SYNONYMS].map(([phrase]) => phrase));
  expect(TRADE_WORDS.filter(([phrase]) => known.has(phrase))).toEqual([]);
  expect(new Set(TRADE_WORDS.map(([phrase]) => phrase)).size).toBe(TRADE_WORDS.length);
});

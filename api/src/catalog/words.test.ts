import { formsOf, partKey, tsqueryOf, wordsOf } from './words.ts';

test.each([
  ['  EV Brake-Pad, 220 mm ', ['ev', 'brake', 'pad', '220', 'mm']],
  ['7.2 kW charger.', ['7.2', 'kw', 'charger']],
  ['.5 5. x..b 1.2.3', ['5', 'x', 'b', '1.2.3']],
  ['Café RACER', ['cafe', 'racer']],
  ['pads for the bike', ['pads', 'bike']],
  ['for the', ['for', 'the']],
  ['brake brake', ['brake']],
  ["' or 1=1; --", ['1']],
  ['%_\\ ब्रेक', []],
  ['one two three four five six seven eight nine', 8],
])('the words of %j', (text, words) => {
  if (typeof words === 'number') expect(wordsOf(text)).toHaveLength(words);
  else expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['batteries', ['batteries', 'battery']],
  ['battery', ['battery', 'batteries']],
  ['brakes', ['brakes', 'brake']],
  ['brushes', ['brushes', 'brush']],
  ['harness', ['harness']],
  ['gas', ['gas']],
  ['2041s', ['2041s']],
])('the forms of %s', (word, forms) => {
  expect(formsOf(word)).toEqual(forms);
});

test('a part number is the same with and without separators', () => {
  expect(partKey('BP-EV 2041')).toBe(partKey('bpev2041'));
});

test('a query holds every word, as itself, its form, or inside another', () => {
  const sought = [
    { word: 'lights', holders: ['headlights'] },
    { word: '12', holders: [] },
  ];
  expect(tsqueryOf(sought)).toBe("('lights':* | 'light':* | 'headlights') & ('12':*)");
  // What names the thing is begun by nothing else.
  expect(tsqueryOf([{ word: 'horns', holders: ['hornsby'], core: true }])).toBe(
    "('horns' | 'horn')",
  );
});

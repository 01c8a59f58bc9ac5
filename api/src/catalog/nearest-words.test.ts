import { distance, nearestWords } from './nearest-words.ts';

test.each([
  ['brake', 'brake', 0],
  ['barke', 'brake', 1],
  ['hedlight', 'headlight', 1],
  ['chager', 'charger', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('%s to %s takes %i', (from, to, steps) => {
  expect(distance(from, to).whole).toBe(steps);
  expect(distance(to, from).whole).toBe(steps);
});

const WORDS = ['brake', 'bracket', 'baker', 'headlight', 'taillight', 'charge', 'charger'];
WORDS.push('changer', 'pad', 'pads', 'bike', 'black', 'controller', 'led');

test.each([
  ['barke', ['brake']],
  ['hedlihgt', ['headlight']],
  ['chaxger', ['changer', 'charger', 'charge']],
  ['rbake', ['brake']],
  ['hedli', ['headlight']],
  ['chrxgi', []],
  ['xqzwvk', []],
])('%s may mean %j', (misspelt, meant) => {
  expect(nearestWords(misspelt, WORDS).map(({ word }) => word)).toEqual(meant);
});

test.each([
  ['chargr', ['charger', 'charge']],
  ['brke', ['brake', 'bike']],
])('%s lacks a letter rather than having a wrong one', (misspelt, meant) => {
  const near = nearestWords(misspelt, WORDS);
  expect(near.map(({ word }) => word).slice(0, 2)).toEqual(meant);
  expect(near[0]?.cost).toBeLessThan(near[1]?.cost ?? 0);
});

test.each([
  ['brack', 'brake'],
  ['kontroler', 'controller'],
  ['headlite', 'headlight'],
])('%s sounds like %s', (misspelt, meant) => {
  expect(nearestWords(misspelt, WORDS)[0]?.word).toBe(meant);
});

test.each([
  ['pda', ['pad']],
  ['pds', ['pads']],
  ['pat', []],
  ['hed', []],
  ['apd', []],
])('%s is short: only swapped letters or one that lacks', (misspelt, meant) => {
  expect(nearestWords(misspelt, WORDS).map(({ word }) => word)).toEqual(meant);
});

test('words that begin with what was typed are no correction of it', () => {
  expect(nearestWords('charge', WORDS).map(({ word }) => word)).toEqual(['changer']);
});

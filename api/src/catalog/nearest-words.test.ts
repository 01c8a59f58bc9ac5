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

const WORDS = ['brake', 'bracket', 'baker', 'headlight', 'taillight', 'charger', 'changer', 'pad'];

test.each([
  ['barke', ['brake']],
  ['hedlihgt', ['headlight']],
  ['chaxger', ['changer', 'charger']],
  ['pda', []],
  ['brake', []],
  ['xqzwvk', []],
  ['rbake', ['brake']],
  ['hedli', ['headlight']],
  ['chragi', []],
])('%s may mean %j', (misspelt, meant) => {
  expect(nearestWords(misspelt, WORDS)).toEqual(meant);
});

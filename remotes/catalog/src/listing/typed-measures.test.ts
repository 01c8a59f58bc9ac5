import { withTypedMeasures } from './typed-measures.ts';

const read = (search: string) => withTypedMeasures(new URLSearchParams(search));

it.each([
  ['at-least&capacity=5&capacity=up-to&capacity=7.5%20Ah', ['5-ah-to-7-5-ah']],
  ['9-ah&capacity=at-least&capacity=1,200&capacity=up-to&capacity=', ['9-ah', 'at-least-1200-ah']],
  ['at-least&capacity=much&capacity=up-to&capacity=', []],
])('takes the fields of a measure, sent as they stand, for a range: %s', (sent, capacity) => {
  const typed = read(`q=pack&capacity=${sent}&capacity=ah&voltage=12-v`);
  expect(typed?.getAll('capacity')).toEqual(capacity);
  expect([typed?.get('q'), typed?.get('voltage')]).toEqual(['pack', '12-v']);
});

it('leaves every other address as it is', () => {
  expect(read('capacity=at-least-5-ah&q=at-least')).toBeUndefined();
});

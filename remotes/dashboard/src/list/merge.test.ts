import { clashesOf, merged } from './merge.ts';

const three = {
  before: { phone: '1', email: 'a@x', name: 'A' },
  mine: { phone: '2', email: 'b@x', name: 'A' },
  theirs: { phone: '3', email: 'a@x', name: 'B' },
};

test('only what both changed, to other values, is to choose', () => {
  expect(clashesOf(three, { phone: 'Phone' })).toEqual([
    { field: 'phone', label: 'Phone', mine: '2', theirs: '3' },
  ]);
  const same = { ...three, theirs: { ...three.theirs, phone: '2' } };
  expect(clashesOf(same, {})).toEqual([]);
  const emptied = { ...three, mine: { ...three.mine, phone: '' } };
  expect(clashesOf(emptied, {})[0]?.mine).toBe('empty');
});

test('what one of both changed is kept whoever wins the rest', () => {
  expect(merged(three, { phone: 'mine' })).toEqual({ phone: '2', email: 'b@x', name: 'B' });
  expect(merged(three, { phone: 'theirs' })).toEqual({ phone: '3', email: 'b@x', name: 'B' });
});

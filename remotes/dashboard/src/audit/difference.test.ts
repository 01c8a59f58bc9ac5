import { differences } from './difference.ts';

test('says what changed only, in words', () => {
  const before = {
    price: 129_900,
    role: 'Counter',
    active: true,
    lowAt: 1_200,
    permissions: [1010],
  };
  const after = { price: 124_900, role: 'Counter', active: false, lowAt: 9, permissions: [] };
  expect(differences(before, after)).toEqual([
    { field: 'price', before: '₹1,299.00', after: '₹1,249.00' },
    { field: 'active', before: 'yes', after: 'no' },
    { field: 'low at', before: '1,200', after: '9' },
    { field: 'permissions', before: '1010', after: null },
  ]);
});

test('what is new has no value before, what is gone none after', () => {
  expect(differences(null, { username: 'meena' })).toEqual([
    { field: 'username', before: null, after: 'meena' },
  ]);
  expect(differences({ name: 'Desk' }, null)).toEqual([
    { field: 'name', before: 'Desk', after: null },
  ]);
  expect(differences(null, null)).toEqual([]);
});

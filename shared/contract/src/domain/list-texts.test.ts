import { addedTo, CART, COMPARISON_FULL, QUOTE_LIST, removedFrom } from './list-texts.ts';

test('a text says what went where', () => {
  expect(addedTo(CART, '3 lines')).toBe('3 lines added to your cart');
  expect(removedFrom(QUOTE_LIST, 'Brake Disc')).toBe('Brake Disc removed from your quote list');
});

test('a full comparison says how many it takes', () => {
  expect(COMPARISON_FULL).toBe('You can compare 4 products at most. Remove one to add another.');
});

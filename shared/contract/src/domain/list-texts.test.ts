import {
  addedTo,
  CART,
  COMPARISON_FULL,
  notToBeHad,
  QUOTE_LIST,
  removedFrom,
} from './list-texts.ts';

test('a text says what went where', () => {
  expect(addedTo(CART, '3 lines')).toBe('3 lines added to your cart');
  expect(removedFrom(QUOTE_LIST, 'Brake Disc')).toBe('Brake Disc removed from your quote list');
});

test('a full comparison says how many it takes', () => {
  expect(COMPARISON_FULL).toBe('You can compare 4 products at most. Remove one to add another.');
});

test('what cannot be ordered is not called out of stock: it may not be sold yet', () => {
  expect(notToBeHad(`not added to ${CART}`, 'Karizma XMR')).toBe(
    'Not to be had today, so not added to your cart: Karizma XMR',
  );
});

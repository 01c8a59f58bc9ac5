import { rangeText } from './list-foot.tsx';

test('the range says what is on the page', () => {
  const text = (page: number, total: number) => rangeText({ page, pageSize: 10, total }, 'order');
  expect(text(2, 15)).toBe('Showing 11 - 15 of 15 orders');
  expect(text(1, 1)).toBe('Showing 1 - 1 of 1 order');
  expect(text(9, 15)).toBe('0 of 15 orders');
});

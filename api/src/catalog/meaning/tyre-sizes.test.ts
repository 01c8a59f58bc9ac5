import { withSizes } from './tyre-sizes.ts';

test.each([
  ['300-17 tyre', '3.00-17 tyre'],
  ['tyre 3.00x17', 'tyre 3.00-17'],
  ['2.75 x 18', '2.75-18'],
  ['275 18 tyre', '2.75-18 tyre'],
  ['90/90x12', '90/90-12'],
  ['90/90 × 12 tubeless', '90/90-12 tubeless'],
  ['155r13', '155 r13'],
  // What else figures may be.
  ['dominar 400 17', 'dominar 400 17'],
  ['BP-300-17', 'BP-300-17'],
  ['60v 30ah', '60v 30ah'],
  ['2000-5000', '2000-5000'],
])('%s is %s', (text, written) => {
  expect(withSizes(text)).toBe(written);
});

import { faultOfReply } from './reply-size.ts';

const MB = 1024 * 1024;
const LARGE = 'an answer of more than 8 MB';

// RELEASE-12
test.each([
  ['plain letters below the limit', 'x'.repeat(7.9 * MB), undefined],
  ['plain letters above it', 'x'.repeat(8.1 * MB), LARGE],
  ['control characters, six bytes each', '\u0001'.repeat(1.4 * MB), LARGE],
  ['quotes, two bytes each', '"'.repeat(4.1 * MB), LARGE],
  ['rupee signs, three bytes each', '₹'.repeat(2.8 * MB), LARGE],
  ['rupee signs below the limit', '₹'.repeat(2.6 * MB), undefined],
])('an answer of %s', (_, text, fault) => {
  expect(faultOfReply({ html: text })).toBe(fault);
});

// RELEASE-12
test('an answer of many names is refused before it takes long', () => {
  const names = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, 0]));
  expect(faultOfReply(names(90_000))).toBeUndefined();
  expect(faultOfReply(names(110_000))).toBe(LARGE);
});

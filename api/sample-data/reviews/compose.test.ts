import { Random } from '../random.ts';
import { Composer } from './compose.ts';
import type { Words } from './words.ts';

const NEIGHBOURS = 10;
const lines = Array.from(
  { length: 80 },
  (_, index) => `Line${index} {use} in {city} after {km} km`,
);
const words: Words = { good: lines, fair: lines, poor: lines };

test('neighbouring reviews of a product are not made alike', () => {
  const composer = new Composer(new Random(7));
  composer.startProduct();
  const said = Array.from({ length: 120 }, () => {
    const { text } = composer.review(5, [words]);
    return text.match(/Line\d+/g) ?? [];
  });
  for (const [index, own] of said.entries()) {
    const near = said.slice(index + 1, index + NEIGHBOURS + 1).flat();
    expect(own.filter((line) => near.includes(line))).toEqual([]);
  }
});

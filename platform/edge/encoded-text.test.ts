import { brotliDecompressSync } from 'node:zlib';
import { encodedText } from './encoded-text.ts';

const WORDS = 'brake pads chargers cables batteries for scooters in Pune and Hyderabad '.split(' ');

/** Irregular, always the same, and long enough that quality shows. */
function irregularText(): string {
  let state = 7;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return WORDS[(state >> 8) % WORDS.length];
  };
  return Array.from({ length: 4_000 }, next).join(' ');
}

const TEXT = irregularText();

test('who comes first does not wait for the best compression; who comes later gets it', async () => {
  const { body } = encodedText(TEXT);
  const first = await body('br');
  expect(await body('br')).toBe(first);
  let later = first;
  for (let tries = 0; later === first && tries < 200; tries += 1) {
    await new Promise((done) => setTimeout(done, 10));
    later = await body('br');
  }
  expect(later.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(later).toString()).toBe(TEXT);
});

test('the same text has the same tag, another one another', () => {
  expect(encodedText('one').etag).toBe(encodedText('one').etag);
  expect(encodedText('one').etag).not.toBe(encodedText('two').etag);
});

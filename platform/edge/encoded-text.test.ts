import { brotliDecompressSync } from 'node:zlib';
import { irregularText } from '../testing/irregular-text.ts';
import { until } from '../testing/until.ts';
import { encodedText } from './encoded-text.ts';

const TEXT = irregularText(7, 60_000);

test('who comes first does not wait for the best compression; who comes later gets it', async () => {
  const { body } = encodedText(TEXT);
  const first = await body('br');
  expect(await body('br')).toBe(first);
  let later = first;
  await until(async () => {
    later = await body('br');
    return later !== first;
  }, 'the best compression');
  expect(later.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(later).toString()).toBe(TEXT);
});

test('the same text has the same tag, another one another', () => {
  expect(encodedText('one').etag).toBe(encodedText('one').etag);
  expect(encodedText('one').etag).not.toBe(encodedText('two').etag);
});

test('a text that is made anew for each encoding is kept in none', async () => {
  const source = jest.fn(() => TEXT);
  const { etag, body } = encodedText(source, '7-');
  expect(etag).toBe(encodedText(TEXT).etag.replace('W/"', 'W/"7-'));
  expect((await body('identity')).toString()).toBe(TEXT);
  await body('gzip');
  await body('gzip');
  expect(source).toHaveBeenCalledTimes(3);
});

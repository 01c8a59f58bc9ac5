import { brotliDecompressSync } from 'node:zlib';
import { irregularText } from '../testing/irregular-text.ts';
import { encodedText } from './encoded-text.ts';

const TEXT = irregularText(7, 60_000);

test('who comes first does not wait for the best compression; who comes later gets it', async () => {
  const best = Buffer.from('the best');
  let finish = (_body: Buffer) => {};
  const compressed = new Promise<Buffer>((resolve) => {
    finish = resolve;
  });
  const compressBest = jest.fn((_text: () => string) => compressed);
  const { body } = encodedText(TEXT, '', compressBest);
  const first = await body('br');
  expect(compressBest).not.toHaveBeenCalled();
  expect(await body('br')).toBe(first);
  expect(await body('br')).toBe(first);
  expect(brotliDecompressSync(first).toString()).toBe(TEXT);
  finish(best);
  await compressed;
  expect(await body('br')).toBe(best);
  expect(compressBest.mock.calls.map(([text]) => text())).toEqual([TEXT]);
});

test('where too many texts wait, a later request asks again', async () => {
  const compressBest = jest
    .fn<Promise<Buffer>, []>()
    .mockRejectedValueOnce(new Error('64 texts wait to be compressed'))
    .mockResolvedValue(Buffer.from('the best'));
  const { body } = encodedText(TEXT, '', compressBest);
  for (let request = 0; request < 3; request += 1) await body('br');
  await new Promise(setImmediate);
  expect(String(await body('br'))).toBe('the best');
  expect(compressBest).toHaveBeenCalledTimes(2);
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

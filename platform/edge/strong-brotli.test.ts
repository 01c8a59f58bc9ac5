import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { irregularText } from '../testing/irregular-text.ts';
import { createStrongBrotli } from './strong-brotli.ts';

test('texts come back compressed, one after the other', async () => {
  const compress = createStrongBrotli();
  const texts = ['first ₹', 'second', 'third'].map((text) => text.repeat(100));
  const order: number[] = [];
  const bodies = await Promise.all(
    texts.map(async (text, index) => {
      const body = await compress(() => text);
      order.push(index);
      return body;
    }),
  );
  expect(bodies.map((body) => String(brotliDecompressSync(body)))).toEqual(texts);
  expect(order).toEqual([0, 1, 2]);
});

test('a file is read while many texts are compressed, and waits for none', () =>
  inTemporaryFolder(async (folder) => {
    const file = join(folder, 'file');
    await writeFile(file, 'x');
    const compress = createStrongBrotli();
    // As many as there are threads that files are read in.
    const all = Array.from({ length: 4 }, (_, seed) =>
      compress(() => irregularText(seed, 200_000)),
    );
    let done = false;
    void Promise.race(all).then(() => {
      done = true;
    });
    await readFile(file);
    expect(done).toBe(false);
  }));

test('no more wait than allowed, and what waits holds no text', async () => {
  const compress = createStrongBrotli(1);
  const source = jest.fn(() => 'text');
  const first = compress(() => irregularText(1, 100_000));
  const second = compress(source);
  expect(source).not.toHaveBeenCalled();
  await expect(compress(source)).rejects.toThrow('1 texts wait');
  await Promise.all([first, second]);
  expect(source).toHaveBeenCalledTimes(1);
});

test('a text that cannot be made fails alone', async () => {
  const compress = createStrongBrotli();
  const failing = compress(() => {
    throw new Error('no text');
  });
  const other = compress(() => 'other');
  await expect(failing).rejects.toThrow('no text');
  expect(String(brotliDecompressSync(await other))).toBe('other');
});

const onLinux = process.platform === 'linux' ? test : test.skip;

/** The nice value of a process or a thread: the 19th field, of which the second may hold spaces. */
async function nice(of: string): Promise<number> {
  const stat = await readFile(`/proc/self/${of}stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
}

onLinux('only the thread that compresses has the lowest priority', async () => {
  const before = await nice('');
  await createStrongBrotli()(() => 'x');
  const threads = await readdir('/proc/self/task');
  expect(await Promise.all(threads.map((id) => nice(`task/${id}/`)))).toContain(19);
  expect(await nice('')).toBe(before);
});

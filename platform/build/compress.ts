import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|json|svg|html|txt|map)$/;
const WORTH_IT_BYTES = 512;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes `.br` and `.gz` beside a text file of some size.
 * Returns the brotli size in bytes, `undefined` when the file is not worth compressing.
 */
export async function compressFile(path: string): Promise<number | undefined> {
  if (!COMPRESSIBLE.test(path)) return undefined;
  const content = await readFile(path);
  if (content.length < WORTH_IT_BYTES) return undefined;
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    zip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  return br.length;
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** For who waits: a few milliseconds. */
const FAST_QUALITY = 5;
/** For what is sent often: some 80 ms, and a tenth fewer bytes. */
const SMALL_QUALITY = 10;

/** The best of brotli, gzip and none that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Compresses a text: quickly while a visitor waits for it, or well. */
export async function compress(text: string, encoding: Encoding, well = false): Promise<Buffer> {
  const content = Buffer.from(text);
  if (encoding === 'gzip') return zip(content);
  if (encoding === 'identity') return content;
  const quality = well ? SMALL_QUALITY : FAST_QUALITY;
  return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

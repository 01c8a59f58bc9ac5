import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { atMost } from './at-most.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** While a client waits: a few milliseconds. */
const FAST_QUALITY = 5;
/** Files are read by the same four threads: some are left to them. */
const inPool = atMost(2);

/** Smallest first. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** The smallest of the encodings that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  const client = new Negotiator({ headers: { 'accept-encoding': header } });
  const allowed = client.encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => allowed.includes(encoding)) ?? 'identity';
}

/** Compresses a text quickly, while a visitor waits for it. */
export async function compress(text: string, encoding: Encoding): Promise<Buffer> {
  const content = Buffer.from(text);
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return inPool(() => zip(content));
  const params = { [constants.BROTLI_PARAM_QUALITY]: FAST_QUALITY };
  return inPool(() => brotli(content, { params }));
}

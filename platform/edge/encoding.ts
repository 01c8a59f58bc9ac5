import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** While a client waits: a few milliseconds. */
const FAST_QUALITY = 5;
/** For what is sent often: some 80 ms, and a tenth fewer bytes. */
const SMALL_QUALITY = 10;

/** Smallest first. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** The smallest of the encodings that an `Accept-Encoding` header allows. */
export function chooseEncoding(header: string | undefined): Encoding {
  const client = new Negotiator({ headers: { 'accept-encoding': header } });
  const allowed = client.encodings(ENCODINGS);
  return ENCODINGS.find((encoding) => allowed.includes(encoding)) ?? 'identity';
}

/** Compresses a text: quickly while a visitor waits for it, or well. */
export async function compress(text: string, encoding: Encoding, well = false): Promise<Buffer> {
  const content = Buffer.from(text);
  if (encoding === 'gzip') return zip(content);
  if (encoding === 'identity') return content;
  const quality = well ? SMALL_QUALITY : FAST_QUALITY;
  return brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

import { createHash } from 'node:crypto';
import { compress, type Encoding } from './encoding.ts';
import { strongBrotli } from './strong-brotli.ts';

/**
 * A text that is sent many times. The first request gets it compressed quickly; the second starts a better
 * compression, which is sent from then on.
 */
export interface EncodedText {
  /** Weak, since it is one for all encodings. */
  etag: string;
  body: (encoding: Encoding) => Promise<Buffer>;
}

/**
 * Returns a text to be sent; encodings are made when they are first asked for, and kept. A function is called
 * for each of them, so that the text itself is not kept. `label` stands first in the tag. `compressBest` makes the
 * better compression.
 */
export function encodedText(
  source: string | (() => string),
  label = '',
  compressBest = strongBrotli,
): EncodedText {
  const text = typeof source === 'string' ? () => source : source;
  const bodies = new Map<Encoding, Promise<Buffer>>();
  let improving = false;

  async function improve(): Promise<void> {
    improving = true;
    try {
      bodies.set('br', Promise.resolve(await compressBest(text)));
    } catch {
      // Too many wait: a later request asks again.
      improving = false;
    }
  }

  const hash = createHash('sha256').update(text()).digest('base64url').slice(0, 22);
  return {
    etag: `W/"${label}${hash}"`,
    body: (encoding) => {
      const known = bodies.get(encoding);
      if (known && encoding === 'br' && !improving) void improve();
      const body = known ?? compress(text(), encoding);
      // A plain text is as quickly made as kept.
      if (encoding !== 'identity') bodies.set(encoding, body);
      return body;
    },
  };
}

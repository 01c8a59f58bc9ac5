import { createHash } from 'node:crypto';
import { compress, type Encoding } from './encoding.ts';

/**
 * A text that is sent many times. The first request gets it compressed quickly; the second starts a better
 * compression, which is sent from then on.
 */
export interface EncodedText {
  /** Weak, since it is one for all encodings. */
  etag: string;
  body: (encoding: Encoding) => Promise<Buffer>;
}

/** Returns a text to be sent; encodings are made when they are first asked for, and kept. */
export function encodedText(text: string): EncodedText {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  let improved = false;

  async function improve(): Promise<void> {
    improved = true;
    const body = await compress(text, 'br', true);
    bodies.set('br', Promise.resolve(body));
  }

  return {
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    body: (encoding) => {
      const known = bodies.get(encoding);
      if (known && encoding === 'br' && !improved) improve().catch(() => undefined);
      const body = known ?? compress(text, encoding);
      bodies.set(encoding, body);
      return body;
    },
  };
}

import { createHash } from 'node:crypto';
import { compress, type Encoding } from './encoding.ts';

/** A text that is sent many times, compressed once for each encoding that somebody asked for. */
export interface EncodedText {
  /** Weak, since it is one for all encodings. */
  etag: string;
  body: (encoding: Encoding) => Promise<Buffer>;
}

export function encodedText(text: string): EncodedText {
  const bodies = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
    body: (encoding) => {
      const body = bodies.get(encoding) ?? compress(text, encoding);
      bodies.set(encoding, body);
      return body;
    },
  };
}

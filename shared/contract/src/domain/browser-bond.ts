/** How a browser is bound to its session: `cookie`, or `key` and 65 bytes of a P-256 key in base64url. */
export const BOND_HEADER = 'browser-bond';
/** With a key: seconds since 1970, a full stop, and the signature of {@link textOfProof} in base64url. */
export const PROOF_HEADER = 'browser-proof';

/**
 * What the key signs of a call: it opens that address alone, and for some minutes. `path` is path and query as they are
 * sent. It counts from `/api/` on, because a proxy may change what stands before. Pages of an earlier release sign the
 * path without its query, which is the same text where there is none.
 */
export const textOfProof = ({
  method,
  path,
  seconds,
  token,
}: {
  method: string;
  path: string;
  seconds: string;
  token: string;
}): string => [method.toUpperCase(), path.slice(path.indexOf('/api/')), seconds, token].join('\n');

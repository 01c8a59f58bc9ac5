/** How a browser is bound to its session: `cookie`, or `key` and 65 bytes of a P-256 key in base64url. */
export const BOND_HEADER = 'browser-bond';
/** With a key: seconds since 1970, a full stop, and the signature of {@link textOfProof} in base64url. */
export const PROOF_HEADER = 'browser-proof';

/**
 * What the key signs of a call: it opens that call alone, and for some minutes. `path` counts from `/api/` on, which
 * is all that a proxy leaves as it is.
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

/**
 * How a browser is bound to its session: `cookie`, or `key2` and 65 bytes of a P-256 key in base64url. Pages of an
 * earlier release send `key` for `key2`: they sign no stamp.
 */
export const BOND_HEADER = 'browser-bond';
/**
 * With a key: seconds since 1970, the stamp, and the signature of {@link textOfProof} in base64url, with full stops
 * between them. Pages of an earlier release leave the stamp out.
 */
export const PROOF_HEADER = 'browser-proof';
/** In answers: the stamp of the session, which the API makes anew every five minutes. A proof has to hold it. */
export const STAMP_HEADER = 'browser-stamp';

/**
 * What the key signs of a call: it opens that address alone, and for some minutes. `path` is path and query as they are
 * sent. It counts from `/api/` on, because a proxy may change what stands before. Pages of an earlier release sign the
 * path without its query, which is the same text where there is none, and no stamp.
 */
export const textOfProof = ({
  method,
  path,
  seconds,
  stamp,
  token,
}: {
  method: string;
  path: string;
  seconds: string;
  /** Empty before the first answer. */
  stamp: string;
  token: string;
}): string => {
  const parts = [method.toUpperCase(), path.slice(path.indexOf('/api/')), seconds, token];
  return (stamp === '' ? parts : [...parts, stamp]).join('\n');
};

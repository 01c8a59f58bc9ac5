/** 32 hexadecimal digits; `randomUUID` exists on secure origins only. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Eight hexadecimal digits that tell texts of one seed apart (FNV-1a); `crypto.subtle` exists on secure origins only. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * The key of an order that is pressed for: the same in two tabs that show the same draft and are pressed in the same
 * moment, before either can know of the other. `after` is the key of the order that it comes in place of.
 */
export const keyOf = (seed: string | null, order: object, after: string | null): string =>
  seed === null ? newKey() : `${seed}-${shortHash(JSON.stringify([order, after]))}`;

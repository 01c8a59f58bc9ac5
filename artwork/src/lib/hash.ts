/** Jest's sandbox makes each look-up of a global slow; this function runs for each character. */
const { imul } = Math;

/** Short stable text for `text` (32-bit FNV-1a in base 36): for ids and versions, not for secrets. */
export function stableHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Bytes of an answer of a worker, nearly: the largest pages of the shop have a tenth of it. */
export const MOST_REPLY = 8 * 1024 * 1024;
/** What a value takes beside its text. */
const OF_A_VALUE = 8;

/**
 * Whether a value would take more than so many bytes as JSON, nearly. It stops counting there, so that a value which
 * holds itself ends too.
 */
export function isLarger(value: unknown, most = MOST_REPLY): boolean {
  const left: unknown[] = [value];
  let bytes = 0;
  while (left.length > 0) {
    const next = left.pop();
    bytes += OF_A_VALUE;
    if (typeof next === 'string') bytes += next.length;
    else if (ArrayBuffer.isView(next)) bytes += next.byteLength;
    else if (Array.isArray(next)) {
      if (next.length * OF_A_VALUE > most) return true;
      for (const part of next) left.push(part);
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, part] of Object.entries(next)) {
        bytes += name.length;
        left.push(part);
      }
    }
    if (bytes > most) return true;
  }
  return false;
}

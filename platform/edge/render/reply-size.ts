import { types } from 'node:util';

/** Bytes of an answer of a worker as JSON, at most: the largest pages of the shop have a tenth of it. */
const MOST_REPLY = 8 * 1024 * 1024;
/** What a value counts beside its text: reading it takes the edge as long as so many bytes. 100,000 values are the most. */
const OF_A_VALUE = 80;
/** Bytes that a character takes in JSON at most: `\u001f`. */
const LONGEST_ESCAPE = 6;
/** The edge reads a message by recursion: some 1,400 levels would end its process. */
const MOST_LEVELS = 200;
const MOST_OF_A_PLACE = 200;

/**
 * Whether a message between processes carries more of a value than its fields. A prototype that was replaced changes
 * nothing of that.
 */
const isCarrier = (value: object): boolean =>
  types.isMap(value) ||
  types.isSet(value) ||
  types.isAnyArrayBuffer(value) ||
  ArrayBuffer.isView(value) ||
  types.isNativeError(value) ||
  types.isDate(value) ||
  types.isPromise(value) ||
  types.isRegExp(value) ||
  types.isBoxedPrimitive(value);

/** Whether a list holds nothing but its entries. Their numbers come first among its names. */
function isPlainList(list: readonly unknown[]): boolean {
  const last = Object.keys(list).at(-1);
  return last === undefined || (/^\d+$/.test(last) && Number(last) < list.length);
}

/** Whether an object is one as JSON has them; also of another realm, whose `Object` is another. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  const isBasic = prototype === null || Object.getPrototypeOf(prototype) === null;
  return isBasic && !isCarrier(value);
}

/** Whether JSON has such a value; `undefined` is left out of it. */
const isPrimitive = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  value === undefined;

const kindOf = (value: unknown): string =>
  typeof value === 'object' ? Object.prototype.toString.call(value).slice(8, -1) : typeof value;

/** Where in an answer something is that cannot be sent, and what it is. */
interface Unsendable {
  place: string;
  kind: string;
}

const isEscaped = (code: number) => code < 0x20 || (code >= 0xd800 && code <= 0xdfff);

/** Bytes of a text as JSON; half of a pair counts as if it stood alone. */
function jsonBytes(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isEscaped(code)) bytes += LONGEST_ESCAPE;
    else if (code === 0x22 || code === 0x5c) bytes += 2;
    else bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
  }
  return bytes;
}

interface Measure {
  /** The value is too large when it counts more. */
  most: number;
  sizeOf: (text: string) => number;
}

/** Goes through a value until it is too large. `places` names all that is in it, which takes longer. */
function findFault(
  value: unknown,
  { most, sizeOf }: Measure,
  places?: string[],
): 'large' | Unsendable | undefined {
  const left: unknown[] = [value];
  const levels: number[] = [0];
  let bytes = 0;
  while (left.length > 0) {
    const next = left.pop();
    const place = places?.pop() ?? '';
    const level = (levels.pop() ?? 0) + 1;
    if (level > MOST_LEVELS) return { place, kind: `more than ${MOST_LEVELS} levels deep, which` };
    bytes += OF_A_VALUE;
    if (typeof next === 'string') bytes += sizeOf(next);
    else if (!isPrimitive(next)) {
      if (Array.isArray(next)) {
        if (next.length * OF_A_VALUE > most) return 'large';
        if (!isPlainList(next)) return { place, kind: 'a list with names' };
        for (let index = 0; index < next.length; index += 1) {
          left.push(next[index]);
          levels.push(level);
          places?.push(`${place}.${index}`);
        }
      } else if (typeof next === 'object' && next !== null && isPlainObject(next)) {
        for (const [name, part] of Object.entries(next)) {
          bytes += sizeOf(name);
          left.push(part);
          levels.push(level);
          places?.push(place === '' ? name : `${place}.${name}`);
        }
      } else return { place, kind: kindOf(next) };
    }
    if (bytes > most) return 'large';
  }
  return undefined;
}

/**
 * Returns why an answer is not sent: it would take more bytes than `most` as JSON, or too many values, or holds what JSON has not,
 * whose size nobody knows. It stops counting there, so that a value which holds itself ends too.
 */
export function faultOfReply(value: unknown, most = MOST_REPLY): string | undefined {
  // Of most answers the number of characters tells enough, and their bytes need not be counted.
  const rough = findFault(value, { most: most / LONGEST_ESCAPE, sizeOf: ({ length }) => length });
  if (rough === undefined) return undefined;
  const exact = { most, sizeOf: jsonBytes };
  const fault = findFault(value, exact);
  if (fault === undefined) return undefined;
  if (fault === 'large') return `an answer of more than ${most / 1024 / 1024} MB`;
  const found = findFault(value, exact, ['']);
  const { place, kind } = typeof found === 'object' ? found : fault;
  return `an answer that cannot be sent: ${place.slice(0, MOST_OF_A_PLACE)}: ${kind.slice(0, 40)} is not JSON`;
}

import type { Random } from '../../sample-data/random.ts';

/** What people and programs put into addresses unexpectedly. */
const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e309',
  '-0',
  'NaN',
  '99999999999999999999',
  '2147483648',
  'null',
  'undefined',
  'true',
  'two',
  '\0',
  'a\0b',
  "' or 1=1; drop table products --",
  "'; select pg_sleep(9) --",
  '"><script>alert(1)</script>',
  '../../../etc/passwd',
  '%',
  '%00',
  '\\',
  "\\'",
  '{"a":1}',
  '[]',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '٣',
  'ß',
  '🚲',
  'ब्रेक',
  '\u202etxt',
  '\ufeff',
  '\r\nset-cookie: a=b',
  ',,,,',
  'a,b,c',
  "'a':* & !'b'",
  '$1',
  'x'.repeat(5_000),
  '(('.repeat(50),
];

/** The same for a field of a JSON body. */
const VALUES: unknown[] = [
  ...TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  [null],
  [[[[]]]],
  {},
  { length: 1e9 },
  { toString: 'x' },
  Array.from({ length: 500 }, () => 'x'),
];

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

const BODIES: unknown[] = [nested(4_000), null, [], {}, 'text', 0, [null], { a: { b: { c: {} } } }];

export const some = <T>(list: readonly T[], count: number, random: Random): T[] => {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [one] = left.splice(random.whole(0, left.length - 1), 1);
    return one as T;
  });
};

/** Deals entries of a list in a random order: each comes once before any comes again. */
export function deal<T>(list: readonly T[], random: Random): (count: number) => T[] {
  let left: T[] = [];
  return (count) =>
    Array.from({ length: Math.min(count, list.length) }, () => {
      if (left.length === 0) left = some(list, list.length, random);
      return left.pop() as T;
    });
}

/** Some of them, the same for the same seed. */
export const hostileTexts = (count: number, random: Random) => some(TEXTS, count, random);

export const dealHostileTexts = (random: Random) => deal(TEXTS, random);
/** `undefined` leaves the field out. */
export const dealHostileValues = (random: Random) => deal([...VALUES, undefined], random);
export const dealHostileBodies = (random: Random) => deal(BODIES, random);

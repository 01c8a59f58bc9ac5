import type { JsonSchema } from '../../src/documentation/json-schema.ts';
import type { Field } from './fields.ts';
import { takes } from './fields.ts';

/** At and past the limits of `smallint`, `integer`, `bigint`, of what JSON counts exactly, and of a page of rows. */
const NUMBERS = [
  0,
  -1,
  1,
  1.5,
  255,
  256,
  32_767,
  32_768,
  -32_768,
  -32_769,
  65_536,
  2_147_483_646,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e19,
  -1e19,
  1e300,
  1e21,
  5e-324,
];

/** The same for an address or a text that names something by its number. */
const DIGITS = [
  ...NUMBERS.map(String),
  '9223372036854775807',
  '9223372036854775808',
  '-9223372036854775809',
  '999999999999999999',
  '9'.repeat(40),
  '0x10',
  '1e3',
  '00000000000000000001',
];

const DAYS = [
  '0000-01-01',
  '0000-12-31',
  '0001-01-01',
  '-0001-01-01',
  '1899-12-31',
  '1999-12-31',
  '2000-01-01',
  '2024-02-29',
  '2025-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2100-12-31',
  '2101-01-01',
  '9999-12-31',
  '10000-01-01',
  '+275760-09-13',
  '294277-01-01',
  '5874898-01-01',
  '2026-1-1',
  '2026-11-24T00:00:00Z',
  'infinity',
  '-infinity',
  'now',
  'epoch',
];

/** What SQL could read in a text, were it ever put into one. */
const SQL = [
  "' or 1=1 --",
  "'; drop table products; --",
  "'; select pg_sleep(5); --",
  '" or ""="',
  "\\'; select 1; --",
  '1 union select password_hash from users',
  '$1',
  '$$; select 1; $$',
  "%' escape '",
  '_%\\',
  "a' | 'b & !c:*",
  "'::regclass",
  '{1,2}',
  "E'\\\\x00'",
];

const limits = ({ minimum, maximum }: JsonSchema): number[] => [
  ...(typeof minimum === 'number' ? [minimum - 1, minimum] : []),
  ...(typeof maximum === 'number' ? [maximum, maximum + 1] : []),
];

const lengths = ({ maxLength }: JsonSchema): string[] =>
  typeof maxLength === 'number' ? ['7'.repeat(maxLength), '7'.repeat(maxLength + 1)] : [];

/** Values at and past what a field can hold: the first are those of its own limits. */
export function valuesFor(field: Field): { own: unknown[]; others: unknown[] } {
  const { schema } = field;
  if (takes(field, 'integer', 'number'))
    return { own: limits(schema), others: [...NUMBERS, ...DIGITS] };
  if (schema.format === 'date') return { own: [], others: DAYS };
  if (takes(field, 'string')) return { own: lengths(schema), others: [...SQL, ...DIGITS, ...DAYS] };
  return { own: [], others: [0, -1, 2 ** 53, 'true', null] };
}

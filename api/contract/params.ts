import { z } from 'zod';

/** A form without script sends its empty fields too: they count as left out. */
const blankAsAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

interface Range {
  from: number;
  to: number;
}

/** A whole number in a query string; `undefined` when it is left out or empty. */
export function wholeParam({ from, to }: Range) {
  const error = `must be a whole number from ${from} to ${to}`;
  return blankAsAbsent(
    z.coerce.number({ error }).int({ error }).min(from, { error }).max(to, { error }).optional(),
  );
}

/** One of a few words; `undefined` when it is left out or empty. */
export const choiceParam = <const T extends readonly [string, ...string[]]>(choices: T) =>
  blankAsAbsent(z.enum(choices, { error: `must be one of ${choices.join(', ')}` }).optional());

/** A name such as a slug; `undefined` when it is left out or empty. */
export const nameParam = (most: number) =>
  blankAsAbsent(
    z
      .string({ error: 'must be given once, as text' })
      .trim()
      .max(most, { error: `must have ${most} characters or fewer` })
      .optional(),
  );

/** Ticked or not; `undefined` when it is left out or empty. */
export const flagParam = blankAsAbsent(
  z
    .enum(['true', '1', 'on', 'false', '0'], { error: 'must be true or false' })
    .transform((value) => value !== 'false' && value !== '0')
    .optional(),
);

const pieces = (value: string | string[]) => [
  ...new Set(
    [value]
      .flat()
      .flatMap((part) => part.split(','))
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** A list that repeats the parameter or has commas in it, each entry once; none when it is empty. */
const listOf = <S extends z.ZodType<unknown, string>>(entry: S, most: number) =>
  z
    .union([z.string(), z.array(z.string())], { error: 'must be text' })
    .transform(pieces)
    .pipe(z.array(entry).max(most, { error: `must name ${most} or fewer` }))
    .transform((list) => (list.length > 0 ? list : undefined))
    .optional();

export const choicesParam = <const T extends readonly [string, ...string[]]>(choices: T) =>
  listOf(z.enum(choices, { error: `must be among ${choices.join(', ')}` }), choices.length);

export const namesParam = (most: number) =>
  listOf(z.string().max(80, { error: 'must have 80 characters or fewer each' }), most);

import { z } from 'zod';

/*
 * Types of environment variables. An error repeats the value of a port, a number or a choice only:
 * any other value may hold a secret, also a malformed one.
 */

type Input = { input?: unknown };

/** A whole number within both bounds. */
export function wholeNumber(least: number, most: number) {
  const isFit = (text: string) =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  return z
    .string()
    .refine(isFit, {
      error: ({ input }: Input) => `must be a whole number from ${least} to ${most}, not ${input}`,
    })
    .transform(Number);
}

/** A TCP port; from 0 for a process that may listen on any free one. */
export function port(least: 0 | 1 = 1) {
  return wholeNumber(least, 65_535);
}

/** A decimal number above 0. */
export function positiveNumber(example: string) {
  return z
    .string()
    .refine((text) => /^\d+(\.\d+)?$/.test(text) && Number(text) > 0, {
      error: ({ input }: Input) => `must be a number above 0 such as ${example}, not ${input}`,
    })
    .transform(Number);
}

/** One of a few words. */
export function choice<const Word extends string>(words: readonly [Word, ...Word[]]) {
  return z.enum(words, {
    error: ({ input }: Input) => `must be one of ${words.join(', ')}, not ${input}`,
  });
}

/** Any text, or one that `accepts`; `must` says in an error what is accepted. */
export function text(must = 'be a text', accepts: (text: string) => boolean = () => true) {
  return z.string().refine(accepts, { error: `must ${must}` });
}

/** A text that signs or opens something, of at least `length` characters. */
export function secret(length: number) {
  return text(`have ${length} characters or more`, (value) => value.length >= length);
}

/** One secret, or several with commas between them. */
export function secrets(length: number) {
  return text(
    `have ${length} characters or more`,
    (value) => split(value).length > 0 && split(value).every((one) => one.length >= length),
  ).transform((value) => split(value) as [string, ...string[]]);
}

const withoutSlash = (address: string) => address.replace(/(?<!\/)\/+$/, '');

const isWebAddress = (address: string) =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** An address of HTTP or HTTPS without query and fragment; read without a slash at its end. */
export function url(example: string) {
  return text(
    `be an address such as ${example}, without ? and #`,
    (address) => isWebAddress(address) && !/[?#]/.test(address),
  ).transform(withoutSlash);
}

/** The address of a PostgreSQL server and database. */
export function postgresUrl() {
  return text(
    'be an address such as postgres://user:password@host:5432/evmandi',
    (address) => /^postgres(ql)?:\/\/./.test(address) && URL.canParse(address),
  );
}

const split = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Texts with commas between them; empty ones are left out. */
export function list() {
  return z.string().transform(split);
}

const isOrigin = (origin: string) => isWebAddress(origin) && new URL(origin).origin === origin;

/** At least one origin, with commas between them; read without a slash at the end of each. */
export function originList() {
  const read = (value: string) => split(value).map(withoutSlash);
  return text(
    'be origins such as http://localhost:3000, with commas between them',
    (value) => read(value).length > 0 && read(value).every(isOrigin),
  ).transform(read);
}

/** Variables that cannot be used. The message has one line for each: its name and what it must be. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads the declared variables, all at once. A variable that is set to nothing counts as not set.
 * Throws an {@link EnvironmentError} that names every wrong one.
 */
export function readVariables<const Declared extends z.ZodRawShape>(
  declared: Declared,
  variables: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Declared>> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = z.object(declared).safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} ${name in set ? message : 'must be set'}`;
  });
  throw new EnvironmentError([...new Set(lines)].join('\n'));
}

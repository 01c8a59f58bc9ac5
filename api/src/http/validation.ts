import { formatNumber } from '@evmandi/contract/domain/numbers';
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { invalid } from './failure.ts';

interface Fault {
  path: PropertyKey[];
  message: string;
}

/** No request has lists in lists that deep: a deeper one would exhaust the call stack. */
const DEEPEST = 20;
/** Entries of one list, fields of one object: more are refused before any schema looks at each of them. */
const MOST_ENTRIES = 1_000;

/** Half of a character that takes two code units: neither JSON nor text of the database holds one. */
const HALF = /\p{Cs}/u;

/** What PostgreSQL cannot store in a text: refused here, it reaches no query. */
function unfitText(text: string): string | null {
  if (text.includes('\0')) return 'must not hold a NUL character';
  return HALF.test(text) ? 'holds half a character: enter it again' : null;
}

/** What no schema may be asked about. */
function unfit(value: unknown, path: readonly string[] = []): Fault[] {
  const faults: Fault[] = [];
  const fault = (message: string, at = [...path]) => faults.push({ path: at, message });
  if (typeof value === 'string') {
    const message = unfitText(value);
    if (message) fault(message);
    return faults;
  }
  if (typeof value !== 'object' || value === null) return faults;
  if (path.length > DEEPEST) {
    fault('must not be nested so deeply', path.slice(0, 1));
    return faults;
  }
  const names = Object.keys(value);
  if (names.length > MOST_ENTRIES) {
    fault(`must have ${formatNumber(MOST_ENTRIES)} entries or fewer`);
    return faults;
  }
  for (const name of names) {
    const part = (value as Record<string, unknown>)[name];
    // Most are texts and numbers: what nothing is wrong with costs no list of its own.
    if (typeof part === 'object' || (typeof part === 'string' && unfitText(part))) {
      faults.push(...unfit(part, [...path, name]));
    }
  }
  return faults;
}

/** Wrong fields that an answer names: a request of thousands must not be answered by as many. */
const MOST_TOLD = 100;

/** Several checks may fail with the same words: they are said once. */
const unique = (faults: { path: string; message: string }[]) => [
  ...new Map(
    faults.slice(0, MOST_TOLD).map((fault) => [`${fault.path} ${fault.message}`, fault]),
  ).values(),
];

const EXPECTED: Record<string, string> = {
  object: 'an object',
  array: 'a list',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** Where a schema has no words of its own for what it takes. */
const inWords: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_type'
    ? `must be ${EXPECTED[issue.expected] ?? issue.expected}`
    : undefined;

/** Checks with zod and replaces the raw value by the parsed one; refuses with 422 and field errors. */
export const zodValidator: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  // An entry of a list in the address has no name of its own there.
  const nameOf = (path: PropertyKey[]) => (httpPart === 'body' ? path : path.slice(0, 1)).join('.');
  return (value: unknown) => {
    const faults = unfit(value).map(({ path, message }) => ({ path: nameOf(path), message }));
    if (faults.length > 0) return { error: invalid(unique(faults)) };
    const result = schema.safeParse(value, { error: inWords });
    if (result.success) return { value: result.data };
    const errors = result.error.issues.map(({ path, message }) =>
      path.length > 0
        ? { path: nameOf(path), message }
        : { path: httpPart ?? 'request', message: 'must be a JSON object' },
    );
    return { error: invalid(unique(errors)) };
  };
};

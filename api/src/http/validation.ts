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
/** Values of a whole request: the most that any takes is a quick order of a thousand rows with four cells each. */
const MOST_VALUES = 6_000;

/** Half of a character that takes two code units: neither JSON nor text of the database holds one. */
const HALF = /\p{Cs}/u;

/** What PostgreSQL cannot store in a text: refused here, it reaches no query. */
function unfitText(text: string): string | null {
  if (text.includes('\0')) return 'must not hold a NUL character';
  return HALF.test(text) ? 'holds half a character: enter it again' : null;
}

interface Walk {
  faults: Fault[];
  /** Values that were seen. */
  values: number;
}

const sizeOf = (value: object) => (Array.isArray(value) ? value.length : Object.keys(value).length);

function lookAt(value: unknown, path: readonly string[], walk: Walk): void {
  const fault = (message: string, at = [...path]) => walk.faults.push({ path: at, message });
  if (typeof value === 'string') {
    const message = unfitText(value);
    if (message) fault(message);
  }
  if (typeof value !== 'object' || value === null || walk.values > MOST_VALUES) return;
  if (path.length > DEEPEST) {
    fault('must not be nested so deeply', path.slice(0, 1));
    return;
  }
  // By its length alone: to name the entries of a long list takes longer than to read it.
  const size = sizeOf(value);
  if (size > MOST_ENTRIES) {
    fault(`must have ${formatNumber(MOST_ENTRIES)} entries or fewer`);
    return;
  }
  walk.values += size;
  if (walk.values > MOST_VALUES) {
    fault(`must hold ${formatNumber(MOST_VALUES)} values or fewer`, path.slice(0, 1));
    return;
  }
  for (const name of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[name];
    // Most are texts and numbers: what nothing is wrong with costs no list of its own.
    if (typeof part === 'object' || (typeof part === 'string' && unfitText(part))) {
      lookAt(part, [...path, name], walk);
    }
  }
}

/** What no schema may be asked about. */
function unfit(value: unknown): Fault[] {
  const walk: Walk = { faults: [], values: 0 };
  lookAt(value, [], walk);
  return walk.faults;
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

/** What a limit counts, by what it is the limit of. */
const COUNTED: Record<string, string> = {
  string: ' characters',
  array: ' entries',
  set: ' entries',
};

const limit = (origin: string, bound: number | bigint, side: string) => {
  const counted = COUNTED[origin];
  return `must ${counted ? 'have' : 'be'} ${formatNumber(Number(bound))}${counted ?? ''} or ${side}`;
};

/** Where a schema has no words of its own for what it takes. */
const inWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${EXPECTED[issue.expected] ?? issue.expected}`;
    case 'too_small':
      // Of whole numbers: above 0 is 1 or more.
      return limit(issue.origin, Number(issue.minimum) + (issue.inclusive ? 0 : 1), 'more');
    case 'too_big':
      return limit(issue.origin, Number(issue.maximum) - (issue.inclusive ? 0 : 1), 'less');
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    default:
      return undefined;
  }
};

/** Beyond what a number can tell apart: zod says so beside the schema's own limit. */
const isBeyondNumbers = (issue: z.core.$ZodIssue) =>
  (issue.code === 'too_big' && issue.maximum === Number.MAX_SAFE_INTEGER) ||
  (issue.code === 'too_small' && issue.minimum === Number.MIN_SAFE_INTEGER);

/** Without that where the schema's own limit is told of the same field. */
function toTell(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  if (!issues.some(isBeyondNumbers)) return issues;
  const place = ({ path }: z.core.$ZodIssue) => path.join('.');
  const limited = new Set(issues.filter((issue) => !isBeyondNumbers(issue)).map(place));
  return issues.filter((issue) => !isBeyondNumbers(issue) || !limited.has(place(issue)));
}

/** Checks with zod and replaces the raw value by the parsed one; refuses with 422 and field errors. */
export const zodValidator: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  // An entry of a list in the address has no name of its own there.
  const nameOf = (path: PropertyKey[]) => (httpPart === 'body' ? path : path.slice(0, 1)).join('.');
  return (value: unknown) => {
    const faults = unfit(value).map(({ path, message }) => ({ path: nameOf(path), message }));
    if (faults.length > 0) return { error: invalid(unique(faults)) };
    const result = schema.safeParse(value, { error: inWords });
    if (result.success) return { value: result.data };
    const errors = toTell(result.error.issues).map(({ path, message }) =>
      path.length > 0
        ? { path: nameOf(path), message }
        : { path: httpPart ?? 'request', message: 'must be a JSON object' },
    );
    return { error: invalid(unique(errors)) };
  };
};

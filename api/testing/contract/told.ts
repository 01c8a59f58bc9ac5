import type { LightMyRequestResponse } from 'fastify';
import { errorSchema } from '../../contract/common.ts';
import type { Request } from './requests.ts';

/** What the validator says by itself names no remedy. */
const UNWORDED = /^(Invalid|Too|Unrecognized|Expected)\b/;
/** Error answers may tell anything but what only the server knows. */
const TELLTALE = /\bat .*\.ts:\d|node_modules|select .* from |violates|syntax error/i;

const strictErrorSchema = errorSchema.strict();

/** All texts in a value, the longest first. Without recursion: hostile bodies are very deep. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') texts.push(next);
    else if (typeof next === 'object' && next !== null) {
      for (const part of Object.values(next)) left.push(part);
    }
  }
  return texts.sort((a, b) => b.length - a.length);
}

/** Returns what is wrong with an answer to a request with that payload, or `undefined`. */
function problemOf(answer: LightMyRequestResponse, payload: unknown): string | undefined {
  if (answer.statusCode >= 500) return `status ${answer.statusCode}`;
  if (answer.statusCode < 400) return undefined;
  const { data, error } = strictErrorSchema.safeParse(answer.json());
  if (error) return error.message;
  // What the caller wrote may come back to them.
  const said = [data.message, ...(data.errors ?? []).map(({ message }) => message)].join('\n');
  const told = textsIn(payload).reduce((text, own) => text.replaceAll(own, ''), said);
  if (TELLTALE.test(told)) return 'tells what only the server knows';
  if (answer.statusCode === 422 && data.code !== 'permission_missing') {
    const isTold = data.errors?.every(
      ({ path, message }) => path && message.length > 3 && !UNWORDED.test(message),
    );
    if (!isTold) return 'names no field with its remedy';
  }
  return undefined;
}

/** Expects an answer that is no fault of the server, and, where it refuses, names each field with its remedy. */
export function expectTold(answer: LightMyRequestResponse, request: Request): void {
  const problem = problemOf(answer, request.payload);
  if (problem === undefined) return;
  const about = `${request.method} ${request.url.slice(0, 300)} ${JSON.stringify(request.payload)?.slice(0, 300)}`;
  expect(`${about}: ${problem}: ${answer.body.slice(0, 1_000)}`).toBeUndefined();
}

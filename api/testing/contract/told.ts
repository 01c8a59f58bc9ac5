import type { LightMyRequestResponse } from 'fastify';
import { errorSchema } from '../../contract/common.ts';
import type { Request } from './requests.ts';

/** What the validator says by itself names no remedy. */
const UNWORDED = /^(Invalid|Too|Unrecognized|Expected)\b/;
/** Error answers may tell anything but what only the server knows. */
const TELLTALE = /\bat .*\.ts:\d|node_modules|select .* from |violates|syntax error/i;

const strictErrorSchema = errorSchema.strict();

/** Returns what is wrong with an answer, or `undefined`. */
function problemOf(answer: LightMyRequestResponse): string | undefined {
  if (answer.statusCode >= 500) return `status ${answer.statusCode}`;
  if (answer.statusCode < 400) return undefined;
  const { data, error } = strictErrorSchema.safeParse(answer.json());
  if (error) return error.message;
  // What the caller wrote may come back to them.
  const said = [data.message, ...(data.errors ?? []).map(({ message }) => message)];
  if (TELLTALE.test(said.join('\n'))) return 'tells what only the server knows';
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
  const problem = problemOf(answer);
  if (problem === undefined) return;
  const about = `${request.method} ${request.url.slice(0, 300)} ${JSON.stringify(request.payload)?.slice(0, 300)}`;
  expect(`${about}: ${problem}: ${answer.body.slice(0, 1_000)}`).toBeUndefined();
}

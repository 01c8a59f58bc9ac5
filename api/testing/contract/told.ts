import type { LightMyRequestResponse } from 'fastify';
import { errorSchema } from '../../contract/common.ts';
import type { Request } from './requests.ts';

/** What the validator says by itself names no remedy. */
const UNWORDED = /^(Invalid|Too|Unrecognized|Expected)\b/;
/** Error answers may tell anything but what only the server knows. */
const TELLTALE = /\bat .*\.ts:\d|node_modules|select .* from |violates|syntax error/i;

/** Expects an answer that is no fault of the server, and, where it refuses, names each field with its remedy. */
export function expectTold(answer: LightMyRequestResponse, request: Request): void {
  const about = `${request.method} ${request.url.slice(0, 300)} ${JSON.stringify(request.payload)?.slice(0, 300)}`;
  expect([about, answer.statusCode < 500]).toEqual([about, true]);
  if (answer.statusCode < 400) return;
  const body = errorSchema.strict().safeParse(answer.json());
  expect([about, body.error?.message]).toEqual([about, undefined]);
  // What the caller wrote may come back to them.
  const said = [body.data?.message, ...(body.data?.errors ?? []).map(({ message }) => message)];
  expect([about, TELLTALE.test(said.join('\n'))]).toEqual([about, false]);
  if (answer.statusCode === 422 && body.data?.code !== 'permission_missing') {
    const told = body.data?.errors?.every(
      ({ path, message }) => path && message.length > 3 && !UNWORDED.test(message),
    );
    expect([about, told]).toEqual([about, true]);
  }
}

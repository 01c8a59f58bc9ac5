import { type InspectOptions, inspect } from 'node:util';

/** Where in a server build something was thrown: `server/u.js:10:2`. */
const IN_BUILD = /\/(server\/(?:(?!\/server\/)[^\s()])+:\d+:\d+)/;
const ON_ONE_LINE: InspectOptions = { depth: 0, breakLength: Number.POSITIVE_INFINITY };

/** An error, an answer that a loader throws, or what `data()` of the router makes of one. */
type Thrown = Partial<Error> & { status?: number; init?: { status?: number } | null };

/**
 * Returns in a line what was thrown: the text, and the place in the server build where that is known. Of an answer
 * that was thrown: its status.
 */
export function faultText(error: unknown): string {
  const { message, name, stack, status, init } = (error ?? {}) as Thrown;
  const title = name && name !== 'Error' ? `${name}: ` : '';
  const answered = status ?? init?.status;
  const text =
    message?.split('\n', 1)[0] ||
    (answered === undefined ? inspect(error, ON_ONE_LINE) : `answer ${answered}`);
  const place = IN_BUILD.exec(stack ?? '')?.[1];
  return `${title}${text}${place ? ` (${place})` : ''}`;
}

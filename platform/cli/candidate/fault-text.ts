/** Where in a server build something was thrown: `server/u.js:10:2`. */
const IN_BUILD = /\/(server\/[^\s()]+:\d+:\d+)/;

/** What was thrown, in a line: the text, and the place in the server build where that is known. */
export function faultText(error: unknown): string {
  const { message, name, stack, status } = (error ?? {}) as Partial<Error> & { status?: number };
  const title = name && name !== 'Error' ? `${name}: ` : '';
  const answered = status === undefined ? '' : `answer ${status}`;
  const text = message?.split('\n', 1)[0] || answered || String(error);
  const place = IN_BUILD.exec(stack ?? '')?.[1];
  return `${title}${text}${place ? ` (${place})` : ''}`;
}

/** Header of a request's id, the same from the browser or the front down to the API, and back. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** It stands in headers, log lines and comments of SQL as it is. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Returns the id that a client sent, when it is one, else a new one. */
export function requestIdFrom(given: unknown): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}

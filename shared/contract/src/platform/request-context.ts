import { AsyncLocalStorage } from 'node:async_hooks';
import { REQUEST_ID_HEADER } from './request-id.ts';

const current = new AsyncLocalStorage<string>();

/** Runs `work`, and all that it starts, for the request with this id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result =>
  current.run(id, work);

/** Returns the id of the request that this code runs for; `undefined` outside of requests. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Headers by which a further call is known as part of the same request; none outside of requests. */
export function requestIdHeaders(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}

/** Field of a log line by which it is known as part of a request; none outside of requests. */
export function requestIdField(): { reqId?: string } {
  const reqId = currentRequestId();
  return reqId === undefined ? {} : { reqId };
}

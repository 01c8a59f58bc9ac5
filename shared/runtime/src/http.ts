import { knownText, SOMETHING_FAILED } from '@evmandi/contract/platform/visitor-text';
import type { AxiosError, AxiosInstance, AxiosRequestConfig } from 'axios';
import { loadCode } from './code.ts';

/** Timeout of a read of a screen; the client itself has none (SESSION-8). */
const READ_TIMEOUT_MS = 15_000;

let onRefused: () => void = () => {};
let onConfirm: () => Promise<boolean> = async () => false;
let client: Promise<AxiosInstance> | undefined;

/** Called after a 401 or 403. */
export function setRefusedHandler(handler: () => void): void {
  onRefused = handler;
}

/**
 * How a person proves to be there again, for a call that gives lasting power (AUTH-6): whether they did. Until it is set,
 * such a call is refused.
 */
export function setPersonCheck(check: () => Promise<boolean>): void {
  onConfirm = check;
}

/** The client itself. Its code comes with the first call: a page rendered on the server needs none. */
export function httpClient(): Promise<AxiosInstance> {
  client ??= loadCode(() => import('./client.ts'), 'host/client').then(({ createClient }) =>
    createClient({ onRefused: () => onRefused(), onConfirm: () => onConfirm() }),
  );
  client.catch(() => {
    client = undefined;
  });
  return client;
}

type Config = AxiosRequestConfig;
type Answer<T> = Promise<{ data: T }>;

/** Requests below `{api}`; a failure rejects with axios's error. */
export const http = {
  get: async <T>(url: string, config?: Config): Answer<T> =>
    (await httpClient()).get<T>(url, config),
  post: async <T>(url: string, body?: unknown, config?: Config): Answer<T> =>
    (await httpClient()).post<T>(url, body, config),
  put: async <T>(url: string, body?: unknown, config?: Config): Answer<T> =>
    (await httpClient()).put<T>(url, body, config),
  patch: async <T>(url: string, body?: unknown, config?: Config): Answer<T> =>
    (await httpClient()).patch<T>(url, body, config),
  delete: async <T>(url: string, config?: Config): Answer<T> =>
    (await httpClient()).delete<T>(url, config),
};

type ServerError = AxiosError<{ message?: string; errors?: { path: string; message: string }[] }>;

function asServerError(error: unknown): ServerError | undefined {
  const known = error instanceof Error && 'isAxiosError' in error && error.isAxiosError === true;
  return known ? (error as ServerError) : undefined;
}

/**
 * A screen's GET below `{api}`. Ends with the given signal (a loader's `request.signal`) or after 15 s;
 * a time-out rejects as axios does, with "timeout of 15000ms exceeded". The client comes again after a busy
 * server's 503 (`come-again.ts`).
 */
export async function read<T>(
  path: string,
  options: { signal?: AbortSignal; params?: Config['params'] } = {},
): Promise<T> {
  const limit = AbortSignal.timeout(READ_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  try {
    const answer = await http.get<T>(path, { params: options.params, signal });
    return answer.data;
  } catch (error) {
    if (limit.aborted)
      throw new Error(`timeout of ${READ_TIMEOUT_MS}ms exceeded`, { cause: error });
    throw error;
  }
}

/**
 * An error in words for visitors: what `visitorText` knows of it, else `fallback`. Never the message of a
 * library.
 */
export function errorMessage(error: unknown, fallback = SOMETHING_FAILED): string {
  return knownText(error) ?? fallback;
}

/** Messages by field of a refused request, the first of each in the server's order; empty when the error is of another kind. */
export function fieldErrors(error: unknown): Record<string, string> {
  const first: Record<string, string> = {};
  for (const { path, message } of asServerError(error)?.response?.data?.errors ?? []) {
    first[path] ??= message;
  }
  return first;
}

/** True for an answer that came from the server, as against a network failure. */
export function hasResponse(error: unknown): boolean {
  return asServerError(error)?.response !== undefined;
}

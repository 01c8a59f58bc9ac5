import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import { callAddress } from './config.ts';
import { storedToken } from './stored-session.ts';

/** The specification sets no default time-out; each screen's read has this one of its own. */
const READ_TIMEOUT_MS = 15_000;

/** Axios on `{api}`: bearer token on every request but sign-in; 401 and 403 end the session. */
export const http = axios.create();

let onRefused: () => void = () => {};

/** Who is told of a 401 or 403 (specification 4). The sign-in call itself is left out (ruling 7). */
export function setRefusedHandler(handler: () => void): void {
  onRefused = handler;
}

const isSignIn = (url: string | undefined) => url?.includes('/login') ?? false;

http.interceptors.request.use((request) => {
  request.baseURL ??= `${callAddress()}/api`;
  const token = storedToken();
  if (token && !isSignIn(request.url)) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
});

http.interceptors.response.use(undefined, (error: unknown) => {
  const status = axios.isAxiosError(error) ? error.response?.status : undefined;
  const url = axios.isAxiosError(error) ? error.config?.url : undefined;
  if ((status === 401 || status === 403) && !isSignIn(url)) onRefused();
  return Promise.reject(error);
});

/**
 * A screen's GET below `{api}`. Ends with the given signal (a loader's `request.signal`) or after 15 s;
 * a time-out rejects with axios's own text, "timeout of 15000ms exceeded".
 */
export async function read<T>(
  path: string,
  options: { signal?: AbortSignal; params?: AxiosRequestConfig['params'] } = {},
): Promise<T> {
  const limit = AbortSignal.timeout(READ_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  try {
    const answer = await http.get<T>(path, { params: options.params, signal });
    return answer.data;
  } catch (error) {
    if (limit.aborted && axios.isCancel(error)) {
      throw new AxiosError(`timeout of ${READ_TIMEOUT_MS}ms exceeded`, AxiosError.ETIMEDOUT);
    }
    throw error;
  }
}

/** The server's own message, else the error's, else `fallback`. */
export function errorMessage(error: unknown, fallback: string): string {
  if (axios.isAxiosError<{ message?: string }>(error)) {
    return error.response?.data?.message ?? (error.message || fallback);
  }
  return error instanceof Error && error.message ? error.message : fallback;
}

/** Messages by field of a refused request, empty when the error is of another kind. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!axios.isAxiosError<{ errors?: { path: string; message: string }[] }>(error)) return {};
  const errors = error.response?.data?.errors ?? [];
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
}

/** True for an answer that came from the server, as against a network failure. */
export function hasResponse(error: unknown): boolean {
  return axios.isAxiosError(error) && error.response !== undefined;
}

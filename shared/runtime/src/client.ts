import { ENDED_KEY } from '@evmandi/contract/domain/session-end';
import axios, { type AxiosError } from 'axios';
import { writeText } from './browser-storage.ts';
import { comeAgain } from './come-again.ts';
import { callAddress } from './config.ts';
import { storedToken } from './stored-session.ts';

const isSignIn = (url: string | undefined) => url?.includes('/login') ?? false;

/** The token that a request was sent with; null for a visitor's. */
const sentToken = ({ config }: AxiosError): string | null =>
  String(config?.headers.get('Authorization') ?? '').replace('Bearer ', '') || null;

/**
 * Axios on `{api}`: bearer token on every request but sign-in. `onRefused` is called after a 401 or 403
 * (SESSION-5); the sign-in call itself is left out (AUTH-2), and an answer to a token that another
 * one has followed meanwhile says nothing of today's session. Why it ended is kept for the sign-in screen.
 */
export function createClient(onRefused: () => void) {
  const client = axios.create();
  client.interceptors.request.use((request) => {
    request.baseURL ??= `${callAddress()}/api`;
    const token = storedToken();
    if (token && !isSignIn(request.url)) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  });
  client.interceptors.response.use(undefined, (error: AxiosError<{ code?: string }>) => {
    const status = error.response?.status;
    const refused = (status === 401 || status === 403) && !isSignIn(error.config?.url);
    if (refused && sentToken(error) === (storedToken() || null)) {
      writeText(ENDED_KEY, String(error.response?.data?.code ?? ''));
      onRefused();
    }
    return comeAgain(error);
  });
  return client;
}

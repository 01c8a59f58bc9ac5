import axios, { type AxiosError } from 'axios';
import { callAddress } from './config.ts';
import { storedToken } from './stored-session.ts';

const isSignIn = (url: string | undefined) => url?.includes('/login') ?? false;

/**
 * Axios on `{api}`: bearer token on every request but sign-in. `onRefused` is called after a 401 or 403
 * (specification 4); the sign-in call itself is left out (ruling 7).
 */
export function createClient(onRefused: () => void) {
  const client = axios.create();
  client.interceptors.request.use((request) => {
    request.baseURL ??= `${callAddress()}/api`;
    const token = storedToken();
    if (token && !isSignIn(request.url)) request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  });
  client.interceptors.response.use(undefined, (error: AxiosError) => {
    const status = error.response?.status;
    if ((status === 401 || status === 403) && !isSignIn(error.config?.url)) onRefused();
    return Promise.reject(error);
  });
  return client;
}

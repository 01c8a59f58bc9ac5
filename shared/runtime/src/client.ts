import { ENDED_KEY } from '@evmandi/contract/domain/session-end';
import axios, {
  type AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { setClock, showBrowser, takeStamp } from './browser-bond.ts';
import { writeText } from './browser-storage.ts';
import { comeAgain } from './come-again.ts';
import { callAddress } from './config.ts';
import { storedToken } from './stored-session.ts';

type Problem = AxiosError<{ code?: string }>;
type Request = InternalAxiosRequestConfig & {
  asked?: string[];
  keepKey?: (() => Promise<void>) | undefined;
};

const isSignIn = (url: string | undefined) => url?.includes('/login') ?? false;
/** Calls that begin a session, and so bind it to this browser. */
const begins = (url: string | undefined) => isSignIn(url) || url === '/auth/register';

/** The token that a request was sent with; null for a visitor's. */
const sentToken = ({ config }: Problem): string | null =>
  String(config?.headers.get('Authorization') ?? '').replace('Bearer ', '') || null;

/** Reads the refusal of a file as what it is. */
async function readRefusal({ response }: Problem): Promise<void> {
  const data: unknown = response?.data;
  if (!response || typeof Blob === 'undefined' || !(data instanceof Blob)) return;
  try {
    response.data = JSON.parse(await data.text());
  } catch {
    // Then it is none of the API's.
  }
}

interface Handlers {
  /** Called after a 401 or 403. */
  onRefused: () => void;
  /** Asks the person to prove to be there; whether they did. */
  onConfirm: () => Promise<boolean>;
}

/**
 * Sends a call once more whose refusal can be mended here: by the person, who confirms to be there (AUTH-6), or by the
 * time and the stamp of the API, where the clock of this device is wrong or the page was silent for long. Undefined
 * where it cannot.
 */
async function sendAgain(client: AxiosInstance, error: Problem, { onConfirm }: Handlers) {
  const request = error.config as Request | undefined;
  const code = error.response?.data?.code ?? '';
  if (!request || request.asked?.includes(code)) return undefined;
  request.asked = [...(request.asked ?? []), code];
  if (code === 'late_proof') setClock(error.response?.headers.date);
  else if (code !== 'confirmation_needed' || !(await onConfirm())) return undefined;
  return client.request(request);
}

/**
 * Axios on `{api}`: bearer token on every request but sign-in, with what shows that it is sent by this browser
 * (SESSION-10). A 401 or 403 ends the session (SESSION-5); the sign-in call itself is left out (AUTH-2), and an answer to a
 * token that another one has followed meanwhile says nothing of today's session. Why it ended is kept for the sign-in screen.
 */
export function createClient(handlers: Handlers): AxiosInstance {
  const client = axios.create();
  client.interceptors.request.use(async (request: Request) => {
    request.baseURL ??= `${callAddress()}/api`;
    const signsIn = isSignIn(request.url);
    const token = signsIn ? null : storedToken();
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    if (!token && !begins(request.url)) return request;
    const { pathname, search } = new URL(client.getUri(request));
    const call = { method: request.method ?? 'get', path: pathname + search, token };
    const shown = await showBrowser(call);
    request.headers.set(shown.headers);
    request.withCredentials = shown.withCredentials;
    request.keepKey = shown.keep;
    return request;
  });
  const keepKey = async (response: AxiosResponse) => {
    takeStamp(response.headers);
    if (response.data?.token) await (response.config as Request).keepKey?.();
    return response;
  };
  client.interceptors.response.use(keepKey, async (error: Problem) => {
    await readRefusal(error);
    takeStamp(error.response?.headers);
    const again = await sendAgain(client, error, handlers);
    if (again) return again;
    const status = error.response?.status;
    const refused = (status === 401 || status === 403) && !isSignIn(error.config?.url);
    if (refused && sentToken(error) === (storedToken() || null)) {
      writeText(ENDED_KEY, String(error.response?.data?.code ?? ''));
      handlers.onRefused();
    }
    return comeAgain(error);
  });
  return client;
}

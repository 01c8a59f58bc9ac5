import axios, { type AxiosError } from 'axios';

/** Of a server that has too much to do; what takes longer is left to the person. */
const LONGEST_PAUSE_S = 5;
/** So that not all whom it turned away come back at once. */
const SPREAD_MS = 1_000;

/** How long a 503 asks to wait, in milliseconds; undefined where it does not say, or longer than a visitor waits. */
function askedPause({ response, config }: AxiosError): number | undefined {
  const seconds = Number(response?.headers['retry-after']);
  const isRead = config?.method === 'get' && response?.status === 503;
  if (!isRead || !(seconds > 0 && seconds <= LONGEST_PAUSE_S)) return undefined;
  return seconds * 1_000 + Math.random() * SPREAD_MS;
}

const pause = (milliseconds: number, signal: { addEventListener?: unknown } | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    if (!(signal instanceof AbortSignal)) return;
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Asks once more for what a busy server turned away, when it says, within 5 s: in browsers alone, since a page that is
 * rendered does not wait. Rejects with the error of what is no such case, and of the second answer.
 */
export async function comeAgain(error: AxiosError) {
  const milliseconds = typeof window === 'undefined' ? undefined : askedPause(error);
  if (milliseconds === undefined || !error.config) throw error;
  await pause(milliseconds, error.config.signal);
  return axios.request(error.config);
}

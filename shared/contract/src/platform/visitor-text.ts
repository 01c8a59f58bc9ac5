/** Shown when nothing better is known of an error. */
export const SOMETHING_FAILED = 'Something in this part failed.';
export const NETWORK_ERROR = 'Network Error';
const ABORTED = 'Request aborted';

/** How the bundler, the federation runtime and the browsers say that code could not be fetched or run. */
const CODE_MISSING =
  /^Loading (?:CSS )?chunk |\[ ?Federation Runtime ?\]|(?:dynamically imported module|module script)/i;
const CODE_NAMES = new Set(['ChunkLoadError', 'CodeUnavailableError']);
/** `fetch` in Chromium, Firefox and Safari; axios. */
const NETWORK = /^(?:Failed to fetch|NetworkError when|Load failed|Network Error)/;
const NETWORK_CODES = new Set([
  'ERR_NETWORK',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const ABORTS = new Set(['AbortError', 'TimeoutError', 'ERR_CANCELED', 'ECONNABORTED', 'ETIMEDOUT']);
const TIMEOUT = /^timeout of (\d+) ?ms exceeded/;

interface Fields {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  /** Of axios: the answer, if there was one. */
  response?: { data?: unknown };
  /** Of a route's error response. */
  data?: unknown;
  internal?: unknown;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The message that our API worded: of an answer, or of an error response that a loader threw. */
function worded({ response, data, internal }: Fields): string {
  const body = response ? response.data : internal === false ? data : undefined;
  return body && typeof body === 'object' ? text((body as { message?: unknown }).message) : '';
}

/** What is known of an error in words for visitors; `undefined` for anything else. */
export function knownText(error: unknown): string | undefined {
  if (!error || typeof error !== 'object') return undefined;
  const fields = error as Fields;
  const own = worded(fields);
  if (own) return own;
  if (fields.response) return undefined;
  const [name, code, message] = [text(fields.name), text(fields.code), text(fields.message)];
  if (CODE_NAMES.has(name) || code === 'CSS_CHUNK_LOAD_FAILED' || CODE_MISSING.test(message))
    return NETWORK_ERROR;
  const limit = TIMEOUT.exec(message)?.[1];
  if (limit) return `timeout of ${limit} ms exceeded`;
  if (ABORTS.has(name) || ABORTS.has(code)) return ABORTED;
  return NETWORK_CODES.has(code) || NETWORK.test(message) ? NETWORK_ERROR : undefined;
}

/**
 * Returns what a visitor reads of an error (ERROR-2, ERROR-3): our API's own message,
 * "Network Error", "Request aborted", "timeout of {n} ms exceeded", else "Something in this part failed."
 * Never a library's message: that goes to the report.
 */
export const visitorText = (error: unknown): string => knownText(error) ?? SOMETHING_FAILED;

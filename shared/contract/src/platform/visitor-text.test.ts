import { knownText, visitorText } from './visitor-text.ts';

const FAILED = 'Something in this part failed.';
const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);
const axios = (message: string, code: string, response?: object) =>
  error(message, { name: 'AxiosError', isAxiosError: true, code, response });
const answer = (status: number, data: unknown) =>
  axios(`Request failed with status code ${status}`, 'ERR_BAD_RESPONSE', { status, data });
const routeAnswer = (internal: boolean, data: unknown) => ({
  status: 404,
  statusText: 'Not Found',
  internal,
  data,
});
const named = (name: string, message: string) => new DOMException(message, name);

// ERROR-2, ERROR-3
it.each<[string, unknown, string]>([
  ['an answer of the API', answer(422, { message: 'Only 3 are left' }), 'Only 3 are left'],
  ["an API's own 500", answer(500, { message: 'Try again later' }), 'Try again later'],
  ['an answer of a proxy', answer(502, '<html>Bad gateway'), FAILED],
  ['an answer without a body', answer(503, undefined), FAILED],
  ['an answer whose message is no text', answer(422, { message: { a: 1 } }), FAILED],
  ['axios without a network', axios('Network Error', 'ERR_NETWORK'), 'Network Error'],
  ['axios in Node', axios('connect ECONNREFUSED ::1:1', 'ECONNREFUSED'), 'Network Error'],
  ['axios given up', axios('canceled', 'ERR_CANCELED'), 'Request aborted'],
  ['axios aborted', axios('Request aborted', 'ECONNABORTED'), 'Request aborted'],
  ['axios late', axios('timeout of 900ms exceeded', 'ECONNABORTED'), 'timeout of 900 ms exceeded'],
  ['a late read', error('timeout of 15000ms exceeded'), 'timeout of 15000 ms exceeded'],
  ['fetch in Chromium', new TypeError('Failed to fetch'), 'Network Error'],
  [
    'fetch in Firefox',
    new TypeError('NetworkError when attempting to fetch resource.'),
    'Network Error',
  ],
  ['fetch in Safari', new TypeError('Load failed'), 'Network Error'],
  ['fetch given up', named('AbortError', 'The user aborted a request.'), 'Request aborted'],
  ['fetch late', named('TimeoutError', 'The operation timed out.'), 'Request aborted'],
  [
    'a script chunk',
    error('Loading chunk 3 failed.\n(missing: http://x/3.js)', { name: 'ChunkLoadError' }),
    'Network Error',
  ],
  [
    'a style chunk',
    error('Loading CSS chunk 3 failed.\n(/3.css)', { code: 'CSS_CHUNK_LOAD_FAILED' }),
    'Network Error',
  ],
  [
    'a remote entry',
    error('[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-008'),
    'Network Error',
  ],
  [
    'a module in Chromium',
    new TypeError('Failed to fetch dynamically imported module: http://x/a.js'),
    'Network Error',
  ],
  ['a module in Safari', new TypeError('Importing a module script failed.'), 'Network Error'],
  ['a late remote', error('catalog/routes', { name: 'CodeUnavailableError' }), 'Network Error'],
  ['a programming error', new TypeError("Cannot read properties of null (reading 'x')"), FAILED],
  ['invalid data', new SyntaxError('Unexpected token < in JSON at position 0'), FAILED],
  ["a router's own 404", routeAnswer(true, 'Error: No route matches URL "/x"'), FAILED],
  [
    "a loader's answer",
    routeAnswer(false, { message: 'This link has expired' }),
    'This link has expired',
  ],
  ["a loader's answer without words", routeAnswer(false, null), FAILED],
  ['a thrown text', 'invariant failed: 42', FAILED],
  ['a thrown number', 42, FAILED],
  ['nothing', undefined, FAILED],
  ['null', null, FAILED],
])('a visitor reads of %s: %j is "%s"', (_, thrown, expected) => {
  expect(visitorText(thrown)).toBe(expected);
});

it('knows nothing of other errors, so that a caller may say more', () => {
  expect(knownText(new Error('boom'))).toBeUndefined();
});

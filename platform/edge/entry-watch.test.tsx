import { NOT_STARTED } from '@evmandi/contract/platform/not-started';
import { ENTRY_WATCH } from './entry-watch.ts';

const ADDRESS = 'http://localhost/host.js';
const line = () => document.querySelector('[role=alert]')?.textContent;
const entry = () => document.querySelector('script[defer]');
const press = () => document.querySelector('button')?.click();
const scripts = () => [...document.body.querySelectorAll('script')];
/** What is asked for has come, or not, and what follows from it has happened. */
const settled = () => jest.advanceTimersByTimeAsync(0);

let asked: [string, RequestInit][];
let isThere: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  isThere = false;
  globalThis.fetch = (async (address: string, how: RequestInit) => {
    asked.push([address, how]);
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response('');
  }) as typeof fetch;
  AbortSignal.timeout = () => new AbortController().signal;
  document.head.innerHTML =
    '<script type="application/ld+json">{}</script><script defer src="/host.js"></script>';
  document.body.innerHTML = '<div id="root"><h1>To be read</h1></div>';
  new Function(ENTRY_WATCH)();
});
afterEach(() => jest.useRealTimers());

const fail = () => entry()?.dispatchEvent(new Event('error'));

test('a script that arrives is left alone, however long the page is open', async () => {
  entry()?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  await settled();
  expect(line()).toBeUndefined();
  expect(asked).toEqual([]);
});

test('one that failed once is brought past the cache without a word', async () => {
  isThere = true;
  fail();
  await settled();
  expect(asked).toEqual([[ADDRESS, expect.objectContaining({ cache: 'reload' })]]);
  expect(scripts().map(({ src }) => src)).toEqual([ADDRESS]);
  scripts()[0]?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(line()).toBeUndefined();
});

test('one that cannot be had is said above what can be read, until a Retry brings it', async () => {
  fail();
  await settled();
  expect(line()).toContain(NOT_STARTED);
  expect(document.querySelector('h1')).not.toBeNull();
  press();
  await settled();
  expect(line()).toContain(NOT_STARTED);
  expect(asked).toHaveLength(2);

  isThere = true;
  press();
  expect(line()).toBeUndefined();
  await settled();
  scripts()[0]?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(line()).toBeUndefined();
});

test('a copy that is refused as well is said, too, once', async () => {
  isThere = true;
  fail();
  await settled();
  scripts()[0]?.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(60_000);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
});

test('one that hangs is said after twelve seconds', () => {
  jest.advanceTimersByTime(11_999);
  expect(line()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(line()).toContain(NOT_STARTED);
  entry()?.dispatchEvent(new Event('load'));
  expect(line()).toBeUndefined();
});

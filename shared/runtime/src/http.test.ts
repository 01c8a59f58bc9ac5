import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDED_KEY } from '@evmandi/contract/domain/session-end';
import { visitorText } from '@evmandi/contract/platform/visitor-text';
import { setCodeLoader } from './code.ts';
import { configure } from './config.ts';
import {
  errorMessage,
  fieldErrors,
  http,
  httpClient,
  read,
  setPersonCheck,
  setRefusedHandler,
} from './http.ts';

const STAMP = 'evmandi-own-stamp';
const stamps = new Map<string, string>();
let server: Server;
const asked: { url?: string | undefined; authorization?: string | undefined }[] = [];
/** What calls showed of this browser. */
const bonds: unknown[] = [];
const proofs: unknown[] = [];
/** Whether the person has confirmed to be there, as the server knows. */
let confirmed = false;
const refused = jest.fn();
const noted = jest.fn();
/** Happens while a request is under way. */
let meanwhile = () => {};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url, authorization: request.headers.authorization });
    bonds.push(request.headers['browser-bond']);
    proofs.push(request.headers['browser-proof']);
    meanwhile();
    const lacks = request.url?.includes('/export') && !confirmed;
    const status = Number(/status\/(\d+)/.exec(request.url ?? '')?.[1] ?? 200);
    if (request.url?.includes('/hang')) return;
    const wait = /wait\/(\d+)/.exec(request.url ?? '')?.[1];
    const isFirst = asked.filter(({ url }) => url === request.url).length === 1;
    response.writeHead(lacks ? 422 : wait && isFirst ? 503 : status, {
      'content-type': 'application/json',
      ...(request.url?.startsWith('/api/products') && { 'browser-stamp': 'stamp-of-now' }),
      ...(wait && { 'retry-after': wait }),
    });
    response.end(
      JSON.stringify({
        message: `status ${status}`,
        code: lacks ? 'confirmation_needed' : `code_${status}`,
        errors: [{ path: 'q', message: 'is too long' }],
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  configure({
    apiUrl: `http://127.0.0.1:${port}`,
    phone: '',
    email: '',
    country: 'India',
    copyrightYear: 2025,
    rupeesPerDollar: 83,
  });
  setRefusedHandler(refused);
  const localStorage = {
    getItem: (key: string) => (key === STAMP ? (stamps.get(key) ?? null) : 'a.b.c'),
    setItem: (key: string, text: string) =>
      key === STAMP ? stamps.set(key, text) : noted(key, text),
  };
  const location = { hostname: '127.0.0.1' };
  Object.assign(globalThis, { window: { localStorage, location } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  bonds.length = 0;
  stamps.clear();
  confirmed = false;
  refused.mockClear();
  noted.mockClear();
});

// SESSION-6, SESSION-9
it('asks below /api with the bearer token, except at sign-in', async () => {
  await read('/products', { params: { q: 'brake' } });
  await http.post('/auth/login', {});
  expect(asked).toEqual([
    { url: '/api/products?q=brake', authorization: 'Bearer a.b.c' },
    { url: '/api/auth/login', authorization: undefined },
  ]);
});

// SESSION-10
it('shows which browser it is with every call of a session and with those that begin one', async () => {
  await read('/orders');
  await http.post('/auth/login', {});
  const stored = jest.spyOn(window.localStorage, 'getItem').mockReturnValue(null);
  await http.post('/auth/register', {});
  await read('/products');
  expect(bonds).toEqual(['cookie', 'cookie', 'cookie', undefined]);
  stored.mockRestore();
});

// SESSION-10
it('signs method, path and query of a call as the API gets them, and the stamp of the answer before', async () => {
  const signed: string[] = [];
  const sign = async (text: string) => {
    signed.push(text);
    return 'signature';
  };
  const key = { publicKey: 'point', sign };
  setCodeLoader(async <T>() => ({ browserKey: async () => key }) as T);
  const elsewhere = {
    location: { hostname: 'shop.example' },
    isSecureContext: true,
    indexedDB: {},
  };
  const before = window;
  Object.assign(globalThis, { window: { ...before, ...elsewhere } });
  await read('/products', { params: { q: '50% मोटर', page: 2 } });
  await read('/orders?status=open');
  await http.post('/questions', {});
  Object.assign(globalThis, { window: before });
  setCodeLoader((load) => load());
  expect(signed.map((text) => text.split('\n').slice(0, 2))).toEqual([
    ['GET', asked[0]?.url],
    ['GET', '/api/orders?status=open'],
    ['POST', '/api/questions'],
  ]);
  expect(asked[0]?.url).toContain('page=2');
  expect(proofs.slice(-3)).toEqual([
    expect.stringMatching(/^\d+\.\.signature$/),
    ...Array(2).fill(expect.stringMatching(/^\d+\.stamp-of-now\.signature$/)),
  ]);
  expect(signed.map((text) => text.split('\n')[4])).toEqual([
    undefined,
    'stamp-of-now',
    'stamp-of-now',
  ]);
});

// AUTH-6
it('sends a call again once the person has confirmed to be there, and not where they do not', async () => {
  const check = jest.fn(async () => {
    confirmed = true;
    return true;
  });
  setPersonCheck(check);
  await expect(read('/export')).resolves.toMatchObject({ message: 'status 200' });
  expect([check.mock.calls.length, asked.length]).toEqual([1, 2]);

  confirmed = false;
  setPersonCheck(async () => false);
  await expect(read('/export')).rejects.toMatchObject({ response: { status: 422 } });
  // Who confirms and is refused again is not asked for ever.
  setPersonCheck(async () => true);
  await expect(read('/export')).rejects.toMatchObject({ response: { status: 422 } });
  expect(asked).toHaveLength(5);
  expect(refused).not.toHaveBeenCalled();
});

it('comes again when a server with too much to do says so, once and within what a visitor waits', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const began = performance.now();
  await expect(read('/wait/1')).resolves.toMatchObject({ message: 'status 200' });
  expect(performance.now() - began).toBeGreaterThan(950);
  await expect(read('/wait/1/status/503')).rejects.toThrow('503');
  await expect(read('/wait/30')).rejects.toThrow('503');
  await expect(read('/status/503')).rejects.toThrow('503');
  expect(asked.map(({ url }) => url)).toEqual([
    ...['/api/wait/1', '/api/wait/1'],
    ...['/api/wait/1/status/503', '/api/wait/1/status/503'],
    ...['/api/wait/30', '/api/status/503'],
  ]);
  // Not AbortSignal.timeout: Node may collect one that only AbortSignal.any refers to, and it never aborts then.
  const leave = new AbortController();
  const leaving = read('/wait/5', { signal: leave.signal });
  setTimeout(() => leave.abort(), 200);
  await expect(leaving).rejects.toThrow();
  expect(asked.filter(({ url }) => url === '/api/wait/5')).toHaveLength(1);
});

// AUTH-2, SESSION-5
it.each([401, 403])('ends the session on %i of any call but sign-in', async (status) => {
  await expect(read(`/status/${status}`)).rejects.toThrow();
  expect(refused).toHaveBeenCalledTimes(1);
  expect(noted.mock.calls).toEqual([[ENDED_KEY, `code_${status}`]]);
  await expect(http.post(`/login/status/${status}`)).rejects.toThrow();
  expect(refused).toHaveBeenCalledTimes(1);
});

it('ends nothing for an answer to a token that another one has followed', async () => {
  const storage = { token: 'a.b.c' };
  jest.spyOn(window.localStorage, 'getItem').mockImplementation(() => storage.token);
  meanwhile = () => {
    storage.token = 'd.e.f';
  };
  await read('/status/401').catch(() => {});
  meanwhile = () => {};
  jest.restoreAllMocks();
  expect(asked.at(-1)?.authorization).toBe('Bearer a.b.c');
  expect(refused).not.toHaveBeenCalled();
});

it("gives the server's message, then the text of its kind, and the fields", async () => {
  const refusal = await read('/status/422').catch((error: unknown) => error);
  expect(errorMessage(refusal, 'fallback')).toBe('status 422');
  expect(fieldErrors(refusal)).toEqual({ q: 'is too long' });
  const away = await http.get('http://127.0.0.1:9/').catch((error: unknown) => error);
  expect(errorMessage(away, 'fallback')).toBe('Network Error');
  expect(errorMessage(new Error('x is null'), 'fallback')).toBe('fallback');
  expect(visitorText(new Error('x is null'))).toBe('Something in this part failed.');
});

// SESSION-8
it('ends a read after 15 s and says so', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const late = await read('/hang').catch((error: unknown) => error);
  expect(timeout.mock.calls).toEqual([[15_000]]);
  timeout.mockRestore();
  expect(errorMessage(late, 'fallback')).toBe('timeout of 15000 ms exceeded');
  expect((await httpClient()).defaults.timeout).toBe(0);
});

it("ends with the caller's signal", async () => {
  const controller = new AbortController();
  const reading = read('/hang', { signal: controller.signal });
  controller.abort();
  await expect(reading).rejects.toMatchObject({ code: 'ERR_CANCELED' });
});

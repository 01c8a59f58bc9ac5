import type { VisitReport } from '@evmandi/contract/platform/vitals';
import { watchVisit } from './vitals.ts';

const measured: Record<string, (metric: { value: number }) => void> = {};
jest.mock('web-vitals', () => ({
  onLCP: (heard: (typeof measured)[string]) => Object.assign(measured, { lcp: heard }),
  onINP: (heard: (typeof measured)[string]) => Object.assign(measured, { inp: heard }),
  onCLS: (heard: (typeof measured)[string]) => Object.assign(measured, { cls: heard }),
}));

const VERSION = '1.0.1-0000000b';
const PAGE = {
  number: 7,
  host: { version: '1.0.0-00000001' },
  remotes: [{ name: 'catalog', version: VERSION }],
  canaries: ['catalog'],
} as unknown as Parameters<typeof watchVisit>[0];

const thrown = (stack: string) =>
  new ErrorEvent('error', { error: Object.assign(new Error('x'), { stack }) });
const OWN = thrown('Error: x\n at f (https://shop.example/artifacts/catalog/files/a.js:1:2)');
const OF_AN_EXTENSION = thrown('Error: x\n at f (chrome-extension://abc/a.js:1:2)');

function open() {
  const sent: VisitReport[] = [];
  const asked: string[] = [];
  const answers = async (url: string) => {
    asked.push(url);
    return { status: 200, json: async () => ({ id: 'signed' }) };
  };
  Object.assign(globalThis, { fetch: answers });
  Object.assign(navigator, {
    sendBeacon: (_: string, text: string) => sent.push(JSON.parse(text)),
  });
  return { sent, asked };
}

function leave() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('the first failures are told at once, also those from before, and the vitals when the page is left', async () => {
  const { sent, asked } = open();
  await watchVisit(PAGE, { early: [OF_AN_EXTENSION, OWN], screen: 'catalog' });
  expect(asked).toEqual(['/~vitals?with=catalog&page=7&screen=catalog']);
  const failures = [{ remote: 'catalog', version: VERSION, phase: 'run' }];
  expect(sent).toEqual([{ id: 'signed', failures }]);
  window.dispatchEvent(OWN);
  measured.lcp?.({ value: 900 });
  measured.cls?.({ value: 0.01 });
  leave();
  leave();
  expect(sent.slice(1)).toEqual([{ id: 'signed', lcp: 900, cls: 0.01 }]);
});

test('a visit without a failure says so when it is left; one of an extension is none', async () => {
  const { sent } = open();
  await watchVisit(PAGE, { early: [], screen: undefined });
  window.dispatchEvent(OF_AN_EXTENSION);
  expect(sent).toEqual([]);
  leave();
  expect(sent).toEqual([{ id: 'signed', failures: [] }]);
});

test('a page of which nothing is counted listens to nothing', async () => {
  const { sent } = open();
  Object.assign(globalThis, { fetch: async () => ({ status: 204 }) });
  await watchVisit(PAGE, { early: [OWN], screen: 'catalog' });
  leave();
  expect(sent).toEqual([]);
});

test('a page without a network asks for nothing', async () => {
  const { asked } = open();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  await watchVisit(PAGE, { early: [OWN], screen: 'catalog' });
  expect(asked).toEqual([]);
});

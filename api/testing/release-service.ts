import type { ReleaseService, ServiceCall } from '../src/releases/admin/release-service.ts';

const side = {
  errors: { seen: 0, bad: 0 },
  lcp: { seen: 0, bad: 0 },
  inp: { seen: 0, bad: 0 },
  cls: { seen: 0, bad: 0 },
};
const at = '2025-11-20T06:54:00.000Z';

/** What a release service answers, by the beginning of its path. */
const ANSWERS: readonly [path: string, answer: object][] = [
  [
    '/v1/live',
    {
      ...{ composition: 7, since: at, parts: [], edges: [] },
      ...{ releasesToday: 1, toLiveMs: 3_800, takenBack: 0 },
    },
  ],
  [
    '/v1/visits',
    {
      canaries: [
        {
          ...{ app: 'catalog', version: '1.0.0-3f2a9c01', beside: null, since: at },
          ...{ running: true, failures: [], points: [{ at, canary: side, stable: side }] },
        },
      ],
    },
  ],
  ['/v1/dependencies', { parts: [] }],
  ['/v1/calls', { page: 1, pages: 1, total: 0, calls: [] }],
];
const MOVES = ['/v1/rollbacks', '/v1/promotions', '/v1/take-backs'];

/** A release service that does all it is asked, and what it was asked. */
export function obligingService(): ReleaseService & { asked: ServiceCall[] } {
  const asked: ServiceCall[] = [];
  return {
    asked,
    async call(call) {
      asked.push(call);
      if (call.path === '/v1/tokens') {
        return call.method === 'POST'
          ? { id: '0123456789ab', text: 'evt_0123456789ab_secret' }
          : { tokens: [{ id: '0123456789ab', app: 'catalog', madeBy: 'Asha Rao', madeAt: at }] };
      }
      if (MOVES.includes(call.path)) return { done: { number: 8, moves: [] } };
      return ANSWERS.find(([path]) => call.path.startsWith(path))?.[1] ?? {};
    },
  };
}

import { byPlatform, type Maker } from './makers.ts';
import type { Subjects } from './subjects.ts';

const PART = { app: 'catalog', reason: 'Prices are wrong' };
const VERSION = '1.0.0-3f2a9c01';

const overrideTicket = async (subjects: Subjects) => {
  const url = '/api/admin/platform/tickets';
  const { ticket } = await subjects.send<{ ticket: string }>(
    url,
    { versions: { catalog: VERSION } },
    'platform',
  );
  return ticket;
};

/** What staff ask of the release service, and overrides. */
export const PLATFORM_CHANGES: Record<string, Maker> = {
  'post /api/admin/platform/rollbacks': byPlatform({
    body: { ...PART, version: VERSION, from: '1.0.0-3f2a9c02', pin: true },
  }),
  'post /api/admin/platform/promotions': byPlatform({ body: { ...PART, version: VERSION } }),
  'post /api/admin/platform/take-backs': byPlatform({ body: { ...PART, version: VERSION } }),
  'post /api/admin/platform/pins': byPlatform({ body: { ...PART, version: VERSION } }),
  'delete /api/admin/platform/pins/{app}': byPlatform({ path: { app: 'catalog' } }),
  'post /api/admin/platform/retirements': byPlatform({ body: { ...PART, version: VERSION } }),
  'post /api/admin/platform/tickets': byPlatform({ body: { versions: { catalog: VERSION } } }),
  'post /api/overrides': async (subjects) => ({ body: { ticket: await overrideTicket(subjects) } }),
  'post /api/overrides/look': async (subjects) => {
    const ticket = await overrideTicket(subjects);
    const { pass } = (await subjects.api.post('/api/overrides', { ticket })).json();
    return { body: { pass } };
  },
  'post /api/admin/platform/tokens': byPlatform({ body: { app: 'catalog', days: 30 } }),
  'delete /api/admin/platform/tokens/{id}': byPlatform({ path: { id: '0123456789ab' } }),
};

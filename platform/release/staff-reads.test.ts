import { staffHeaders } from '@evmandi/contract/platform/staff-call';
import {
  callsSchema,
  dependenciesSchema,
  lackingSchema,
  liveSchema,
  visitsSchema,
} from '@evmandi/contract/platform/staff-reads';
import { hostArtifact, remoteArtifact } from '../testing/artifacts.ts';
import { SECRET, withService } from '../testing/release-service.ts';
import { makeLive, storeArtifact } from '../testing/releases.ts';
import { onBothStores } from '../testing/stores.ts';

const V2 = '1.0.0-00000002';

const asked = (url: string, path: string) =>
  fetch(url + path, {
    headers: staffHeaders(SECRET, { method: 'GET', path, body: '', by: 'Asha Rao' }),
  });

/** One call after the other in the name of a person; resolves to the last line of its answer. */
const callerOf = (url: string) => async (by: string, path: string, order: object) => {
  const method = path.startsWith('/v1/pins') ? 'PUT' : 'POST';
  const body = JSON.stringify(order);
  const headers = staffHeaders(SECRET, { method, path, body, by });
  const text = await (await fetch(url + path, { method, headers, body })).text();
  return text.trim().split('\n').at(-1) ?? '';
};

onBothStores('what staff read and do', (withStore) => {
  test('who decided by what is live no more is told what has happened, by whom and why', () =>
    withStore((store) =>
      withService(store, async ({ url }) => {
        const send = callerOf(url);
        const app = 'catalog';
        const [first] = liveSchema
          .parse(await (await asked(url, '/v1/live')).json())
          .parts.flatMap((part) => (part.name === app ? [part.version] : []));
        const next = remoteArtifact(app, { version: V2 });
        await storeArtifact(store.registry, next);
        await makeLive(store.registry, [hostArtifact(), next, remoteArtifact('checkout')]);
        const back = { app, to: first, from: V2 };
        expect(await send('Asha Rao', '/v1/rollbacks', { ...back, reason: 'Slow' })).toContain(
          'done',
        );
        const moved = new RegExp(`moved to ${first} meanwhile .Asha Rao.*back from ${V2}.*Slow`);
        expect(await send('Divya Nair', '/v1/rollbacks', { ...back, reason: 'Mine' })).toMatch(
          moved,
        );
        const pin = { reason: 'Month end', version: V2 };
        expect(await send('Divya Nair', '/v1/pins/catalog', pin)).toMatch(moved);
        expect(await send('Divya Nair', '/v1/pins/catalog', { ...pin, version: first })).toBe('');
      }),
    ));

  test('is what is live, what was before, and what was done in whose name', () =>
    withStore((store) =>
      withService(store, async ({ url }) => {
        const call = (method: string, path: string, body = '') =>
          fetch(url + path, {
            method,
            headers: staffHeaders(SECRET, { method, path, body, by: 'Asha Rao' }),
            ...(body && { body }),
          });
        const read = async (path: string) => (await call('GET', path)).json();
        const first = liveSchema.parse(await read('/v1/live'));
        const before = first.parts.find(({ name }) => name === 'catalog')?.version ?? '';
        const next = remoteArtifact('catalog', { version: V2 });
        await storeArtifact(store.registry, next);
        await makeLive(store.registry, [hostArtifact(), next, remoteArtifact('checkout')]);

        const live = liveSchema.parse(await read('/v1/live'));
        expect(live.parts.map(({ name }) => name)).toEqual(['host', 'catalog', 'checkout']);
        expect(live.parts[1]).toMatchObject({ version: V2, before: [{ version: before }] });
        expect(live).toMatchObject({ releasesToday: 2, takenBack: 0, edges: [] });

        const back = JSON.stringify({ app: 'catalog', to: before, reason: 'Too slow', pin: true });
        expect(await (await call('POST', '/v1/rollbacks', back)).text()).toContain('"done"');
        const after = liveSchema.parse(await read('/v1/live'));
        expect(after.parts[1]).toMatchObject({
          ...{ version: before, before: [], withdrawn: [{ version: V2 }] },
          pin: { by: expect.stringContaining('Asha Rao'), reason: 'Too slow' },
        });
        expect(after.parts[1]?.reason).toContain('Too slow');
        const end = JSON.stringify({ app: 'catalog', version: V2, reason: 'It is broken' });
        expect((await call('POST', '/v1/retirements', end)).status).toBe(204);
        expect(liveSchema.parse(await read('/v1/live')).parts[1]?.withdrawn).toEqual([]);

        const lacking = await read(
          `/v1/lacking?versions=catalog~${before},catalog~${V2},checkout~9.9.9-00000009,desk~http://localhost:4001`,
        );
        expect(lackingSchema.parse(lacking).lacking).toEqual([
          { app: 'catalog', version: V2, why: 'retired' },
          { app: 'checkout', version: '9.9.9-00000009', why: 'unknown' },
        ]);

        const { calls, total } = callsSchema.parse(await read('/v1/calls?app=catalog'));
        expect(total).toBe(calls.length);
        expect(calls.map(({ what }) => what)).toEqual(expect.arrayContaining(['rollback', 'pin']));
        expect(calls[0]?.who).toContain('Asha Rao');
        expect(calls.filter((one) => one.live).map(({ what }) => what)).toEqual(['rollback']);
        expect(callsSchema.parse(await read('/v1/calls?app=checkout')).calls).toEqual([]);

        const { parts } = dependenciesSchema.parse(await read('/v1/dependencies'));
        expect(parts.map(({ name }) => name)).toEqual(['host', 'catalog', 'checkout']);
        expect(visitsSchema.parse(await read('/v1/visits'))).toEqual({
          ...{ versions: [], canaries: [] },
        });
      }),
    ));
});

import { staffHeaders } from '@evmandi/contract/platform/staff-call';
import { openService } from '../cli/remote/service-calls.ts';
import { remoteArtifact, writeArtifactFolder } from '../testing/artifacts.ts';
import { V1, V2 } from '../testing/release-bench.ts';
import { SECRET, withService } from '../testing/release-service.ts';
import { onBothStores, type TestStore } from '../testing/stores.ts';
import type { ReleaseRequest } from './contract.ts';

const silent = () => undefined;
const next: ReleaseRequest = { uploads: [], stored: [{ app: 'catalog', version: V2 }] };

/** The next catalogue is in the registry, and not live. */
async function storeNext({ registry }: TestStore): Promise<void> {
  const folder = await registry.stage();
  await writeArtifactFolder(folder, remoteArtifact('catalog', { version: V2 }));
  await registry.putArtifact(folder);
}

async function live({ registry }: TestStore) {
  const state = await registry.readChannel();
  const composition = await registry.readComposition(state?.composition ?? 0);
  return { version: composition?.remotes.catalog, canaries: composition?.canaries?.length ?? 0 };
}

const logOf = async ({ registry }: TestStore) =>
  (await registry.records.calls(100))
    .reverse()
    .map(({ call, outcome }) => `${call.what} ${call.of}: ${outcome?.result}`);

onBothStores('what holds releases back', (withStore) => {
  test('nothing moves what is pinned, whatever is forced, until it is unpinned', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf }) => {
        await storeNext(store);
        const team = openService({ url, token: await tokenOf('catalog') });
        const admin = openService({ url, token: await tokenOf() });
        await team.release(next, silent);
        await team.rollback({ app: 'catalog', reason: 'chips overlap', pin: true }, silent);
        const { lines } = await team.status();
        expect(lines).toContainEqual(
          expect.stringMatching(/^Pinned: catalog, by token .* of catalog, .*: "chips overlap"$/),
        );
        const forced = { ...next, consent: { force: 'now' } };
        for (const refused of [
          team.release(next, silent),
          team.release({ ...next, share: 500 }, silent),
          admin.release(forced, silent),
          admin.rollback({ app: 'catalog', to: V2 }, silent),
          admin.rollback({ to: '2' }, silent),
        ]) {
          await expect(refused).rejects.toThrow(/pinned(.|\n)*npm run unpin -- catalog/);
        }
        await expect(team.pin('catalog', 'again')).rejects.toThrow('pinned already');
        expect(await live(store)).toEqual({ version: V1, canaries: 0 });
        await team.unpin('catalog');
        await expect(team.unpin('catalog')).rejects.toThrow('not pinned');
        await team.release(next, silent);
        expect(await live(store)).toEqual({ version: V2, canaries: 0 });
      }),
    ));

  test('what is retired never comes back, and what is live is not retired', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf }) => {
        await storeNext(store);
        const team = openService({ url, token: await tokenOf('catalog') });
        const retire = (version: string) =>
          team.retire({ app: 'catalog', version, reason: 'a leak' });
        await expect(retire(V1)).rejects.toThrow('is live');
        await expect(retire('1.0.0-ffffffff')).rejects.toThrow('holds no');
        await team.release({ ...next, share: 500 }, silent);
        await expect(retire(V2)).rejects.toThrow('is a canary');
        await team.promote('catalog', silent);
        await retire(V1);
        await expect(team.rollback({ app: 'catalog' }, silent)).rejects.toThrow(
          'before it is retired',
        );
        await expect(team.rollback({ app: 'catalog', to: V1 }, silent)).rejects.toThrow(
          /retired(.|\n)*a leak/,
        );
        expect(await live(store)).toEqual({ version: V2, canaries: 0 });
      }),
    ));

  test('a team ends its canary, and the log has how', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf }) => {
        await storeNext(store);
        const team = openService({ url, token: await tokenOf('catalog') });
        const lines: string[] = [];
        const say = (line: string) => lines.push(line);
        await team.release({ ...next, share: 500 }, say);
        expect(lines).toContainEqual(expect.stringContaining('It is for 5 % of the visitors'));
        expect(await live(store)).toEqual({ version: V1, canaries: 1 });
        await expect(team.pin('catalog', 'mine')).rejects.toThrow('has a canary');
        await team.takeBack('catalog', say);
        await expect(team.promote('catalog', say)).rejects.toThrow('has no canary');
        await team.release({ ...next, share: 500 }, say);
        await team.promote('catalog', say);
        expect(await live(store)).toEqual({ version: V2, canaries: 0 });
        expect(await logOf(store)).toEqual([
          `ship catalog ${V2}: done`,
          'pin catalog: refused',
          'take_back catalog: done',
          'promote catalog: refused',
          `ship catalog ${V2}: done`,
          'promote catalog: done',
        ]);
      }),
    ));

  test('the API calls for a person of the staff, once for each signature', () =>
    withStore((store) =>
      withService(store, async ({ url }) => {
        const body = JSON.stringify({ reason: 'month end' });
        const call = { method: 'PUT', path: '/v1/pins/catalog', body };
        const signed = (secret = SECRET) => staffHeaders(secret, { ...call, by: 'Asha Rao' });
        const send = async (headers: Record<string, string>, text = body) =>
          (await fetch(url + call.path, { method: 'PUT', headers, body: text })).status;
        const headers = signed();
        expect(await send(signed('a secret of nobody, as long as that'))).toBe(401);
        expect(await send(headers, JSON.stringify({ reason: 'mine' }))).toBe(401);
        expect(await send(headers)).toBe(204);
        expect(await send(headers)).toBe(409);
        const marks = await store.registry.records.marks();
        expect(marks).toMatchObject([{ by: 'Asha Rao', app: 'catalog', reason: 'month end' }]);
        expect(await logOf(store)).toEqual([
          'call PUT /v1/pins/catalog: refused',
          'call PUT /v1/pins/catalog: refused',
          'pin catalog: done',
        ]);
      }),
    ));

  // AUDIT-3
  test('a person of the staff with an account > pins and makes a token > log, pin and token name the account', () =>
    withStore((store) =>
      withService(store, async ({ url }) => {
        const account = { id: '7', username: 'platform', address: '203.0.113.9' };
        const send = async (method: string, path: string, order: object) => {
          const body = JSON.stringify(order);
          const headers = staffHeaders(SECRET, { method, path, body, by: 'Asha Rao', account });
          return (await fetch(url + path, { method, headers, body })).status;
        };
        expect(await send('PUT', '/v1/pins/catalog', { reason: 'month end' })).toBe(204);
        expect(await send('POST', '/v1/tokens', { app: 'catalog' })).toBe(201);
        const { records } = store.registry;
        const by = 'Asha Rao (platform)';
        expect(await records.marks()).toMatchObject([{ by }]);
        expect(await records.tokens()).toMatchObject([{ madeBy: by }]);
        const person = { name: 'Asha Rao', id: '7', username: 'platform' };
        const calls = await records.calls(10);
        expect(calls.map(({ call }) => call)).toMatchObject([
          { what: 'token_made', who: by, account: person, address: '203.0.113.9' },
          { what: 'pin', who: by, account: person, address: '203.0.113.9' },
        ]);
      }),
    ));
});

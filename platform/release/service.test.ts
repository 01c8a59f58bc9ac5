import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openService } from '../cli/remote/service-calls.ts';
import { shipTo } from '../cli/remote/ship-to.ts';
import { integrityOf } from '../registry/digests.ts';
import { openRegistry } from '../registry/registry.ts';
import { remoteArtifact, writeArtifactFolder } from '../testing/artifacts.ts';
import { fakeBuild } from '../testing/build.ts';
import { ask } from '../testing/http.ts';
import { V1, V2 } from '../testing/release-bench.ts';
import { withService } from '../testing/release-service.ts';
import { onBothStores, type TestStore } from '../testing/stores.ts';
import { untried } from '../testing/trials.ts';
import type { ServiceOptions } from './route.ts';
import { serviceRoutes } from './service.ts';
import { createTries } from './tries.ts';

/** A team's own checkout, where catalog is at its second version. */
async function teamOf({ folder }: TestStore) {
  const root = join(folder, 'team');
  const artifact = remoteArtifact('catalog', { version: V2 });
  const { build, built } = await fakeBuild(root, { catalog: artifact });
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const registry = openRegistry(join(root, '.data'));
  return { context: { root, registry, build, trial: untried(), say }, lines, built };
}

async function live({ registry }: TestStore) {
  const composition = await registry.readComposition(
    (await registry.readChannel())?.composition ?? 0,
  );
  return composition?.remotes;
}

type Tried = [method: string, path: string, body?: object];

/** What every token may, the files of uploads of its own among it. */
const FOR_ALL = [
  'GET /v1/status',
  'GET /v1/history',
  'GET /v1/artifacts',
  'HEAD /v1/uploads',
  'PUT /v1/uploads',
];

const logOf = async ({ registry }: TestStore) =>
  (await registry.records.calls(100)).map(({ call, outcome }) => ({
    ...{ what: call.what, of: call.of, who: call.who, address: call.address },
    ...{ result: outcome?.result, text: outcome?.text },
  }));

onBothStores('a release service', (withStore) => {
  test('a team ships its remote over HTTP, takes it back, and the log has both', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf, found }) => {
        const service = openService({ url, token: await tokenOf('catalog') });
        const { context, lines, built } = await teamOf(store);
        found.push({ rule: 'run', place: 'catalog', message: 'throws', remedy: 'mend it' });
        await expect(shipTo(service, context, { names: ['catalog'] })).rejects.toThrow(
          /run(.|\n)*mend it/,
        );
        expect(await live(store)).toMatchObject({ catalog: V1 });
        found.length = 0;
        lines.length = 0;
        await shipTo(service, context, { names: ['catalog'] });
        expect(await live(store)).toEqual({ catalog: V2, checkout: V1 });
        expect(lines).toEqual(
          expect.arrayContaining([
            'Composition 2 is released:',
            expect.stringMatching(/^The release service took .* rules, .* store\.$/),
          ]),
        );
        // What the live version holds is not sent again: of this one, all of it.
        expect(lines.filter((line) => line.startsWith('Sent'))).toEqual([]);

        await service.rollback({ app: 'catalog' }, () => undefined);
        expect(await live(store)).toMatchObject({ catalog: V1 });
        await shipTo(service, context, { names: ['catalog'] });
        expect(built).toHaveLength(2);
        expect((await service.history('catalog', 1)).releases.map((one) => one.reason)).toEqual([
          `ship catalog ${V2}`,
          `roll catalog back from ${V2} to ${V1}`,
          `ship catalog ${V2}`,
          'test',
        ]);
        const who = expect.stringMatching(/^token [0-9a-f]{12} of catalog$/);
        const by = { who, address: '127.0.0.1' };
        const of = `catalog ${V2}`;
        expect(await logOf(store)).toMatchObject([
          { ...by, what: 'ship', of, result: 'done', text: 'composition 4' },
          { ...by, what: 'rollback', of: 'catalog', result: 'done', text: 'composition 3' },
          { ...by, what: 'ship', of, result: 'done', text: 'composition 2' },
          { ...by, what: 'ship', of, result: 'refused', text: 'run (catalog)' },
        ]);
      }),
    ));

  test("a team's token opens its own remote and no other call, and the log has each try", () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf }) => {
        const token = await tokenOf('checkout');
        const before = await live(store);
        const folder = await store.registry.stage();
        await writeArtifactFolder(folder, remoteArtifact('catalog', { version: V2 }));
        const artifact = await readFile(join(folder, 'artifact.json'), 'utf8');
        const call = (method: string, path: string, body?: object, sent = token) =>
          fetch(url + path, {
            method,
            headers: { Authorization: `Bearer ${sent}` },
            ...(body && { body: JSON.stringify(body) }),
          });
        const own = [{ app: 'checkout', version: V1 }];
        const force = { force: 'why not' };
        const noRehearsal = 'in a hurry';
        const others = ['host', 'catalog'].flatMap((app): Tried[] => {
          const stored = [{ app, version: V1 }];
          return [
            ['POST', '/v1/releases', { uploads: [], stored }],
            ['POST', '/v1/releases', { uploads: [], stored: [...own, ...stored] }],
            ['POST', '/v1/releases', { uploads: [], stored, share: 500 }],
            ['POST', '/v1/rollbacks', { app }],
            ['POST', '/v1/promotions', { app }],
            ['POST', '/v1/take-backs', { app }],
            ['PUT', `/v1/pins/${app}`, { reason: 'mine' }],
            ['DELETE', `/v1/pins/${app}`],
            ['POST', '/v1/retirements', { app, version: V1, reason: 'mine' }],
            ['POST', '/v1/tokens', { app }],
          ];
        });
        const tried: Tried[] = [
          ...others,
          ['POST', '/v1/uploads', { artifact }],
          ['POST', '/v1/releases', { uploads: [], stored: own, consent: force }],
          ['POST', '/v1/releases', { uploads: [], stored: own, consent: { noRehearsal } }],
          ['POST', '/v1/rollbacks', { to: '1' }],
          ['POST', '/v1/rollbacks', { app: 'checkout', consent: force }],
          ['POST', '/v1/tokens', { app: 'checkout' }],
          ['POST', '/v1/tokens', {}],
          ...['tokens', 'live', 'lacking', 'visits', 'dependencies', 'calls'].map(
            (name): Tried => ['GET', `/v1/${name}`],
          ),
          ['DELETE', '/v1/tokens/0123456789ab'],
          ['POST', '/v1/gc', { delete: false }],
          ['POST', '/v1/gc', { delete: true }],
        ];
        const calls = serviceRoutes({ registry: store.registry } as ServiceOptions);
        const left = calls
          .filter(({ method, path }) => !tried.some(([m, p]) => m === method && p.startsWith(path)))
          .map(({ method, path }) => `${method} ${path}`);
        expect(left).toEqual(FOR_ALL);
        for (const one of tried) expect([one, (await call(...one)).status]).toEqual([one, 403]);
        const log = await logOf(store);
        expect(log.map(({ result }) => result)).toEqual(tried.map(() => 'refused'));
        expect(log.map(({ who }) => who)).toEqual(
          tried.map(() => expect.stringMatching(/ of checkout$/)),
        );

        const wrong = [
          '',
          'evt_1',
          `${token}x`,
          token.replace(/.$/, token.endsWith('A') ? 'B' : 'A'),
        ];
        for (const text of wrong)
          expect((await call('GET', '/v1/status', undefined, text)).status).toBe(401);
        expect((await logOf(store)).slice(0, wrong.length)).toEqual(
          wrong.map(() =>
            expect.objectContaining({
              who: 'nobody known',
              of: 'GET /v1/status',
              result: 'refused',
            }),
          ),
        );
        const [first] = await store.registry.records.tokens();
        const id = first?.id ?? '';
        await openService({ url, token: await tokenOf() }).revokeToken(id);
        expect((await call('GET', '/v1/status')).status).toBe(401);
        expect(await live(store)).toEqual(before);
      }),
    ));

  test('a malformed address is answered, and reported nowhere', () =>
    withStore((store) =>
      withService(store, async ({ port, reports }) => {
        for (const path of ['//', 'http://[/v1']) {
          expect((await ask(port, path)).status).toBe(400);
        }
        expect((await ask(port, '/v1/uploads/%ff/files/%ff')).status).toBe(401);
        expect(reports).toEqual([]);
      }),
    ));

  test('an upload that was cut off goes on where it was, and nothing else than what was said is taken', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf }) => {
        const token = await tokenOf('catalog');
        const headers = { Authorization: `Bearer ${token}` };
        const script = 'console.log("another entry");';
        const whole = remoteArtifact('catalog', { version: V2 });
        const { files } = remoteArtifact('catalog');
        const path = 'browser/remoteEntry.js';
        const integrity = integrityOf(script);
        const artifact = JSON.stringify({
          ...whole,
          files: { ...files, [path]: { integrity, bytes: script.length } },
        });
        const begin = async () => {
          const answer = await fetch(`${url}/v1/uploads`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ artifact }),
          });
          return (await answer.json()) as { id: string; missing: object[] };
        };
        const { id, missing } = await begin();
        expect(missing).toEqual([{ path, bytes: script.length, offset: 0 }]);
        const put = async (text: string, offset: number, file = path) => {
          const answer = await fetch(`${url}/v1/uploads/${id}/files/${file}`, {
            method: 'PUT',
            headers: { ...headers, 'Upload-Offset': String(offset) },
            body: text,
          });
          return [answer.status, answer.headers.get('Upload-Offset')];
        };
        expect(await put(script.slice(0, 10), 0)).toEqual([204, '10']);
        expect(await put(script.slice(5), 5)).toEqual([409, '10']);
        expect((await begin()).missing).toEqual([{ path, bytes: script.length, offset: 10 }]);
        expect(await put(`${script.slice(10)} and more`, 10)).toEqual([413, null]);
        expect(await put('x', 0, 'browser/other.js')).toEqual([404, null]);
        expect(await put('x', 0, '..%2F..%2Fother.js')).toEqual([404, null]);
        const early = await fetch(`${url}/v1/releases`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ uploads: [id], stored: [] }),
        });
        expect(early.status).toBe(409);
        expect(await put('x'.repeat(script.length - 10), 10)).toEqual([422, '0']);
        expect(await put(script, 0)).toEqual([204, String(script.length)]);
        expect((await begin()).missing).toEqual([]);
        const answer = await fetch(`${url}/v1/releases`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ uploads: [id], stored: [] }),
        });
        expect((await answer.text()).trim().split('\n').at(-1)).toContain('"done"');
        expect(await live(store)).toMatchObject({ catalog: V2 });
        const other = await tokenOf('checkout');
        const theirs = await fetch(`${url}/v1/uploads/${id}/files/${path}`, {
          method: 'PUT',
          headers: { Authorization: `Bearer ${other}` },
          body: script,
        });
        expect(theirs.status).toBe(404);
      }),
    ));

  // LIMIT-4
  test('calls of strangers without end have some hundred entries an hour, which say how many they stand for', () => {
    let now = 1_000;
    const tries = createTries(() => now);
    const flood = (network: string, calls: number) =>
      Array.from({ length: calls }, () => tries.entryFor(network)).filter((times) => times > 0);
    expect(flood('203.0.113.7', 1_000)).toEqual([
      ...Array.from({ length: 10 }, () => 1),
      ...[16, 32, 64, 128, 256, 512],
    ]);
    const many = Array.from({ length: 5_000 }, (_, n) => flood(`2001:db8:0:${n}::/64`, 1)).flat();
    expect(many.length).toBeLessThan(100);
    expect(Math.max(...many)).toBe(4_096);
    now += 60 * 60_000;
    expect(flood('203.0.113.8', 1)).toEqual([1]);
  });
});

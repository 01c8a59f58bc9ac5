import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseRefused } from '../cli/checks/refusal.ts';
import { release } from '../cli/release.ts';
import { openService } from '../cli/remote/service-calls.ts';
import { rollback } from '../cli/rollback.ts';
import { unreleased } from '../cli/ship.ts';
import { tellGc } from '../cli/tell-gc.ts';
import { findDamage } from '../registry/damage.ts';
import { type Caller, localCaller } from '../release/caller.ts';
import { readLacking } from '../release/read-lacking.ts';
import { openUploads } from '../release/uploads.ts';
import {
  type Contents,
  hostArtifact,
  recordsOf,
  remoteArtifact,
  writeArtifactFolder,
} from '../testing/artifacts.ts';
import { withService } from '../testing/release-service.ts';
import { onBothStores, sharedStore, type TestStore } from '../testing/stores.ts';
import { collectGarbage, dryRun } from './collect.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RELEASES = 14;
const versionOf = (number: number) => `1.0.0-${String(number).padStart(8, '0')}`;
const [FIRST, LAST] = [versionOf(1), versionOf(RELEASES)];
/** The store stamps what it holds with the real time: all of the test's is before or long after it. */
const REAL = Date.now();
const caller = localCaller();

beforeAll(() => {
  jest.useFakeTimers({
    doNotFake: ['setImmediate', 'setTimeout', 'clearTimeout', 'setInterval', 'nextTick'],
    now: REAL - 500 * DAY_MS,
  });
});
afterAll(() => {
  jest.useRealTimers();
});

async function ship({ registry }: TestStore, version: string, contents?: Contents) {
  const folder = await registry.stage();
  const plain = remoteArtifact('catalog', { version });
  const artifact = contents ? { ...plain, files: recordsOf(contents) } : plain;
  await writeArtifactFolder(folder, artifact, contents);
  const releases = [{ app: 'catalog', version, folder, staged: true }];
  return release(registry, { releases, reason: `ship catalog ${version}` });
}

/** A site with more releases of one remote than a rollback reaches, of which all but the last are old. */
async function fill(store: TestStore): Promise<void> {
  const { registry } = store;
  const folder = await registry.stage();
  const host = hostArtifact();
  await writeArtifactFolder(folder, host);
  const releases = [{ app: 'host', version: host.version, folder, staged: true }];
  await release(registry, { releases, reason: 'ship host' });
  for (let number = 1; number <= RELEASES; number += 1) {
    jest.setSystemTime(REAL - 500 * DAY_MS + number * DAY_MS);
    await ship(store, versionOf(number));
  }
  jest.setSystemTime(REAL + 2 * DAY_MS);
}

const optionsOf = ({ dataDir }: TestStore, who: Caller = caller) => ({
  caller: who,
  uploads: join(dataDir, 'uploads'),
});

const refusalsOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ReleaseRefused)) throw error ?? new Error('nothing was refused');
  return error.refusals;
};

onBothStores('gc', (withStore) => {
  const shared = sharedStore(withStore, fill);
  const context = () => ({ registry: shared().registry, say: () => undefined });

  // RELEASE-5
  test('a dry run says what nothing uses and deletes nothing', async () => {
    const { registry } = shared();
    const before = await registry.artifacts();
    const lines: string[] = [];
    tellGc(await dryRun(registry, optionsOf(shared())), (line) => lines.push(line));
    expect(lines.map((line) => line.replaceAll(/\d+ kB/g, 'SIZE').replaceAll(/ +/g, ' '))).toEqual([
      'NAME UNUSED SIZE KEPT SIZE KEPT FOR',
      'catalog 3 SIZE 11 SIZE live 1, rollback 10',
      'host 0 SIZE 1 SIZE live 1',
      '\nNothing uses:',
      ...[1, 2, 3].map((number) =>
        expect.stringMatching(`^ catalog ${versionOf(number)}, SIZE, live until `),
      ),
      '\nUnused, too: 3 of 15 compositions, 0 uploads that were not released (SIZE).',
      'Nothing was deleted yet. To delete it: npm run gc -- --delete',
    ]);
    expect(await registry.artifacts()).toEqual(before);
    const team = { ...caller, app: 'catalog' };
    await expect(collectGarbage(registry, optionsOf(shared(), team))).rejects.toThrow(
      "to delete versions takes an administrator's",
    );
    expect(await registry.artifacts()).toEqual(before);
  });

  // RELEASE-4, RELEASE-7, RELEASE-8
  test('what was deleted is in the log, is not gone back to, and comes back as it was alone', async () => {
    const store = shared();
    const { registry } = store;
    const reach = (await refusalsOf(rollback(context(), { name: 'catalog', to: FIRST })))[0];
    expect(reach).toMatchObject({ rule: 'out-of-reach', place: `catalog ${FIRST}` });
    await collectGarbage(registry, optionsOf(store));
    expect(await registry.artifacts()).toHaveLength(12);
    expect(await findDamage(registry)).toEqual([]);
    const calls = await registry.records.calls(50);
    const logged = calls.find(
      ({ call, outcome }) => call.what === 'gc' && outcome?.result === 'done',
    );
    expect(logged?.call.who).toBe(caller.who);
    expect(logged?.outcome?.text).toMatch(
      new RegExp(`^deleted 3 versions .*, 3 compositions, .*catalog ${FIRST}`),
    );
    for (const to of [FIRST, '2']) {
      const [refusal] = await refusalsOf(
        rollback(context(), { name: 'catalog', to, consent: { force: 'a test' } }),
      );
      expect(refusal).toMatchObject({
        rule: 'deleted',
        message: expect.stringMatching(/^was deleted with npm run gc by .*, \d{4}-/),
        remedy: expect.stringMatching(/\./),
      });
    }
    await rollback(context(), { name: 'catalog' });
    const build = {
      listApps: () => ['catalog'],
      appVersion: () => FIRST,
      buildApp: async () => remoteArtifact('catalog'),
    };
    const bench = { root: '', registry, build, trial: undefined as never, say: () => undefined };
    expect(await unreleased(bench)).toEqual([]);

    const { files } = remoteArtifact('catalog');
    const other = Object.fromEntries(Object.keys(files).map((path) => [path, 'other']));
    expect(await refusalsOf(ship(store, FIRST, other))).toMatchObject([
      { rule: 'deleted', message: expect.stringContaining('differs from what had this version') },
    ]);
    await ship(store, FIRST);
    expect(await registry.artifacts()).toContain(`catalog/${FIRST}`);
    expect(await findDamage(registry)).toEqual([]);
  });

  // RELEASE-4
  test('an override keeps its versions for a day', async () => {
    const { registry } = shared();
    const unused = async () =>
      (await dryRun(registry, optionsOf(shared()))).apps.flatMap(({ versions }) =>
        versions.map(({ version }) => version),
      );
    expect(await readLacking(registry, { catalog: versionOf(2) })).toEqual({ lacking: [] });
    expect(await unused()).toEqual([FIRST, versionOf(3)]);
    jest.setSystemTime(Date.now() + DAY_MS);
    expect(await unused()).toEqual([FIRST, versionOf(2), versionOf(3)]);
  });

  // RELEASE-9
  test('a release above the quota is refused before it is uploaded or stored', async () => {
    const { registry, dataDir } = shared();
    const version = versionOf(99);
    const artifact = remoteArtifact('catalog', { version });
    const offered = async (quota: { bytes: number; versions: number }) => {
      const folder = await registry.stage();
      await writeArtifactFolder(folder, artifact);
      const releases = [{ app: 'catalog', version, folder, staged: true }];
      return release(registry, { releases, reason: 'ship', shipping: true, quota });
    };
    const versions = await refusalsOf(offered({ bytes: 1_000_000, versions: RELEASES }));
    expect(versions).toMatchObject([
      {
        rule: 'quota',
        place: 'catalog, artifact.json',
        message: expect.stringContaining('14 versions of at most 14'),
        remedy: expect.stringContaining('npm run gc -- --delete'),
      },
    ]);
    const small = { bytes: 20_000, versions: 500 };
    expect(await refusalsOf(offered(small))).toMatchObject([{ rule: 'quota' }]);
    const uploads = openUploads(registry, join(dataDir, 'uploads'), small);
    await expect(uploads.begin(caller, JSON.stringify(artifact))).rejects.toThrow('quota, catalog');
    expect(await registry.artifacts()).not.toContain(`catalog/${version}`);
    expect(await readdir(join(dataDir, 'uploads')).catch(() => [])).toEqual([]);
  });

  // RELEASE-10
  test('an upload that nobody went on with for a day is deleted', async () => {
    const { registry, dataDir } = shared();
    const uploads = openUploads(registry, join(dataDir, 'uploads'));
    const artifact = remoteArtifact('catalog', { version: versionOf(98) });
    await uploads.begin(caller, JSON.stringify(artifact));
    const own = join(dataDir, 'uploads', caller.id);
    const names = await readdir(own);
    const hourAgo = new Date(Date.now() - DAY_MS / 24);
    for (const name of names) await utimes(join(own, name), hourAgo, hourAgo);
    expect((await dryRun(registry, optionsOf(shared()))).uploads.deleted).toBe(0);
    const old = new Date(Date.now() - 2 * DAY_MS);
    for (const name of names) await utimes(join(own, name), old, old);
    const { uploads: deleted } = await collectGarbage(registry, optionsOf(shared()));
    expect(deleted).toMatchObject({ deleted: 1 });
    expect(await readdir(own)).toEqual([]);
  });

  // RELEASE-6
  test('a version that is gone back to before it is written down is kept', async () => {
    const { registry } = shared();
    const { records } = registry;
    const beginDeletion: typeof records.beginDeletion = async (deletion) => {
      await rollback(context(), { name: 'catalog', to: FIRST, consent: { force: 'a test' } });
      await records.beginDeletion(deletion);
    };
    const raced = { ...registry, records: { ...records, beginDeletion } };
    await collectGarbage(raced, optionsOf(shared()));
    expect(await registry.artifacts()).toContain(`catalog/${FIRST}`);
    expect(await registry.artifacts()).not.toContain(`catalog/${versionOf(2)}`);
    expect(await findDamage(registry)).toEqual([]);
  });

  // RELEASE-6
  test('a release of a version that is written down is refused', async () => {
    const { registry } = shared();
    const { records } = registry;
    const back = { name: 'catalog', to: FIRST, consent: { force: 'a test' } };
    const refusals: unknown[] = [];
    const beginDeletion: typeof records.beginDeletion = async (deletion) => {
      await records.beginDeletion(deletion);
      refusals.push(...(await refusalsOf(rollback(context(), back))));
    };
    await collectGarbage(
      { ...registry, records: { ...records, beginDeletion } },
      optionsOf(shared()),
    );
    expect(refusals).toMatchObject([
      { rule: 'deleted', message: expect.stringMatching(/^is being deleted with npm run gc by /) },
    ]);
    // The second look has seen it, too.
    await rollback(context(), back);
    expect(await registry.artifacts()).toContain(`catalog/${FIRST}`);
    expect(await findDamage(registry)).toEqual([]);
  });

  // RELEASE-6
  test('a second run is refused while the first goes on', async () => {
    const store = shared();
    const { registry } = store;
    let second: Promise<unknown> = Promise.resolve();
    const slow = {
      ...registry,
      removeArtifact: async (name: string, version: string) => {
        second = collectGarbage(registry, optionsOf(store));
        await expect(second).rejects.toThrow('npm run gc is run already by');
        await registry.removeArtifact(name, version);
      },
    };
    await collectGarbage(slow, optionsOf(store));
    expect(await registry.artifacts()).not.toContain(`catalog/${FIRST}`);
    expect(await registry.artifacts()).toContain(`catalog/${LAST}`);
  });

  test('the release service lists and deletes for an administrator', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf }) => {
        const calls = openService({ url, token: await tokenOf() });
        expect((await calls.gc(false)).apps.map(({ app }) => app)).toEqual([
          ...['catalog', 'checkout', 'host'],
        ]);
        expect(await calls.gc(true)).toMatchObject({ deleted: true });
      }),
    ));
});

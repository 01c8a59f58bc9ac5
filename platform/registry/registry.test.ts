import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Composition } from '@evmandi/contract/platform/composition';
import { Client } from 'pg';
import {
  hostArtifact,
  inTemporaryFolder,
  remoteArtifact,
  writeArtifactFolder,
} from '../testing/artifacts.ts';
import { bundledChild } from '../testing/bundled-child.ts';
import { inDatabase } from '../testing/postgres.ts';
import { releaseUnchecked } from '../testing/releases.ts';
import { onBothStores, type TestStore } from '../testing/stores.ts';
import { until } from '../testing/until.ts';
import type { EdgeState } from './edges.ts';
import { openEdgeRegistry, openRegistry, type Registry } from './registry.ts';
import { readReleaseSet } from './release-set.ts';

const childFile = bundledChild('registry-child');
const VERSION = '1.0.0-0000000a';

const composition = (number: number): Composition => ({
  number,
  createdAt: '2025-01-01T00:00:00.000Z',
  reason: 'test',
  host: '1.0.0-00000001',
  remotes: { catalog: VERSION },
});

const edge = (changes: Partial<EdgeState> = {}): EdgeState => ({
  id: '0000000a',
  machine: 'elsewhere',
  pid: 1,
  startTime: null,
  port: 3000,
  startedAt: '2025-01-01T00:00:00.000Z',
  sequence: 1,
  composition: 1,
  ...changes,
});

/** Starts a process on a store and waits until it is ready to be told to go on. */
async function startChild(
  { dataDir, url }: TestStore,
  action: 'race' | 'stall',
  composition = 1,
): Promise<ChildProcess> {
  const all = [dataDir, action, String(composition), ...(url ? [url] : [])];
  const child = fork(childFile(), all);
  await once(child, 'message');
  return child;
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
  child.send('go');
  const [answer] = (await once(child, 'message')) as [T];
  return answer;
}

async function put(registry: Registry, artifact = remoteArtifact('catalog')): Promise<boolean> {
  const staged = await registry.stage();
  await writeArtifactFolder(staged, artifact);
  return registry.putArtifact(staged);
}

onBothStores('a registry', (withStore) => {
  test('what was put is read back, and only once', () =>
    withStore(async ({ registry }) => {
      expect(await registry.readArtifact('catalog', VERSION)).toBeUndefined();
      expect(await put(registry)).toBe(true);
      expect(await put(registry, remoteArtifact('catalog', { uses: hostArtifact().uses }))).toBe(
        false,
      );
      expect(await registry.readArtifact('catalog', VERSION)).toEqual(remoteArtifact('catalog'));
      expect(await registry.artifacts()).toEqual([`catalog/${VERSION}`]);
      const folder = registry.artifactFolder('catalog', VERSION) ?? '';
      expect(await readdir(folder)).toEqual(expect.arrayContaining(['artifact.json', 'browser']));

      expect(await registry.putComposition(composition(1))).toBe(true);
      expect(await registry.putComposition({ ...composition(1), reason: 'other' })).toBe(false);
      expect(await registry.readComposition(1)).toMatchObject(composition(1));
      expect(await readdir(join(registry.root, 'staging'))).toEqual([]);
    }));

  test('names and versions cannot lead out of the registry', () =>
    withStore(async ({ registry }) => {
      expect(registry.artifactFolder('..', VERSION)).toBeUndefined();
      expect(registry.artifactFolder('catalog', '../../secret')).toBeUndefined();
      expect(await registry.readArtifact('..', VERSION)).toBeUndefined();
    }));

  test('the channel moves only from where the caller saw it', () =>
    withStore(async ({ registry }) => {
      await registry.putComposition(composition(1));
      await registry.putComposition(composition(2));
      await expect(registry.moveChannel(0, 9)).rejects.toThrow('composition 9');

      expect(await registry.readChannel()).toBeUndefined();
      expect(await registry.moveChannel(0, 1)).toBe(true);
      const first = await registry.readChannel();
      expect(await registry.moveChannel(0, 2)).toBe(false);
      expect(await registry.moveChannel(1, 2)).toBe(true);
      expect(await registry.readChannel(first)).toMatchObject({ sequence: 2, composition: 2 });
      expect((await registry.channelHistory()).map((state) => state.composition)).toEqual([1, 2]);
      expect(await registry.compositionNumbers()).toEqual([1, 2]);
    }));

  test('a move is noticed by who watches', () =>
    withStore(async ({ registry, url }) => {
      await releaseUnchecked(registry, [hostArtifact()]);
      const watching = new AbortController();
      let noticed = 0;
      expect(
        registry.watchChannel(() => {
          noticed += 1;
        }, watching.signal),
      ).toBe(true);
      // PostgreSQL calls once when it listens; a folder is watched at once.
      if (url) await until(() => noticed > 0, 'the connection');
      const before = noticed;
      await releaseUnchecked(registry, [hostArtifact()]);
      await until(() => noticed > before, 'the move is noticed');
      watching.abort();
    }));

  test('of processes that race, one wins each move and one stores the artefact', () =>
    withStore(async (store) => {
      const { registry } = store;
      await registry.putComposition(composition(1));
      await registry.putComposition(composition(2));
      const children = await Promise.all([1, 2].map((number) => startChild(store, 'race', number)));
      const moved = await Promise.all(children.map((child) => answerOf<number[]>(child)));
      const stored = await Promise.all(children.map((child) => answerOf<boolean>(child)));
      expect(moved.flat().sort((x, y) => x - y)).toEqual(
        Array.from({ length: 30 }, (_, i) => i + 1),
      );
      const history = await registry.channelHistory();
      const first = history.filter((state) => state.composition === 1);
      expect(first.map((state) => state.sequence)).toEqual(moved[0]);

      expect(stored.sort()).toEqual([false, true]);
      expect(await registry.readArtifact('catalog', VERSION)).toBeDefined();
    }));

  test('a process killed in the middle of a put leaves nothing to read, and the sweep clears up', () =>
    withStore(async (store) => {
      const { registry } = store;
      const child = await startChild(store, 'stall');
      expect(await answerOf(child)).toBe('staged');
      expect(await registry.sweep()).toEqual([]);
      child.kill('SIGKILL');
      await once(child, 'exit');

      expect(await registry.readArtifact('catalog', VERSION)).toBeUndefined();
      const mine = await registry.stage();
      await registry.sweep();
      const left = await readdir(join(registry.root, 'staging'));
      expect(left.map((name) => join(registry.root, 'staging', name))).toEqual([mine]);
      expect(await put(registry)).toBe(true);
    }));

  test('a broken document is named with its field and what was expected', () =>
    withStore(async ({ registry, overwrite }) => {
      const write = (text: string) => overwrite('compositions/1.json', text);
      await write('{"number": 1');
      await expect(registry.readComposition(1)).rejects.toThrow(
        /compositions\/1\.json.*must be JSON/s,
      );
      await write(JSON.stringify({ ...composition(1), host: 'latest' }));
      await expect(registry.readComposition(1)).rejects.toThrow(/host: must be <package version>/);
      await write(JSON.stringify(composition(2)));
      await expect(registry.readComposition(1)).rejects.toThrow('number: is 2, must be 1');

      await write(JSON.stringify(composition(1)));
      await expect(readReleaseSet(registry, 1)).rejects.toThrow(
        /host: names version 1\.0\.0-00000001/,
      );
    }));

  test('what is changed after it was put is known by its seal or its digest', () =>
    withStore(async ({ registry, overwrite, dataDir, url }) => {
      await releaseUnchecked(registry, [hostArtifact(), remoteArtifact('catalog')]);
      const set = await readReleaseSet(registry, 1);
      const state = await registry.readChannel();
      await overwrite(
        'channels/stable/1.json',
        JSON.stringify({ ...state, movedAt: '2025-01-02T00:00:00.000Z' }),
      );
      await expect(registry.readChannel()).rejects.toThrow(/channels\/stable\/1\.json.*seal/s);
      expect(await registry.channelHistory(() => undefined)).toEqual([]);

      const catalog = { ...remoteArtifact('catalog'), singletons: [] };
      await overwrite(`artifacts/catalog/${VERSION}/artifact.json`, JSON.stringify(catalog));
      const { digests } = set.composition;
      const reader = openRegistry(url ? join(dataDir, 'other') : dataDir, url);
      const read = reader.readArtifact('catalog', VERSION, digests?.catalog);
      await expect(read).rejects.toThrow(/catalog.*must be the one that the composition names/s);
      await reader.close();
    }));

  test('edges are known while they say what they serve', () =>
    withStore(async ({ registry }) => {
      expect(await registry.edges()).toEqual([]);
      await registry.acknowledge(edge());
      const problem = { sequence: 3, reason: 'it is damaged' };
      await registry.acknowledge(edge({ sequence: 2, problem }));
      await registry.acknowledge(edge({ id: '0000000b' }));
      expect(await registry.edges()).toMatchObject([
        { id: '0000000a', sequence: 2, problem },
        { id: '0000000b', sequence: 1 },
      ]);
      await registry.withdraw('0000000a');
      expect(await registry.edges()).toMatchObject([{ id: '0000000b' }]);
    }));

  test('an edge of this machine that has ended is left out, and swept', () =>
    withStore(async ({ registry }) => {
      const ended = edge({ machine: hostname(), pid: 2 ** 22 - 1, startTime: '1' });
      await registry.acknowledge(ended);
      expect(await registry.edges()).toEqual([]);
      await registry.sweep();
      await registry.acknowledge(edge({ id: '0000000b' }));
      expect(await registry.edges()).toHaveLength(1);
    }));
});

test('a folder without artifact.json is no artefact and gives way to one', () =>
  inTemporaryFolder(async (dataDir) => {
    const registry = openRegistry(dataDir);
    const target = join(registry.root, 'artifacts', 'catalog', VERSION);
    await mkdir(join(target, 'browser'), { recursive: true });
    await writeFile(join(target, 'browser', 'old.js'), 'old');
    expect(await registry.readArtifact('catalog', VERSION)).toBeUndefined();
    expect(await put(registry)).toBe(true);
    expect(await readdir(join(target, 'browser'))).not.toContain('old.js');
  }));

/** Paths below a folder. */
const pathsIn = async (folder: string) =>
  (await readdir(folder, { recursive: true }).catch(() => [])).sort();

test('an edge beside a folder of heartbeats > starts, serves, ends > writes nothing into the registry', () =>
  inTemporaryFolder(async (dataDir) => {
    const heartbeatDir = join(dataDir, 'heartbeats');
    const registry = openRegistry(dataDir, undefined, heartbeatDir);
    await releaseUnchecked(registry, [hostArtifact(), remoteArtifact('catalog')]);
    const before = await pathsIn(registry.root);
    const edgeDir = join(dataDir, 'edge');
    const reader = openEdgeRegistry({ dataDir, registryUrl: undefined, edgeDir, heartbeatDir });
    await readReleaseSet(reader, 1);
    await reader.acknowledge(edge());
    expect(await registry.edges()).toMatchObject([{ id: '0000000a', composition: 1 }]);
    expect(await pathsIn(registry.root)).toEqual(before);
    await reader.withdraw('0000000a');
    expect(await registry.edges()).toEqual([]);
    expect(await pathsIn(registry.root)).toEqual(before);
  }));

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('an account of PostgreSQL for edges (needs PostgreSQL)', () => {
  const GRANTS = readFileSync('deploy/postgres/edge-role.sql', 'utf8');

  test('with the grants of deploy/postgres > reads and acknowledges, and writes nothing else', () =>
    inDatabase(async (url) => {
      const role = `edge_${randomBytes(6).toString('hex')}`;
      const owner = new Client({ connectionString: url });
      await owner.connect();
      const registry = openRegistry('unused', url);
      try {
        await inTemporaryFolder(async (folder) => {
          const shipped = openRegistry(join(folder, 'data'), url);
          await releaseUnchecked(shipped, [hostArtifact(), remoteArtifact('catalog')]);
          await shipped.close();
          await owner.query(`create role ${role} login password 'edge'`);
          await owner.query(GRANTS.replaceAll(':"role"', role));
          // The release before had no such table, and this account may not make it.
          await owner.query('drop table evmandi_registry.moments');
          const address = new URL(url);
          address.username = role;
          address.password = 'edge';
          const edgeDir = join(folder, 'edge');
          const reader = openEdgeRegistry({
            ...{ dataDir: folder, registryUrl: address.href, edgeDir },
          });
          expect((await reader.readChannel())?.composition).toBe(1);
          await readReleaseSet(reader, 1);
          await reader.acknowledge(edge());
          expect(await registry.edges()).toMatchObject([{ id: '0000000a' }]);
          const now = new Date().toISOString();
          expect(await registry.records.tokensEndSince(now)).toBe(now);
          await reader.withdraw('0000000a');
          const denied = /permission denied/;
          await expect(reader.moveChannel(1, 1)).rejects.toThrow(denied);
          await expect(reader.putComposition(composition(2))).rejects.toThrow(denied);
          await expect(put(reader, remoteArtifact('shop'))).rejects.toThrow(denied);
          await expect(reader.records.tokens()).rejects.toThrow(denied);
          await expect(reader.records.calls(1)).rejects.toThrow(denied);
          await reader.close();
        });
      } finally {
        await registry.close();
        await owner.query(`drop owned by ${role}`).catch(() => undefined);
        await owner.query(`drop role if exists ${role}`);
        await owner.end();
      }
    }));
});

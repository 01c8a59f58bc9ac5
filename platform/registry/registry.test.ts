import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composition } from '@evmandi/contract/platform/composition';
import {
  hostArtifact,
  inTemporaryFolder,
  remoteArtifact,
  writeArtifactFolder,
} from '../testing/artifacts.ts';
import { openRegistry, type Registry } from './registry.ts';
import { readReleaseSet } from './release-set.ts';

const CHILD = join(__dirname, '../testing/registry-child.ts');
const VERSION = '1.0.0-0000000a';

const composition = (number: number): Composition => ({
  number,
  createdAt: '2025-01-01T00:00:00.000Z',
  reason: 'test',
  host: '1.0.0-00000001',
  remotes: { catalog: VERSION },
});

/** Starts a process and waits until it is ready to be told to go on. */
async function startChild(...args: string[]): Promise<ChildProcess> {
  const child = fork(CHILD, args, { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  return child;
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
  child.send('go');
  const [answer] = (await once(child, 'message')) as [T];
  return answer;
}

/** Answers of two processes that do their work at the same time. */
async function race<T>(first: string[], second: string[]): Promise<[T, T]> {
  const children = await Promise.all([startChild(...first), startChild(...second)]);
  return Promise.all([answerOf<T>(children[0]), answerOf<T>(children[1])]);
}

async function put(registry: Registry, artifact = remoteArtifact('catalog')): Promise<boolean> {
  const staged = await registry.stage();
  await writeArtifactFolder(staged, artifact);
  return registry.putArtifact(staged);
}

test('what was put is read back, and only once', () =>
  inTemporaryFolder(async (dataDir) => {
    const registry = openRegistry(dataDir);
    expect(await registry.readArtifact('catalog', VERSION)).toBeUndefined();
    expect(await put(registry)).toBe(true);
    expect(await put(registry, remoteArtifact('catalog', { uses: hostArtifact().uses }))).toBe(
      false,
    );
    expect(await registry.readArtifact('catalog', VERSION)).toEqual(remoteArtifact('catalog'));

    expect(await registry.putComposition(composition(1))).toBe(true);
    expect(await registry.putComposition({ ...composition(1), reason: 'other' })).toBe(false);
    expect(await registry.readComposition(1)).toEqual(composition(1));
    expect(await readdir(join(registry.root, 'staging'))).toEqual([]);
  }));

test('names and versions cannot lead out of the registry', () =>
  inTemporaryFolder(async (dataDir) => {
    const registry = openRegistry(dataDir);
    expect(registry.artifactFolder('..', VERSION)).toBeUndefined();
    expect(registry.artifactFolder('catalog', '../../secret')).toBeUndefined();
  }));

test('the channel moves only from where the caller saw it', () =>
  inTemporaryFolder(async (dataDir) => {
    const registry = openRegistry(dataDir);
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
  }));

test(
  'of processes that race, one wins each move and one stores the artefact',
  () =>
    inTemporaryFolder(async (dataDir) => {
      const registry = openRegistry(dataDir);
      await registry.putComposition(composition(1));
      await registry.putComposition(composition(2));
      const [a, b] = await race<number[]>([dataDir, 'move', '1'], [dataDir, 'move', '2']);
      expect([...a, ...b].sort((x, y) => x - y)).toEqual(
        Array.from({ length: 30 }, (_, i) => i + 1),
      );
      const history = await registry.channelHistory();
      const first = history.filter((state) => state.composition === 1);
      expect(first.map((state) => state.sequence)).toEqual(a);

      const stored = await race<boolean>([dataDir, 'put', VERSION], [dataDir, 'put', VERSION]);
      expect(stored.sort()).toEqual([false, true]);
      expect(await registry.readArtifact('catalog', VERSION)).toBeDefined();
    }),
  30_000,
);

test(
  'a process killed in the middle of a put leaves nothing to read, and the sweep clears up',
  () =>
    inTemporaryFolder(async (dataDir) => {
      const registry = openRegistry(dataDir);
      const child = await startChild(dataDir, 'stall', VERSION);
      expect(await answerOf(child)).toBe('staged');
      expect(await registry.sweep()).toEqual([]);
      child.kill('SIGKILL');
      await once(child, 'exit');

      expect(await registry.readArtifact('catalog', VERSION)).toBeUndefined();
      const mine = await registry.stage();
      expect(await registry.sweep()).toHaveLength(1);
      const left = await readdir(join(registry.root, 'staging'));
      expect(left.map((name) => join(registry.root, 'staging', name))).toEqual([mine]);
      expect(await put(registry)).toBe(true);
    }),
  30_000,
);

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

test('a broken document is named with its field and what was expected', () =>
  inTemporaryFolder(async (dataDir) => {
    const registry = openRegistry(dataDir);
    const write = (text: string) => writeFile(join(registry.root, 'compositions', '1.json'), text);
    await mkdir(join(registry.root, 'compositions'), { recursive: true });
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

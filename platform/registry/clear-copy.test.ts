import { access, cp, mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifiedFiles } from '../edge/verified-files.ts';
import { hostArtifact, inTemporaryFolder, remoteArtifact } from '../testing/artifacts.ts';
import { makeLive, storeArtifact } from '../testing/releases.ts';
import { clearCopy } from './clear-copy.ts';
import { openEdgeRegistry, openRegistry } from './registry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const host = hostArtifact();
const catalog = (n: number) => remoteArtifact('catalog', { version: `1.0.0-0000000${n}` });
const RELEASES = 8;

/** A data folder with all releases and an edge's copy of them; each test works on a copy. */
let filled: string;
beforeAll(async () => {
  filled = await mkdtemp(join(tmpdir(), 'evmandi-filled-'));
  const registry = openRegistry(filled);
  const copy = openEdgeRegistry({
    ...{ dataDir: filled, registryUrl: undefined },
    edgeDir: join(filled, 'edge'),
  });
  await storeArtifact(registry, host);
  await copy.readArtifact('host', host.version);
  for (let n = 1; n <= RELEASES; n += 1) {
    await storeArtifact(registry, catalog(n));
    await makeLive(registry, [host, catalog(n)]);
    await copy.readArtifact('catalog', catalog(n).version);
  }
});
afterAll(() => rm(filled, { recursive: true, force: true }));

function withCopy(
  work: (open: {
    registry: ReturnType<typeof openRegistry>;
    copy: ReturnType<typeof openEdgeRegistry>;
    edgeDir: string;
    /** Versions of the catalogue in the copy, by their last digit. */
    kept: () => Promise<number[]>;
    clear: (now: number) => Promise<string[]>;
  }) => Promise<void>,
) {
  return inTemporaryFolder(async (dataDir) => {
    await cp(filled, dataDir, { recursive: true });
    const registry = openRegistry(dataDir);
    const edgeDir = join(dataDir, 'edge');
    const copy = openEdgeRegistry({ dataDir, registryUrl: undefined, edgeDir });
    const kept = async () =>
      (await readdir(join(edgeDir, 'artifacts/catalog'))).map((name) => Number(name.at(-1))).sort();
    const clear = (now: number) => clearCopy(registry, edgeDir, { live: RELEASES, now });
    await work({ registry, copy, edgeDir, kept, clear });
  });
}

test('for a day nothing is removed; then all but what is live or of the last moves', () =>
  withCopy(async ({ kept, clear, edgeDir }) => {
    expect(await clear(Date.now() + DAY_MS - 60_000)).toEqual([]);
    expect(await kept()).toHaveLength(RELEASES);
    const removed = await clear(Date.now() + DAY_MS + 60_000);
    expect(removed.sort()).toEqual([1, 2, 3].map((n) => `catalog/${catalog(n).version}`));
    expect(await kept()).toEqual([4, 5, 6, 7, 8]);
    await access(join(edgeDir, 'artifacts/host', host.version));
  }));

test('what was live until less than a day ago stays, however long ago it was taken in', () =>
  withCopy(async ({ kept, copy, edgeDir }) => {
    const old = new Date(Date.now() - 2 * DAY_MS);
    for (let n = 1; n <= RELEASES; n += 1)
      await utimes(join(edgeDir, 'artifacts/catalog', catalog(n).version), old, old);
    const registry = { ...copy, channelHistory: async () => history };
    const history = (await copy.channelHistory()).map((state) => ({
      ...state,
      // The second was live until an hour ago.
      movedAt: new Date(Date.now() - (state.sequence > 2 ? DAY_MS / 24 : 3 * DAY_MS)).toISOString(),
    }));
    await clearCopy(registry, edgeDir, { live: RELEASES });
    expect(await kept()).toEqual([2, 3, 4, 5, 6, 7, 8]);
  }));

test('a file of what was removed is taken in anew for the page that asks', () =>
  withCopy(async ({ kept, clear, copy }) => {
    const [file = ''] = Object.keys(catalog(1).files).filter((path) => path.startsWith('browser/'));
    const { version } = catalog(1);
    await clear(Date.now() + 2 * DAY_MS);
    expect(await verifiedFiles(copy).read('catalog', version, file)).toBeDefined();
    expect(await kept()).toEqual([1, 4, 5, 6, 7, 8]);
  }));

test('nothing is removed while the registry cannot say what was live', () =>
  withCopy(async ({ kept, clear, registry }) => {
    await rm(join(registry.root, 'compositions/5.json'));
    expect(await clear(Date.now() + 2 * DAY_MS)).toEqual([]);
    expect(await kept()).toHaveLength(RELEASES);
  }));

test('an edge clears its copy when it says that it serves another state', () =>
  withCopy(async ({ kept, copy, edgeDir }) => {
    const state = (await copy.channelHistory()).at(-1);
    const old = new Date(Date.now() - 2 * DAY_MS);
    const remains = join(edgeDir, 'artifacts/catalog/1.0.0-0000000a');
    await mkdir(remains);
    await utimes(remains, old, old);
    const edge = { id: '0000000a', machine: 'm', pid: 1, startTime: null, port: 1 };
    const { sequence = 0, composition = 0, movedAt: startedAt = '' } = state ?? {};
    await copy.acknowledge({ ...edge, sequence, composition, startedAt });
    await expect(access(remains)).rejects.toThrow('ENOENT');
    expect(await kept()).toHaveLength(RELEASES);
  }));

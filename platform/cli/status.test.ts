import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEdgeRegistry } from '../registry/registry.ts';
import { hostArtifact, remoteArtifact } from '../testing/artifacts.ts';
import { makeLive, storeArtifact } from '../testing/releases.ts';
import { inFolder, onBothStores, sharedStore, type TestStore } from '../testing/stores.ts';
import { status } from './status.ts';

const version = (digit: number) => `1.0.0-0000000${digit}`;
const RELEASES = 4;

async function fill({ registry }: TestStore): Promise<void> {
  await storeArtifact(registry, hostArtifact());
  for (let digit = 1; digit <= RELEASES; digit += 1) {
    const catalog = remoteArtifact('catalog', { version: version(digit) });
    await storeArtifact(registry, catalog);
    await makeLive(registry, [hostArtifact(), catalog]);
  }
}

/** What the command prints, and the text of the error that it ends with: '' where all is well. */
async function tell({ registry }: Pick<TestStore, 'registry'>, edgeDir = '/nowhere') {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const refused = await status({ registry, say }, { edgeDir, registryPlace: 'here' }).then(
    () => '',
    (error: Error) => error.message,
  );
  return { said: lines.join('\n'), refused };
}

const EDGE = {
  ...{ id: '0000000a', machine: 'elsewhere', pid: 7, startTime: null, port: 4711 },
  startedAt: '2025-01-01T00:00:00.000Z',
};

onBothStores('status', (withStore) => {
  test('says what is live, and ends well, where nothing is damaged', () =>
    withStore(async (store) => {
      expect(await tell(store)).toEqual({
        said: expect.stringContaining('Nothing is released yet'),
        refused: '',
      });
      await fill(store);
      const { said, refused } = await tell(store);
      expect(refused).toBe('');
      expect(said).toMatch(/^Composition 4 is live since/);
      expect(said).toMatch(/catalog +1\.0\.0-00000004 +1\.0\.0-00000003/);
    }));

  describe('of four releases', () => {
    const filled = sharedStore(withStore, fill);

    test.each([
      ['a descriptor', `artifacts/catalog/${version(2)}/artifact.json`, /catalog(.|\n)*00000002/],
      ['a move of the channel', 'channels/stable/2.json', /channels\/stable\/2\.json.*\n.*3\.json/],
      ['a composition', 'compositions/3.json', /compositions\/3\.json.*\n.*must be there/],
    ])('names %s that was deleted', async (_, path, expected) => {
      const store = filled();
      await store.remove(path);
      const { said, refused } = await tell(store);
      expect(refused).toMatch(expected);
      expect(refused).toContain('Bring it back from a copy of the registry');
      // What is live can be told all the same.
      expect(said).toContain('Composition 4 is live');
    });

    test('names several that follow each other once, and a channel that is gone', async () => {
      const store = filled();
      for (const number of [2, 3]) await store.remove(`channels/stable/${number}.json`);
      const { refused } = await tell(store);
      expect(refused.match(/channels\/stable/g)).toHaveLength(1);
      expect(refused).toContain('4.json was put after it, as all up to 3.json');
      for (const number of [1, 4]) await store.remove(`channels/stable/${number}.json`);
      expect((await tell(store)).refused).toContain('channels/stable/1.json');
    });

    test('names an edge that serves what is not stored, another one, or is ahead', async () => {
      const store = filled();
      const { registry } = store;
      const faultOf = async (changes: object) => {
        const edge = { ...EDGE, sequence: 4, composition: 4, ...changes };
        await registry.acknowledge(edge);
        return (await tell(store)).refused;
      };
      expect(await faultOf({})).toBe('');
      expect(await faultOf({ composition: 9 })).toMatch(
        /port 4711 of elsewhere.* serves composition 9, which is not stored\n.*next release/,
      );
      expect(await faultOf({ digest: 'other' })).toMatch(/serves another composition 4 than/);
      expect(await faultOf({ sequence: 6 })).toMatch(/state 6 of the channel, which is at 4/);
      await registry.withdraw(EDGE.id);
    });
  });

  test('says that the registry is missing where an edge of this machine has served from it', () =>
    withStore(async (store) => {
      const { registry, dataDir, url, folder } = store;
      await fill(store);
      const edgeDir = join(folder, 'edge');
      const copy = openEdgeRegistry({ dataDir, registryUrl: url, edgeDir });
      await copy.acknowledge({ ...EDGE, sequence: 4, composition: 4 });
      await registry.withdraw(EDGE.id);
      expect((await tell(store, edgeDir)).refused).toBe('');
      await store.lose();
      // The first query after it finds that the tables are gone.
      await registry.edges().catch(() => undefined);
      const { said, refused } = await tell(store, edgeDir);
      expect(said).toContain('Nothing is released yet');
      expect(refused).toContain(
        'The registry (here) holds no release, and the edge of this machine served state 4 last',
      );
      await copy.close();
    }));
});

describe('status, in a folder of four releases', () => {
  const filled = sharedStore(inFolder, fill);

  test.each([
    ['compositions/2.json', 'must be a file, and is a folder'],
    ['channels/stable/4.json', 'must be a file, and is a folder'],
    [`artifacts/catalog/${version(4)}/artifact.json`, 'must be there'],
    ['channels/stable', 'must be a folder, and is a file'],
    ['compositions', 'must be a folder, and is a file'],
  ])('names %s when something else is in its place', async (place, expected) => {
    const { registry } = filled();
    const path = join(registry.root, place);
    await rm(path, { recursive: true });
    if (expected.endsWith('a file')) await writeFile(path, '');
    else await mkdir(path);
    const { refused } = await tell({ registry });
    expect(refused).toContain(place);
    expect(refused).toContain(expected);
    expect(refused).toContain('Bring it back');
  });
});

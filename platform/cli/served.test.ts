import { setTimeout as wait } from 'node:timers/promises';
import { followChannel } from '../edge/live-site.ts';
import { createPresence } from '../edge/presence.ts';
import { compositionDigest } from '../registry/composition.ts';
import type { EdgeState } from '../registry/edges.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { hostArtifact } from '../testing/artifacts.ts';
import { releaseUnchecked } from '../testing/releases.ts';
import { onBothStores, type TestStore } from '../testing/stores.ts';
import { until } from '../testing/until.ts';
import { untilServed } from './served.ts';

/** An edge without its server, on connections of its own. */
function startEdge({ dataDir, url }: TestStore, port: number, prepare = async () => {}) {
  const registry = openRegistry(dataDir, url);
  const following = new AbortController();
  const report = () => undefined;
  const presence = createPresence({ registry, port, report });
  const { signal } = following;
  followChannel(registry, report, { prepare, onServing: presence.update, signal });
  return async () => {
    following.abort();
    await presence.close();
    await registry.close();
  };
}

async function tell(registry: Registry, limitMs?: number): Promise<string> {
  const lines: string[] = [];
  await untilServed({ registry, say: (line) => lines.push(line) }, limitMs);
  return lines.join('\n');
}

onBothStores('a release', (withStore) => {
  test('is live when every edge that runs says that it serves it', () =>
    withStore(async (store) => {
      const { registry } = store;
      expect(await tell(registry)).toBe('');
      await releaseUnchecked(registry, [hostArtifact()]);
      expect(await tell(registry)).toContain('No edge runs');

      const ends = [startEdge(store, 1)];
      await until(async () => (await registry.edges()).length === 1, 'the edge says so');
      expect(await tell(registry)).toMatch(/^Composition \d is live: served by the edge after \d/);
      ends.push(startEdge(store, 2));
      await until(async () => (await registry.edges()).length === 2, 'both edges say so');
      await releaseUnchecked(registry, [hostArtifact()]);
      expect(await tell(registry)).toMatch(
        /^Composition \d is live: served by all 2 edges after \d/,
      );
      expect((await registry.edges()).map(({ composition }) => composition)).toEqual([2, 2]);
      for (const end of ends) await end();
      expect(await registry.edges()).toEqual([]);
    }));

  test('names the edges that are late, and says why one cannot serve it', () =>
    withStore(async (store) => {
      const { registry } = store;
      await releaseUnchecked(registry, [hostArtifact()]);
      const end = startEdge(store, 4711);
      await until(async () => (await registry.edges())[0]?.composition === 1, 'it is served');
      const newer = hostArtifact({ version: '1.0.0-00000002' });
      await releaseUnchecked(registry, [hostArtifact()]);
      await registry.putComposition({
        ...{ number: 3, createdAt: '2026-01-01T00:00:00.000Z', reason: '', remotes: {} },
        host: newer.version,
      });
      await registry.moveChannel(2, 3);
      await expect(tell(registry)).rejects.toThrow(
        /Composition 3 is released but cannot be served:\n.*port 4711.*since:\n(.|\n)*1\.0\.0-00000002/,
      );
      await end();

      const slow = startEdge(store, 4712, () => wait(10_000, undefined, { ref: false }));
      await until(async () => (await registry.edges()).length === 1, 'the edge says so');
      expect(await tell(registry, 300)).toMatch(
        /^Not every edge serves composition 3 after 0\.\d s:\n.*port 4712.* serves nothing$/,
      );
      await slow();
    }));

  test('names an edge that falls silent meanwhile, and none that has ended', () =>
    withStore(async (store) => {
      const { registry } = store;
      await releaseUnchecked(registry, [hostArtifact()]);
      const end = startEdge(store, 4713);
      await until(async () => (await registry.edges())[0]?.composition === 1, 'it is served');
      const known = await registry.edges();
      await end();
      await releaseUnchecked(registry, [hostArtifact()]);
      const silentAfter = (first: EdgeState[]) => {
        const answers = [first];
        return { ...registry, edges: async () => answers.shift() ?? [] };
      };
      expect(await tell(silentAfter(known))).toMatch(
        /^Not every edge serves composition 2 after 0\.\d s:\n.*port 4713.* says nothing any more/,
      );
      const gone = known.map((edge) => ({ ...edge, pid: 99_999_999 }));
      expect(await tell(silentAfter(gone))).toContain('No edge runs');
    }));

  test('is not live while an edge serves what an older copy of the registry lacks; edges go along with the next', () =>
    withStore(async (store) => {
      const { registry } = store;
      const release = (digit: number) =>
        releaseUnchecked(registry, [hostArtifact({ version: `1.0.0-0000000${digit}` })]);
      await release(1);
      const putBack = await store.copy();
      await release(2);
      await release(3);
      const end = startEdge(store, 4713);
      await until(async () => (await registry.edges())[0]?.composition === 3, 'the last is served');
      await putBack();
      await until(async () => (await registry.edges()).length === 1, 'the edge says so again');
      expect(await tell(registry, 300)).toMatch(
        /^Not every edge serves composition 1 after .*\n.*port 4713.* serves composition 3$/,
      );
      expect((await registry.edges())[0]?.composition).toBe(3);

      await release(4);
      expect(await tell(registry)).toMatch(/^Composition 2 is live: served by the edge after/);
      const [live] = await registry.edges();
      const composition = await registry.readComposition(2);
      expect(live).toMatchObject({
        sequence: 2,
        digest: composition && compositionDigest(composition),
      });
      await end();
    }));

  test('is not live where an edge serves another composition of the same number', () =>
    withStore(async ({ registry }) => {
      await releaseUnchecked(registry, [hostArtifact()]);
      await registry.acknowledge({
        ...{ id: '0000000a', machine: 'elsewhere', pid: 1, startTime: null, port: 4714 },
        ...{ startedAt: '2025-01-01T00:00:00.000Z', sequence: 1, composition: 1, digest: 'other' },
      });
      expect(await tell(registry, 100)).toMatch(/port 4714.* serves another composition 1$/);
    }));
});

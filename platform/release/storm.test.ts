import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { readHistory, versionIn } from '../cli/history.ts';
import { findDamage } from '../registry/damage.ts';
import { isAbandoned } from '../registry/records/records.ts';
import { hostArtifact, remoteArtifact } from '../testing/artifacts.ts';
import { bundledChild } from '../testing/bundled-child.ts';
import { releaseUnchecked } from '../testing/releases.ts';
import { onBothStores, type TestStore } from '../testing/stores.ts';

const FULL = Boolean(process.env.EVMANDI_FULL);
const PROCESSES = FULL ? 8 : 2;
const RELEASES = FULL ? 50 : 6;
const childFile = bundledChild('ship-child');

interface Killing {
  app: string;
  /** Number of its first version. */
  first: number;
  count: number;
  /** Killed when it has released so many, within some milliseconds; never when left out. */
  killAfter?: number;
}

/** Ships an app again and again in a process of its own. Returns what it said that it had released. */
async function shipping({ dataDir, url }: TestStore, { app, first, count, killAfter }: Killing) {
  const words = [childFile(), dataDir, app, String(first), String(count), ...(url ? [url] : [])];
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const released: string[] = [];
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    released.push(line);
    if (released.length === killAfter) setTimeout(() => child.kill('SIGKILL'), Math.random() * 30);
  });
  const [code] = await once(child, 'close');
  return { released, code };
}

onBothStores('many that ship at once', (withStore) => {
  test('whoever is killed, every release is in the history, and the channel at the last', () =>
    withStore(async (store) => {
      const { registry } = store;
      const apps = Array.from({ length: PROCESSES }, (_, n) => `team${'abcdefgh'[n]}`);
      await releaseUnchecked(registry, [
        hostArtifact(),
        ...apps.map((app) => remoteArtifact(app, { version: '1.0.0-00000000' })),
      ]);
      const each = Math.ceil(RELEASES / PROCESSES);
      const ended = await Promise.allSettled(
        apps.map(async (app, n) => {
          // Every second one is killed at a random point, and another goes on after it.
          const killed = n % 2 === 0 && each > 1;
          const killAfter = 1 + Math.floor(Math.random() * (each - 1));
          const first = await shipping(store, {
            ...{ app, first: 1, count: each },
            ...(killed && { killAfter }),
          });
          if (!killed) expect(first.code).toBe(0);
          // What was under way when it was killed is shipped again.
          const next = first.released.length + 1;
          if (next > each) return first.released;
          const second = await shipping(store, { app, first: next, count: each + 1 - next });
          expect(second.code).toBe(0);
          return [...first.released, ...second.released];
        }),
      );
      // All have ended by then: none writes on while what failed is told.
      const said = ended.map((one) => {
        if (one.status === 'rejected') throw one.reason;
        return one.value;
      });
      const history = await readHistory(registry);
      for (const [n, app] of apps.entries()) {
        const live = history.map(({ composition }) => versionIn(composition, app));
        expect(said[n]).toHaveLength(each);
        expect(said[n]?.filter((version) => !live.includes(version))).toEqual([]);
        expect(live.at(-1)).toBe(said[n]?.at(-1));
        // No release takes another's back: an app's versions only go on.
        expect(live).toEqual([...live].sort());
      }
      const states = await registry.channelHistory();
      expect(states.map(({ sequence }) => sequence)).toEqual(states.map((_, index) => index + 1));
      expect(await registry.readChannel()).toEqual(states.at(-1));
      expect(await findDamage(registry)).toEqual([]);

      const log = await registry.records.calls(10_000);
      const done = log.filter(({ outcome }) => outcome?.result === 'done');
      expect(done.map(({ call }) => call.of)).toEqual(
        expect.arrayContaining(
          apps.flatMap((app, n) => (said[n] ?? []).map((version) => `${app} ${version}`)),
        ),
      );
      const open = log.filter(({ outcome }) => !outcome);
      expect(open.every(({ call }) => isAbandoned(call))).toBe(true);
      await registry.sweep();
      expect(await registry.records.unsent(10_000)).toHaveLength(log.length);
    }));
});

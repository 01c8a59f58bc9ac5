import { execFileSync } from 'node:child_process';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openEdgeRegistry, openRegistry, type Registry } from '../registry/registry.ts';
import { hostArtifact, inTemporaryFolder } from '../testing/artifacts.ts';
import { releaseUnchecked } from '../testing/releases.ts';
import { until } from '../testing/until.ts';
import { followChannel, type LiveSite, type Serving } from './live-site.ts';
import type { Site } from './site.ts';

/** What a slow machine may take for what is a matter of a second. */
const LIMIT_MS = 20_000;
jest.setTimeout(2 * LIMIT_MS);

const numberOf = async (live: LiveSite) => (await live())?.page.number;

/** Waits until a composition is live. */
const untilLive = (live: LiveSite, number: number): Promise<void> =>
  until(async () => (await numberOf(live)) === number, `${number} becomes live`, LIMIT_MS);

interface Open {
  registry: Registry;
  dataDir: string;
  lines: string[];
  told: Serving[];
  /** Follows the channel, as an edge with a copy of its own when `copied`. */
  follow: (options?: { prepare?: (site: Site) => Promise<void>; copied?: boolean }) => LiveSite;
}

function withRegistry(work: (open: Open) => Promise<void>) {
  return inTemporaryFolder(async (dataDir) => {
    const registry = openRegistry(dataDir);
    const lines: string[] = [];
    const told: Serving[] = [];
    const acknowledged: Promise<void>[] = [];
    const following = new AbortController();
    const follow: Open['follow'] = ({ prepare, copied } = {}) => {
      const edgeDir = join(dataDir, 'edge');
      const from = copied
        ? openEdgeRegistry({ dataDir, registryUrl: undefined, edgeDir })
        : openRegistry(dataDir);
      const live = followChannel(from, (line) => lines.push(line), {
        ...(prepare && { prepare }),
        onServing: (serving) => {
          told.push(serving);
          const { state } = serving;
          if (copied && state) {
            const { sequence, composition } = state;
            const rest = {
              machine: 'm',
              pid: 1,
              startTime: null,
              port: 1,
              startedAt: state.movedAt,
            };
            const edge = { id: '0000000a', sequence, composition, ...rest };
            acknowledged.push(from.acknowledge(edge).catch(() => undefined));
          }
        },
        signal: following.signal,
      });
      return live;
    };
    await work({ registry, dataDir, lines, told, follow }).finally(() => following.abort());
    await Promise.all(acknowledged);
  });
}

/** A file that never answers a reader, as one on a disk that hangs. */
async function stall(file: string): Promise<void> {
  await rm(file, { force: true });
  execFileSync('mkfifo', [file]);
}

/** Takes that file away and lets go of what waits for it. */
async function unstall(file: string): Promise<void> {
  const gone = `${file}.gone`;
  await rename(file, gone);
  await writeFile(gone, '{}');
}

test('a release becomes live by itself, and page loads do not wait for it', () =>
  withRegistry(async ({ registry, follow }) => {
    await releaseUnchecked(registry, [hostArtifact()]);
    const live = follow();
    expect(await numberOf(live)).toBe(1);
    await releaseUnchecked(registry, [hostArtifact()]);
    await untilLive(live, 2);
  }));

test('a release that is slow to prepare leaves the one before to serve', () =>
  withRegistry(async ({ registry, follow, told }) => {
    let finish = () => {};
    const prepare = async ({ page }: Site) => {
      if (page.number > 1) await new Promise<void>((resolve) => (finish = resolve));
    };
    await releaseUnchecked(registry, [hostArtifact()]);
    const live = follow({ prepare });
    expect(await numberOf(live)).toBe(1);
    await releaseUnchecked(registry, [hostArtifact()]);
    await wait(700);
    // It would be ready when this test says so.
    expect(await numberOf(live)).toBe(1);
    finish();
    await untilLive(live, 2);
    expect(told.map(({ state }) => state?.composition)).toEqual([1, 2]);
  }));

test('a disk that does not answer changes nothing for visitors and is reported once', () =>
  withRegistry(async ({ registry, follow, lines }) => {
    await releaseUnchecked(registry, [hostArtifact()]);
    const live = follow({ copied: true });
    expect(await numberOf(live)).toBe(1);
    const next = join(registry.root, 'channels/stable/2.json');
    await stall(next);
    const limit = performance.now() + LIMIT_MS;
    // What waited for the disk would wait for ever.
    for (; lines.length === 0 && performance.now() < limit; await wait(20)) {
      expect(await numberOf(live)).toBe(1);
    }
    await wait(600);
    expect(lines).toEqual(['The registry does not answer.']);
    await unstall(next);
    await releaseUnchecked(registry, [hostArtifact()]);
    await untilLive(live, 2);
  }));

test('a damaged move of the channel is passed over, and a later one is served', () =>
  withRegistry(async ({ registry, follow, lines }) => {
    await releaseUnchecked(registry, [hostArtifact()]);
    await releaseUnchecked(registry, [hostArtifact()]);
    await writeFile(join(registry.root, 'channels/stable/2.json'), '{"sequence": 2');
    const live = follow();
    expect(await numberOf(live)).toBe(1);
    expect(lines).toEqual([expect.stringContaining('channels/stable/2.json')]);
    await registry.moveChannel(2, 2);
    await untilLive(live, 2);
  }));

test('a release that is damaged is not served, neither after a start', () =>
  withRegistry(async ({ registry, follow, told, lines }) => {
    await releaseUnchecked(registry, [hostArtifact()]);
    const newer = hostArtifact({ version: '1.0.0-00000002' });
    await releaseUnchecked(registry, [newer]);
    const folder = registry.artifactFolder('host', newer.version) ?? '';
    await writeFile(join(folder, 'server/index.js'), 'module.exports = { altered: 1 };');
    const live = follow({ copied: true });
    expect(await numberOf(live)).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/host\/1\.0\.0-00000002(.|\n)*server\/index\.js/),
    ]);
    expect(told.at(-1)).toMatchObject({ state: { sequence: 1 }, problem: { sequence: 2 } });
  }));

test('an edge that starts while the registry is away serves what it served last', () =>
  withRegistry(async ({ registry, dataDir, follow }) => {
    await releaseUnchecked(registry, [hostArtifact()]);
    const first = follow({ copied: true });
    expect(await numberOf(first)).toBe(1);
    await wait(200);
    await rm(registry.root, { recursive: true });
    await writeFile(join(dataDir, 'registry'), 'no folder');
    expect(await numberOf(follow({ copied: true }))).toBe(1);
  }));

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@evmandi/contract/testing/free-port';
import { startProxy, through, type Way } from '@evmandi/contract/testing/silent-proxy';
import { untilServed } from '../../cli/served.ts';
import {
  hostArtifact,
  inTemporaryFolder,
  remoteArtifact,
  route,
  writeArtifactFolder,
} from '../../testing/artifacts.ts';
import { bundledChild } from '../../testing/bundled-child.ts';
import { ask } from '../../testing/http.ts';
import { inDatabase } from '../../testing/postgres.ts';
import { until } from '../../testing/until.ts';
import { openRegistry, type Registry } from '../registry.ts';

const childFile = bundledChild('edge-child');
/** Of two publishers together; the trouble comes after each third. */
const RELEASES = process.env.EVMANDI_FULL ? 50 : 12;
const EDGES = 3;
const LIMIT_MS = 60_000;

const versionOf = (number: number) => `1.0.0-${number.toString(16).padStart(8, '0')}`;

interface RunningEdge {
  port: number;
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

/** An edge as a process with a disk and a way to the database of its own. */
async function createEdgeProcess(folder: string, url: string): Promise<RunningEdge> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    port,
    start: async () => {
      child = fork(childFile(), [String(port), folder, url], {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      await once(child, 'message');
    },
    kill: async () => {
      const ended = child && once(child, 'exit');
      child?.kill('SIGKILL');
      await ended;
    },
  };
}

const numberAt = async (port: number) => {
  const { status, body } = await ask(port, '/registry.json');
  return status === 200 ? (JSON.parse(body) as { number: number }).number : undefined;
};

/** One visitor after the other, each at the next edge; one that takes no connection is passed over. */
function visit(edges: readonly RunningEdge[]) {
  const failures: string[] = [];
  let visits = 0;
  let going = true;

  async function answered(path: string, first: number): Promise<void> {
    for (let offset = 0; offset < edges.length; offset += 1) {
      const port = edges[(first + offset) % edges.length]?.port ?? 0;
      const answer = await ask(port, path).catch(() => undefined);
      if (!answer) continue;
      if (answer.status !== 200) failures.push(`${path} at ${port}: ${answer.status}`);
      for (const [, file = ''] of answer.body.matchAll(/(?:src|href)="(\/artifacts\/[^"]+)"/g)) {
        const got = await ask(port, file).catch(() => undefined);
        if (got && got.status !== 200) failures.push(`${file} at ${port}: ${got.status}`);
      }
      return;
    }
    failures.push(`${path}: no edge answers`);
  }

  const work = (async () => {
    for (; going; visits += 1) {
      await answered('/catalog', visits);
      await wait(20);
    }
  })();
  return {
    failures,
    count: () => visits,
    stop: async () => {
      going = false;
      await work;
    },
  };
}

async function put(registry: Registry, artifact: Parameters<typeof writeArtifactFolder>[1]) {
  const staged = await registry.stage();
  await writeArtifactFolder(staged, artifact);
  await registry.putArtifact(staged);
}

/** Releases one version; when another publisher was faster, again on top of its release. */
async function releaseVersion(registry: Registry, version: string, reason: string): Promise<void> {
  const descriptor = { routes: [route('/catalog'), route('/*')] };
  await put(registry, remoteArtifact('catalog', { version, descriptor }));
  for (;;) {
    const sequence = (await registry.readChannel())?.sequence ?? 0;
    const number = ((await registry.compositionNumbers()).at(-1) ?? 0) + 1;
    const isMine = await registry.putComposition({
      ...{ number, reason, createdAt: new Date().toISOString() },
      host: hostArtifact().version,
      remotes: { catalog: version },
    });
    if (isMine && (await registry.moveChannel(sequence, number))) return;
  }
}

const there = process.env.TEST_DATABASE_URL ? test : test.skip;

there(
  'three edges and two publishers on one PostgreSQL: every edge ends on the last release, no request fails',
  () =>
    inTemporaryFolder((folder) =>
      inDatabase(async (url) => {
        const publishers = ['a', 'b'].map((name) => openRegistry(join(folder, name), url));
        const [first, second] = publishers as [Registry, Registry];
        await put(first, hostArtifact());
        await releaseVersion(first, versionOf(1), 'first');

        const ways: Way[] = [];
        const edges: RunningEdge[] = [];
        for (let index = 0; index < EDGES; index += 1) {
          const way = await startProxy(new URL(url));
          ways.push(way);
          edges.push(await createEdgeProcess(join(folder, `edge-${index}`), through(way, url)));
        }
        await Promise.all(edges.map((edge) => edge.start()));
        for (const { port } of edges)
          await until(async () => (await numberAt(port)) === 1, 'the first release', LIMIT_MS);

        const visitors = visit(edges);
        let released = 1;
        const publish = async (registry: Registry, name: string) => {
          while (released < RELEASES) {
            released += 1;
            await releaseVersion(registry, versionOf(released), `${name} ${released}`);
            await wait(20);
          }
        };
        const trouble = async () => {
          await until(() => released >= RELEASES / 3, 'a third', LIMIT_MS);
          await edges[0]?.kill();
          ways[1]?.cutOff();
          await until(() => released >= (RELEASES * 2) / 3, 'two thirds', LIMIT_MS);
          // As a supervisor does; the other one is cut off until after the last release.
          await edges[0]?.start();
        };
        await Promise.all([publish(first, 'a'), publish(second, 'b'), trouble()]);
        const last = await first.readChannel();
        expect(last?.sequence).toBe(RELEASES);
        for (const index of [0, 2]) {
          const isLast = async () =>
            (await numberAt(edges[index]?.port ?? 0)) === last?.composition;
          await until(isLast, 'the last release', LIMIT_MS);
        }
        // Cut off it goes on with what it has, and comes after as soon as it can.
        expect(await numberAt(edges[1]?.port ?? 0)).toBeLessThan(last?.composition ?? 0);
        ways[1]?.restore();
        await until(async () => (await second.edges()).length === EDGES, 'all edges', LIMIT_MS);
        const lines: string[] = [];
        await untilServed({ registry: second, say: (line) => lines.push(line) }, 30_000);
        expect(lines).toEqual([expect.stringMatching(/ is live: served by all 3 edges/)]);
        for (const { port } of edges) expect(await numberAt(port)).toBe(last?.composition);

        // Each edge was visited several times.
        await until(() => visitors.count() >= 5 * EDGES, 'visits', LIMIT_MS);
        await visitors.stop();
        expect(visitors.failures).toEqual([]);
        await Promise.all(edges.map((edge) => edge.kill()));
        await Promise.all([...ways, ...publishers].map((one) => one.close()));
      }),
    ),
  180_000,
);

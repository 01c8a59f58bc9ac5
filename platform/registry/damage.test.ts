import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { status } from '../cli/status.ts';
import { createEdge } from '../edge/edge.ts';
import { followChannel } from '../edge/live-site.ts';
import { listen } from '../edge/server.ts';
import { hostArtifact, remoteArtifact, route } from '../testing/artifacts.ts';
import { ask } from '../testing/http.ts';
import { releaseUnchecked } from '../testing/releases.ts';
import { onBothStores, type StoredDocument, type TestStore } from '../testing/stores.ts';
import { openEdgeRegistry } from './registry.ts';

/** A tenth of them, but for the full run; every file is asked for at two of them. */
const CHANGES = process.env.EVMANDI_FULL ? 200 : 20;
const FRESH_EVERY = process.env.EVMANDI_FULL ? 40 : 10;
const CONFIG = {
  apiUrl: 'http://api.test:8000',
  phone: '',
  email: 'a@b.example',
  country: 'India',
  copyrightYear: 2025,
  rupeesPerDollar: 84,
};
const HOST = hostArtifact();
const versionOf = (number: number) => `1.0.0-0000000${number}`;
const catalog = (number: number) =>
  remoteArtifact('catalog', {
    version: versionOf(number),
    descriptor: { routes: [route('/'), route('/*')] },
  });

/** Numbers from 0 up to `below`, the same in every run. */
function seeded(seed: number) {
  let count = 0;
  return (below: number) => {
    count += 1;
    const hash = createHash('sha256').update(`${seed} ${count}`).digest();
    return hash.readUInt32BE(0) % below;
  };
}
type Random = ReturnType<typeof seeded>;

/** One value of a JSON document, somewhere in it, becomes another. */
function changeField(text: string, random: Random): string {
  const document = JSON.parse(text) as Record<string, unknown>;
  let place: Record<string, unknown> = document;
  for (;;) {
    const keys = Object.keys(place);
    const key = keys[random(keys.length)] ?? '';
    const inner = place[key];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0) {
      place = inner as Record<string, unknown>;
      continue;
    }
    if (typeof inner === 'number') place[key] = inner + 1 + random(9);
    else place[key] = `${String(inner)}${random(10)}`;
    return JSON.stringify(document, null, 2);
  }
}

/** One byte becomes another. */
function changeByte(content: Buffer, random: Random): Buffer {
  const changed = Buffer.from(content);
  const at = random(changed.length);
  changed[at] = ((changed[at] ?? 0) + 1 + random(255)) % 256;
  return changed;
}

/** Everything that a registry holds, as it was put. */
async function everything({ registry, documents }: TestStore): Promise<StoredDocument[]> {
  const all: StoredDocument[] = [];
  for (const key of await registry.artifacts()) {
    const [name = '', version = ''] = key.split('/');
    const files = await registry.artifactFiles(name, version);
    for (const path of files?.paths ?? []) {
      const content = await files?.read(path);
      if (content) all.push({ path: `artifacts/${key}/${path}`, content });
    }
  }
  return [...all, ...(await documents())];
}

/**
 * A byte between the fields of a sealed document may become another blank, and one of a compressed copy hold
 * bits that are not read: it says what it said.
 */
function isHarmless(path: string, content: Buffer, changed: Buffer): boolean {
  if (path.startsWith('artifacts/') && !path.endsWith('.br')) return false;
  const meaning = path.endsWith('.br')
    ? (bytes: Buffer) => brotliDecompressSync(bytes).toString('base64')
    : (bytes: Buffer) => JSON.stringify(JSON.parse(bytes.toString()));
  try {
    return meaning(content) === meaning(changed);
  } catch {
    return false;
  }
}

const decoded = (bytes: Buffer, encoding: string | undefined) => {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
};

onBothStores('a registry that is damaged', (withStore) => {
  test(
    'of changes of bytes and fields none is served, the edges go on, and status names each',
    () =>
      withStore(async (store) => {
        const { registry, folder, overwrite } = store;
        for (const number of [1, 2]) await releaseUnchecked(registry, [HOST, catalog(number)]);
        const stored = await everything(store);
        const originals = new Map(stored.map(({ path, content }) => [path, content]));
        const random = seeded(20_260);
        /** Runs an edge for `work`, and ends it however that ends: what it reported is for a failure's message. */
        const withEdge = async (
          edgeDir: string,
          work: (port: number, reports: readonly string[]) => Promise<void>,
        ) => {
          const from = openEdgeRegistry({
            dataDir: store.dataDir,
            registryUrl: store.url,
            edgeDir: join(folder, edgeDir),
          });
          const reports: string[] = [];
          const report = (line: string) => void reports.push(line);
          const following = new AbortController();
          const site = followChannel(from, report, { signal: following.signal });
          const edge = createEdge({ registry: from, config: CONFIG, report, site });
          const server = await listen(edge, 0, '127.0.0.1');
          try {
            await work(server.port, reports);
          } finally {
            following.abort();
            await server.close();
            await from.close();
          }
        };
        /** Whatever an edge answers with success is as it was put. */
        const lookAt = async (port: number) => {
          for (const [path, content] of originals) {
            if (!path.includes('/browser/') || /\.(br|gz)$/.test(path)) continue;
            const headers = { 'accept-encoding': random(2) ? 'br, gzip' : 'identity' };
            const answer = await ask(port, `/${path}`, { headers });
            if (answer.status !== 200) continue;
            const body = decoded(answer.bytes, answer.headers['content-encoding']);
            expect([path, body.equals(content)]).toEqual([path, true]);
          }
          const page = await ask(port, '/registry.json');
          return page.status === 200
            ? (JSON.parse(page.body) as { remotes: { version: string }[] }).remotes[0]?.version
            : undefined;
        };

        /** Changes something, tries what notices it, and puts it back. */
        const tryChange = async (change: number, steady: number, said: readonly string[]) => {
          const { path, content } = stored[random(stored.length)] as StoredDocument;
          const isDocument = path.endsWith('.json') && !path.includes('/browser/');
          const changed =
            isDocument && random(2)
              ? Buffer.from(changeField(content.toString(), random))
              : changeByte(content, random);
          await overwrite(path, changed);
          const message = await status({ registry, say: () => undefined }).then(
            () => '',
            (error: Error) => error.message,
          );
          const file = path.replace(/^(artifacts\/[^/]+\/[^/]+)\/(.*)$/, '$2');
          const expected = isHarmless(path, content, changed) ? '' : expect.stringContaining(file);
          expect([change, path, message]).toEqual([change, path, expected]);

          // An edge that has served before goes on; now and then one starts that knows nothing.
          if (change % FRESH_EVERY === 0) {
            const live = await lookAt(steady);
            expect([change, path, live, said]).toEqual([change, path, versionOf(2), said]);
            // The host is the same in both: without it there is nothing that may be served.
            const none: readonly (string | undefined)[] = [undefined];
            const possible = path.includes('/host/') ? none : [1, 2].map(versionOf);
            await withEdge(`fresh-${change}`, async (port, reports) => {
              const found = await lookAt(port);
              const isPossible = possible.includes(found);
              expect([change, path, found, reports, isPossible]).toContain(true);
            });
          }
          await overwrite(path, content);
        };

        await withEdge('steady', async (steady, reports) => {
          expect([await lookAt(steady), reports]).toEqual([versionOf(2), []]);
          for (let change = 0; change < CHANGES; change += 1) {
            await tryChange(change, steady, reports);
          }
        });
      }),
    120_000,
  );
});

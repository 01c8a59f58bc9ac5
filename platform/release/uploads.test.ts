import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import type { Trial } from '../cli/candidate/trial.ts';
import { integrityOf } from '../registry/digests.ts';
import { recordsOf, remoteArtifact, route } from '../testing/artifacts.ts';
import { V1, V2 } from '../testing/release-bench.ts';
import { withService } from '../testing/release-service.ts';
import { storeArtifact } from '../testing/releases.ts';
import { onBothStores } from '../testing/stores.ts';
import { until } from '../testing/until.ts';
import type { UploadAnswer } from './contract.ts';

const PATH = 'browser/remoteEntry.js';
const SCRIPT = 'console.log("another entry");';
const FILES = {
  ...remoteArtifact('catalog').files,
  [PATH]: { integrity: integrityOf(SCRIPT), bytes: SCRIPT.length },
};

/** What a token's team can do with uploads. */
const teamAt = (url: string, token: string) => {
  const headers = { Authorization: `Bearer ${token}` };
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return {
    post,
    begin: (files: object = FILES) => {
      const artifact = JSON.stringify({ ...remoteArtifact('catalog', { version: V2 }), files });
      return post('/v1/uploads', { artifact });
    },
    put: async (id: string, offset: number, text: string, path = PATH) => {
      const answer = await fetch(`${url}/v1/uploads/${id}/files/${path}`, {
        method: 'PUT',
        headers: { ...headers, 'Upload-Offset': String(offset) },
        body: text,
      });
      return answer.status;
    },
    /** Sends the first bytes of the file, and then nothing, over a connection that stays. */
    hang: (id: string, text: string) => {
      const asked = request(`${url}/v1/uploads/${id}/files/${PATH}`, {
        method: 'PUT',
        headers: { ...headers, 'Upload-Offset': '0', 'Content-Length': SCRIPT.length },
      });
      asked.on('error', () => undefined);
      asked.write(text);
      return asked;
    },
  };
};

onBothStores('uploads of a release service', (withStore) => {
  test('a file that is sent anew while its first connection hangs is that file, and goes live', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf, reports }) => {
        const team = teamAt(url, await tokenOf('catalog'));
        const { id } = (await (await team.begin()).json()) as UploadAnswer;
        const hanging = team.hang(id, SCRIPT.slice(0, 9));
        const given = once(hanging, 'response');
        const offset = async () => {
          const { missing } = (await (await team.begin()).json()) as UploadAnswer;
          return missing[0]?.offset;
        };
        await until(async () => (await offset()) === 9, 'what came is written');
        expect(await team.put(id, 9, SCRIPT.slice(9))).toBe(204);
        const [{ statusCode }] = (await given) as [IncomingMessage];
        expect(statusCode).toBe(409);
        hanging.end(SCRIPT.slice(9));
        expect(await offset()).toBeUndefined();
        // Asked for once more, as one does who has not heard the answer: it is there, and stays.
        expect(await team.put(id, SCRIPT.length, '')).toBe(204);
        expect(await offset()).toBeUndefined();
        const released = await team.post('/v1/releases', { uploads: [id], stored: [] });
        expect((await released.text()).trim().split('\n').at(-1)).toContain('"done"');
        expect(reports).toEqual([]);
      }),
    ));

  test('a file that many send at once is not longer than it says, and one of them is heard', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf, reports }) => {
        const team = teamAt(url, await tokenOf('catalog'));
        const { id } = (await (await team.begin()).json()) as UploadAnswer;
        const sent = await Promise.all(
          Array.from({ length: 12 }, () => team.put(id, 0, SCRIPT).catch(() => 0)),
        );
        expect(sent.filter((status) => status === 204)).toHaveLength(1);
        expect(sent.filter((status) => ![0, 204, 409].includes(status))).toEqual([]);
        const { missing } = (await (await team.begin()).json()) as UploadAnswer;
        expect(missing).toEqual([]);
        const twice = await Promise.all(
          [1, 2].map(() => team.post('/v1/releases', { uploads: [id], stored: [] })),
        );
        const [first, second] = twice.map(({ status }) => status).sort();
        expect(first).toBe(200);
        expect([404, 409]).toContain(second);
        await Promise.all(twice.map((answer) => answer.text()));
        expect(await readdir(join(store.registry.root, 'staging')).catch(() => [])).toEqual([]);
        expect(reports).toEqual([]);
      }),
    ));

  test('an artefact with a path among its files that leads elsewhere is not begun', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf, reports }) => {
        const team = teamAt(url, await tokenOf('catalog'));
        for (const [what, path] of [
          ['a folder above', '../other.js'],
          ['a folder above, in the middle', 'browser/../../other.js'],
          ['a root', '/etc/passwd'],
          ['no name', 'browser//other.js'],
          ['a folder of its own', 'browser/./other.js'],
          ['the folder of another system', 'browser\\..\\other.js'],
          ['what no disk takes', 'browser/a\0b.js'],
          ['a name too long for a disk', `browser/${'a'.repeat(251)}.js`],
          ['a folder that is no build', 'other/a.js'],
          ['artifact.json', 'artifact.json'],
          ['a file as a folder', `${PATH}/more.js`],
        ] as const) {
          const { [path]: file } = recordsOf({ [path]: 'x' });
          const answer = await team.begin({ ...FILES, [path]: file });
          expect([what, answer.status, await answer.text()]).toEqual([
            what,
            422,
            expect.stringContaining('path'),
          ]);
        }
        expect(reports).toEqual([]);
      }),
    ));

  test('an artefact that is too large, or of too many files, is not begun', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf }) => {
        const team = teamAt(url, await tokenOf('catalog'));
        const { integrity } = FILES[PATH];
        const huge = { ...FILES, [PATH]: { integrity, bytes: 64 * 1024 * 1024 } };
        expect((await team.begin(huge)).status).toBe(413);
        const many = Object.fromEntries(
          Array.from({ length: 2_001 }, (_, n) => [`browser/${n}.js`, { integrity, bytes: 1 }]),
        );
        expect((await team.begin(many)).status).toBe(413);
        const long = await team.post('/v1/uploads', { artifact: 'x'.repeat(9 * 1024 * 1024) });
        expect(long.status).toBe(413);
      }),
    ));

  // RELEASE-12
  test.each([
    ['4,000 routes', 4_000, (n: number) => route(`/zz/a${n}`)],
    ['50,000 routes that are none', 50_000, () => 1],
  ])('begin > %s > answers rule, place and remedy, and begins nothing', (_, count, make) =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf }) => {
        const team = teamAt(url, await tokenOf('catalog'));
        const { descriptor, ...rest } = remoteArtifact('catalog', { version: V2 });
        const routes = Array.from({ length: count }, (_one, n) => make(n));
        const artifact = JSON.stringify({ ...rest, descriptor: { ...descriptor, routes } });
        const answer = await team.post('/v1/uploads', { artifact });
        expect([answer.status, await answer.json()]).toEqual([
          422,
          {
            error: `too-large, upload, artifact.json, descriptor.routes: has ${count} entries of at most 300. Use patterns with parameters for many addresses, or divide the remote into two.`,
          },
        ]);
        expect(await readdir(join(store.dataDir, 'uploads')).catch(() => [])).toEqual([]);
      }),
    ),
  );

  // RELEASE-13
  test('release > a team has many waiting > teams take turns, the fourth is refused, uploads stay', () => {
    const ran: string[] = [];
    const running: (() => void)[] = [];
    const run: Trial['run'] = async ({ changed }) => {
      ran.push([...changed].join());
      await new Promise<void>((resolve) => running.push(resolve));
      return { refusals: [], ran: 'nothing was run' };
    };
    return withStore((store) =>
      withService(
        store,
        async ({ url, tokenOf }) => {
          const { registry, dataDir } = store;
          const team = teamAt(url, await tokenOf('catalog'));
          const colleague = teamAt(url, await tokenOf('catalog'));
          const others = teamAt(url, await tokenOf('checkout'));
          const versions = ['catalog', 'catalog', 'catalog', 'checkout'].map((app, n) => ({
            ...{ app, version: `1.1.0-0000000${n}` },
          }));
          for (const { app, version } of versions) {
            await storeArtifact(registry, remoteArtifact(app, { version }));
          }
          const ship = (by: typeof team, held?: object, uploads: string[] = []) =>
            by.post('/v1/releases', { uploads, stored: held ? [held] : [] });
          const { id } = (await (await team.begin()).json()) as UploadAnswer;
          await team.put(id, 0, SCRIPT);

          const first = ship(team, versions[0]);
          await until(() => running.length === 1, 'the first is run');
          const waiting = [
            await ship(team, undefined, [id]),
            await ship(team, versions[1]),
            await ship(colleague, versions[2]),
          ];
          const refused = await ship(colleague, versions[2]);
          expect([refused.status, await refused.json()]).toEqual([
            409,
            { error: expect.stringMatching(/^3 releases of catalog wait already\. Ship again/) },
          ]);
          const [callers = ''] = await readdir(join(dataDir, 'uploads'));
          expect(await readdir(join(dataDir, 'uploads', callers))).toContain(id);
          expect(await readdir(join(registry.root, 'staging'))).toEqual([]);
          const other = await ship(others, versions[3]);

          for (let ended = 0; ended < 5; ended += 1) {
            await until(() => running.length === 1, `release ${ended} is run`);
            running.pop()?.();
          }
          for (const answer of [await first, ...waiting, other]) {
            expect((await answer.text()).trim().split('\n').at(-1)).toContain('"done"');
          }
          expect(ran).toEqual(['catalog', 'checkout', 'catalog', 'catalog', 'catalog']);
        },
        run,
      ),
    );
  });

  test('an app that is named twice in a release is refused, and nothing is left of its uploads', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf }) => {
        const team = teamAt(url, await tokenOf('catalog'));
        const { id } = (await (
          await team.begin(remoteArtifact('catalog').files)
        ).json()) as UploadAnswer;
        const held = { app: 'catalog', version: V1 };
        for (const [uploads, stored] of [
          [[], [held, held]],
          [[id], [held]],
        ]) {
          const answer = await team.post('/v1/releases', { uploads, stored });
          expect([answer.status, await answer.text()]).toEqual([
            422,
            expect.stringContaining('catalog is named twice'),
          ]);
        }
        expect(await readdir(join(store.registry.root, 'staging'))).toEqual([]);
      }),
    ));

  test('a team has twenty uploads begun at most, also where it begins them all at once', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf }) => {
        const team = teamAt(url, await tokenOf('catalog'));
        const begun = await Promise.all(
          Array.from({ length: 25 }, (_, n) =>
            team.begin({ ...FILES, [PATH]: { ...FILES[PATH], bytes: n + 1 } }),
          ),
        );
        const statuses = begun.map(({ status }) => status);
        expect(statuses.filter((status) => status === 201)).toHaveLength(20);
        expect(statuses.filter((status) => status === 409)).toHaveLength(5);
      }),
    ));

  test('a token in the address opens nothing, and is written nowhere', () =>
    withStore((store) =>
      withService(store, async ({ url, tokenOf, reports }) => {
        const token = await tokenOf();
        for (const name of ['token', 'access_token', 'authorization']) {
          const answer = await fetch(`${url}/v1/tokens?${name}=${token}`);
          expect(answer.status).toBe(401);
        }
        const calls = await store.registry.records.calls(10);
        expect(calls).toHaveLength(3);
        expect(JSON.stringify([calls, reports])).not.toContain(token);
        expect(calls[0]?.call.of).toBe('GET /v1/tokens');
      }),
    ));
});

import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  AUDIT_INTAKE,
  type ReleaseEntry,
  releaseEntriesSchema,
} from '@evmandi/contract/platform/release-entries';
import { isSignedBy } from '@evmandi/contract/platform/signed-call';
import { newCall } from '../registry/records/records.ts';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { onBothStores } from '../testing/stores.ts';
import { logged } from './call-log.ts';
import { localCaller, staffCaller } from './caller.ts';
import { sendEntries } from './outbox.ts';
import { keptSecret } from './secret.ts';

const SECRET = 'a secret of the tests that is long enough';

/** An API that takes entries in, unless it is away. */
async function withApi(
  work: (api: {
    apiUrl: string;
    taken: string[];
    entries: ReleaseEntry[];
    away: (is: boolean) => void;
  }) => Promise<void>,
) {
  const taken: string[] = [];
  const kept: ReleaseEntry[] = [];
  let isAway = false;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { at, entries, signature } = JSON.parse(Buffer.concat(chunks).toString());
    const call = { at, method: 'POST', path: AUDIT_INTAKE, body: entries };
    if (isAway || !isSignedBy(SECRET, call, signature)) return response.writeHead(503).end('away');
    const sent = releaseEntriesSchema.parse(JSON.parse(entries));
    kept.push(...sent);
    taken.push(...sent.map(({ kind }) => kind));
    return response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const away = (is: boolean) => {
    isAway = is;
  };
  await work({ apiUrl: `http://127.0.0.1:${port}`, taken, entries: kept, away }).finally(() =>
    server.close(),
  );
}

onBothStores('the way to the audit log', (withStore) => {
  test('calls follow once the API is back, each once, with those whose process was killed', () =>
    withStore(({ registry: { records } }) =>
      withApi(async ({ apiUrl, taken, away }) => {
        const destination = { apiUrl, secret: SECRET };
        const caller = localCaller();
        away(true);
        const about = { caller, what: 'ship', of: 'catalog\0 1' };
        await logged(
          records,
          about,
          async () => 7,
          (composition) => ({ text: 'it', composition }),
        );
        await expect(
          logged(
            records,
            { caller, what: 'rollback' },
            async () => {
              throw new Error('broken');
            },
            () => ({ text: '' }),
          ),
        ).rejects.toThrow('broken');
        await expect(sendEntries(records, destination)).rejects.toThrow('503');
        // Of a process that is gone, and of one that is at it.
        const call = { ...newCall({ what: 'ship', who: 'somebody' }), startTime: '1' };
        await records.beginCall({ ...call, pid: 2 ** 22 - 1 });
        await records.beginCall(newCall({ what: 'ship', who: 'somebody' }));
        away(false);
        expect(await sendEntries(records, destination)).toBe(3);
        expect(taken.sort()).toEqual(['interrupted', 'rollback_failed', 'shipped']);
        expect(await sendEntries(records, destination)).toBe(0);
        expect(await records.unsent(10)).toHaveLength(1);
        const wrong = { apiUrl, secret: 'another secret' };
        await logged(
          records,
          { caller, what: 'ship' },
          async () => 8,
          () => ({ text: 'it' }),
        );
        await expect(sendEntries(records, wrong)).rejects.toThrow('503');
        expect(await sendEntries(records, destination)).toBe(1);
      }),
    ));

  // AUDIT-3
  test('a call of staff with an account > sent > names person, account and address', () =>
    withStore(({ registry: { records } }) =>
      withApi(async ({ apiUrl, entries }) => {
        const account = { id: '7', username: 'platform', address: '203.0.113.9' };
        const work = async () => undefined;
        for (const caller of [
          staffCaller({ by: 'Asha Rao', account }, '127.0.0.1'),
          staffCaller({ by: 'Asha Rao' }, '127.0.0.1'),
        ]) {
          await logged(records, { caller, what: 'pin', of: 'catalog' }, work, () => ({ text: '' }));
        }
        expect(await sendEntries(records, { apiUrl, secret: SECRET })).toBe(2);
        expect(entries).toMatchObject([
          {
            ...{ kind: 'pinned', by: 'Asha Rao', address: '203.0.113.9' },
            account: { id: '7', username: 'platform' },
          },
          { kind: 'pinned', by: 'Asha Rao', address: '127.0.0.1' },
        ]);
        expect(entries[1]?.account).toBeUndefined();
      }),
    ));
});

const FOR_OWNER_ALONE = 0o600;

// RELEASE-14
test('keptSecret > no file yet > writes one that its owner alone can read, and keeps it', () =>
  inTemporaryFolder(async (folder) => {
    const dataDir = join(folder, 'data');
    const secret = await keptSecret(dataDir);
    const file = join(dataDir, 'release-secret');
    expect((await stat(file)).mode & 0o777).toBe(FOR_OWNER_ALONE);
    expect(await readFile(file, 'utf8')).toBe(`${secret}\n`);
    expect(await keptSecret(dataDir)).toBe(secret);
  }));

// RELEASE-14
test.each([0o644, 0o640, 0o604])('keptSecret > a file of mode %o > makes a new secret', (mode) =>
  inTemporaryFolder(async (dataDir) => {
    const file = join(dataDir, 'release-secret');
    await writeFile(file, `${SECRET}\n`);
    await chmod(file, mode);
    const secret = await keptSecret(dataDir);
    expect(secret).not.toBe(SECRET);
    expect((await stat(file)).mode & 0o777).toBe(FOR_OWNER_ALONE);
    expect(await readdir(dataDir)).toEqual(['release-secret']);
    expect(await keptSecret(dataDir)).toBe(secret);
  }),
);

import { releaseEntry, signedEntries } from '../../testing/release-entries.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

const PATH = '/api/internal/audit';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api?.close());

async function listed(text: string) {
  const answer = await api.get(
    `/api/admin/audit?group=releases&q=${encodeURIComponent(text)}`,
    await api.as('admin'),
  );
  return answer.json<{ entries: Record<string, unknown>[] }>().entries;
}

test('what the release service did is in the audit log once, however often it is sent', async () => {
  const [first, second] = [
    releaseEntry({ text: 'sent twice' }),
    releaseEntry({ text: 'sent later' }),
  ];
  const kept = await api.post(PATH, signedEntries([first]));
  expect(kept.json()).toEqual({ kept: [first.id] });
  await Promise.all([
    api.post(PATH, signedEntries([first, second])),
    api.post(PATH, signedEntries([second, first, first])),
  ]);
  expect(await listed('sent later')).toHaveLength(1);
  expect(await listed('sent twice')).toMatchObject([
    {
      kind: 'shipped',
      subject: 'release',
      by: 'token of catalog',
      at: first.at,
      address: '203.0.113.7',
      after: { composition: '2' },
    },
  ]);
  expect(await listed('sent twice')).toHaveLength(1);
});

test('nothing is kept that was not signed with the secret, or is no entry', async () => {
  const entry = releaseEntry({ text: 'forged' });
  const forged = await api.post(PATH, signedEntries([entry], 'another secret'));
  expect(forged.json()).toMatchObject({ code: 'signature_refused' });
  const changed = { ...signedEntries([entry]), entries: JSON.stringify([releaseEntry()]) };
  expect((await api.post(PATH, changed)).statusCode).toBe(401);
  const broken = await api.post(PATH, signedEntries([{ ...entry, kind: 'No Kind' }]));
  expect(broken.json()).toMatchObject({ code: 'invalid_entries' });
  expect(await listed('forged')).toEqual([]);
});

// AUDIT-3
test('an entry with an account > kept > is told with the account and the address of its person', async () => {
  const { id } = await api.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'platform')
    .executeTakeFirstOrThrow();
  const [real, unknown, renamed] = [
    releaseEntry({ by: 'Asha Rao', text: 'by platform', account: { id, username: 'platform' } }),
    releaseEntry({ text: 'by nobody here', account: { id: '999999', username: 'platform' } }),
    releaseEntry({ text: 'by another id', account: { id, username: 'somebody' } }),
  ];
  const kept = await api.post(PATH, signedEntries([real, unknown, renamed]));
  expect(kept.json().kept).toHaveLength(3);
  expect(await listed('by platform')).toMatchObject([
    { by: 'Asha Rao', account: 'platform', userId: id, address: '203.0.113.7' },
  ]);
  expect(await listed('by nobody here')).toMatchObject([
    { account: null, userId: null, after: { account: 'platform' } },
  ]);
  expect(await listed('by another id')).toMatchObject([
    { account: null, userId: null, after: { account: 'somebody' } },
  ]);
});

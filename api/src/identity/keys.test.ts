import { onSampleData } from '../../testing/both-databases.ts';
import { daysAgo } from '../database/days-ago.ts';
import { givenKeys, storedKeys } from './keys.ts';
import { createTokens } from './tokens.ts';

const SESSION = '0198e3a4-0000-7000-8000-000000000001';
const account = { id: '1', tokenVersion: 1 };
const bearer = async (token: Promise<string>) => `Bearer ${await token}`;

onSampleData('keys in the database', (api) => {
  /** As another process, or this one after a restart. */
  const process = () => createTokens(storedKeys(api().db));
  const age = (days: number) =>
    api()
      .db.updateTable('token_keys')
      .set({ made_at: daysAgo(days) })
      .execute();

  test('what one process signs, another believes, also when it read the keys before', async () => {
    const [first, second] = [process(), process()];
    await second.read(await bearer(first.give(account, SESSION)));
    await age(30);
    const token = await bearer(process().give(account, SESSION));
    expect(await second.read(token)).toMatchObject({ sub: '1', jti: SESSION });
  });

  test('a new key signs after 30 days, and the old one is believed until its tokens are gone', async () => {
    await api().db.deleteFrom('token_keys').execute();
    const old = await bearer(process().give(account, SESSION));
    await age(30);
    await process().give(account, SESSION);
    const keys = () => api().db.selectFrom('token_keys').select('id').execute();
    expect(await keys()).toHaveLength(2);
    expect(await process().read(old)).toMatchObject({ jti: SESSION });
    await age(31);
    expect(await process().read(old)).toBeUndefined();
  });
});

test('of given secrets the first signs and all are believed', async () => {
  const [old, next] = [
    'an old secret of the deployment, long',
    'a new secret of the deployment, long',
  ];
  const [before, during, after] = [[old], [next, old], [next]].map(([first = '', ...others]) =>
    createTokens(givenKeys([first, ...others])),
  );
  const oldToken = await bearer(before?.give(account, SESSION) ?? Promise.reject());
  const newToken = await bearer(during?.give(account, SESSION) ?? Promise.reject());
  expect(await during?.read(oldToken)).toMatchObject({ jti: SESSION });
  expect(await after?.read(oldToken)).toBeUndefined();
  expect(await after?.read(newToken)).toMatchObject({ jti: SESSION });
});

import { sql } from 'kysely';
import {
  factorsSchema,
  passkeyOfferSchema,
  passkeyRequestSchema,
} from '../../../contract/factors.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { softPasskey } from '../../../testing/soft-passkey.ts';
import { type DemoAccount, TEST_SECRET, testApi } from '../../../testing/test-api.ts';
import { buildApp } from '../../app.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';

type Headers = { authorization: string };
type Soft = ReturnType<typeof softPasskey>;

onSampleData('passkeys', (api) => {
  beforeEach(async () => {
    for (const table of ['passkeys', 'passkey_challenges', 'tries', 'failed_tries'] as const) {
      await api().db.deleteFrom(table).execute();
    }
    await api().db.deleteFrom('rate_counts').execute();
  });

  const offer = async (headers: Headers) =>
    passkeyOfferSchema.parse((await api().post('/api/auth/passkeys/options', {}, headers)).json());
  const send = (headers: Headers, credential: object) =>
    api().post('/api/auth/passkeys', { credential }, headers);
  async function added(who: DemoAccount = 'dealer', counter = 0): Promise<Soft> {
    const headers = await api().as(who);
    const passkey = softPasskey();
    const answer = await send(headers, passkey.create({ ...(await offer(headers)), counter }));
    expect([answer.statusCode, answer.json().message]).toEqual([201, undefined]);
    return passkey;
  }
  const challenge = async () => {
    const answer = await api().post('/api/auth/login/passkey/options', {});
    return passkeyRequestSchema.parse(answer.json()).challenge;
  };
  const signIn = (credential: object) => api().post('/api/auth/login/passkey', { credential });
  const events = async (kind: string) =>
    (
      await api()
        .db.selectFrom('events')
        .where('subject', '=', 'account')
        .where('kind', '=', kind)
        .select(['actor', 'text'])
        .execute()
    ).length;
  const age = (headers: Headers) =>
    api()
      .db.updateTable('sessions')
      .set({ confirmed_at: new Date(Date.now() - 11 * 60_000) })
      .where('id', '=', JSON.parse(atob(headers.authorization.split('.')[1] ?? '')).jti)
      .execute();

  test('one that was added signs in without a name, and its session has two factors', async () => {
    const before = await events('passkey_added');
    const passkey = await added();
    expect(await events('passkey_added')).toBe(before + 1);
    const answer = await signIn(passkey.get({ challenge: await challenge() }));
    expect([answer.statusCode, answer.json().user.username]).toEqual([200, 'dealer']);
    const headers = { authorization: `Bearer ${answer.json().token}` };
    const { passkeys } = factorsSchema.parse(
      (await api().get('/api/auth/factors', headers)).json(),
    );
    expect(passkeys).toMatchObject([{ id: passkey.id, name: 'Unknown device' }]);
    expect(passkeys[0]?.usedAt).not.toBeNull();
    const [session] = await api()
      .db.selectFrom('sessions')
      .orderBy('created_at', 'desc')
      .select('second_factor')
      .limit(1)
      .execute();
    expect(session?.second_factor).toBe(true);
  });

  test('what is not of this site, this challenge and its person opens nothing', async () => {
    const [passkey, other] = [await added(), softPasskey()];
    const fresh = challenge;
    const wrong: [string, object][] = [
      ['origin', passkey.get({ challenge: await fresh(), origin: 'https://evil.example' })],
      ['domain', passkey.get({ challenge: await fresh(), rpId: 'evil.example' })],
      ['no verification', passkey.get({ challenge: await fresh(), userVerified: false })],
      ['own challenge', passkey.get({ challenge: 'AAAA' })],
      ['other person', passkey.get({ challenge: await fresh(), userHandle: 'OTk5' })],
      ['unknown passkey', other.get({ challenge: await fresh() })],
      [
        'other key',
        { ...other.get({ challenge: await fresh() }), id: passkey.id, rawId: passkey.id },
      ],
      ['kind', { ...passkey.create({ challenge: await fresh() }) }],
    ];
    const answers = await Promise.all(
      wrong.map(async ([name, credential]) => [name, (await signIn(credential)).statusCode]),
    );
    expect(answers).toEqual(wrong.map(([name]) => [name, name === 'kind' ? 422 : 401]));
    const counted = await api()
      .db.selectFrom('failed_tries')
      .select(['user_id', 'untold'])
      .orderBy('user_id')
      .execute();
    // Of the account six, of a passkey that there is not one; the first of each has its entry.
    expect(counted).toMatchObject([
      { user_id: expect.any(String), untold: 5 },
      { user_id: null, untold: 0 },
    ]);
  });

  test('the longest signature that an algorithm has is verified, not taken for broken', async () => {
    const passkey = await added();
    const { response, ...rest } = passkey.get({ challenge: await challenge() });
    // ML-DSA-87, which newer versions of Node verify.
    const long = { ...response, signature: 'A'.repeat(6_170) };
    expect((await signIn({ ...rest, response: long })).statusCode).toBe(401);
  });

  test('a challenge is signed once, for what it was given out, and for some minutes', async () => {
    const passkey = await added();
    const answer = passkey.get({ challenge: await challenge() });
    const both = await Promise.all([signIn(answer), signIn(answer)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const headers = await api().as('dealer');
    const ofSession = passkey.get(await offer(headers));
    expect((await signIn(ofSession)).statusCode).toBe(401);
    const late = await challenge();
    await api()
      .db.updateTable('passkey_challenges')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await signIn(passkey.get({ challenge: late }))).statusCode).toBe(401);
  });

  test('one is added to the session that asked, once, with a challenge of its own', async () => {
    const [mine, theirs] = [await api().as('dealer'), await api().as('customer')];
    const passkey = softPasskey();
    const refusals = [
      await send(theirs, passkey.create(await offer(mine))),
      await send(mine, passkey.create({ challenge: await challenge() })),
      await send(mine, passkey.create({ ...(await offer(mine)), origin: 'https://evil.example' })),
      await send(mine, passkey.create({ ...(await offer(mine)), rpId: 'evil.example' })),
      await send(mine, passkey.create({ ...(await offer(mine)), userVerified: false })),
    ];
    expect(refusals.map((answer) => answer.json().code)).toEqual(Array(5).fill('passkey_refused'));
    expect((await send(mine, passkey.create(await offer(mine)))).statusCode).toBe(201);
    const again = await send(theirs, passkey.create(await offer(theirs)));
    expect(again.json().code).toBe('known_passkey');
  });

  test('a counter that went back is refused, and told', async () => {
    const passkey = await added('dealer', 5);
    const at = async (counter: number) =>
      (await signIn(passkey.get({ challenge: await challenge(), counter }))).statusCode;
    const before = await events('passkey_refused');
    expect([await at(6), await at(6), await at(3), await at(0), await at(7)]).toEqual([
      200, 401, 401, 401, 200,
    ]);
    expect(await events('passkey_refused')).toBe(before + 3);
  });

  // LIMIT-8
  test('an address past its 300 failures > a passkey > is refused, and is tried later', async () => {
    const passkey = await added();
    const tryWrong = () => signIn(softPasskey().get({ challenge: 'AAAA' }));
    expect((await tryWrong()).statusCode).toBe(401);
    // Ten past the limit, so that the test may take five minutes.
    const changed = await api()
      .db.updateTable('tries')
      .set({ next_at: sql`clock_timestamp() + interval '30 seconds' * 310` })
      .where('key', 'like', 'failures:passkey:%')
      .executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(1n);
    const closed = await Promise.all([tryWrong(), signIn(passkey.get({ challenge: 'AAAA' }))]);
    expect(closed.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    const counted = await api()
      .db.selectFrom('failed_tries')
      .select(['kind', 'untold'])
      .orderBy('untold')
      .execute();
    expect(counted).toEqual([
      { kind: 'sign_in_failed', untold: 0 },
      { kind: 'sign_in_failed', untold: 1 },
    ]);
    await api()
      .db.updateTable('tries')
      .set({ next_at: sql`next_at - interval '6 minutes'` })
      .execute();
    const right = await signIn(passkey.get({ challenge: await challenge() }));
    expect(right.statusCode).toBe(200);
  });

  test('its owner names and removes it, with the password where the sign-in is not fresh', async () => {
    const passkey = await added();
    const [owner, other] = [await api().as('dealer'), await api().as('customer')];
    const path = `/api/auth/passkeys/${passkey.id}`;
    const rename = (headers: Headers, name = 'Desk') => api().patch(path, { name }, headers);
    const remove = (headers: Headers) => api().app.inject({ method: 'DELETE', url: path, headers });
    expect([(await rename(other)).statusCode, (await remove(other)).statusCode]).toEqual([
      404, 404,
    ]);
    expect((await rename(owner, '')).json().errors[0].path).toBe('name');
    expect((await rename(owner)).json().passkeys[0].name).toBe('Desk');
    await age(owner);
    expect((await remove(owner)).json().code).toBe('confirmation_needed');
    const confirm = (currentPassword: string) =>
      api().post('/api/auth/confirm', { currentPassword }, owner);
    expect((await confirm('wrong')).json().errors[0].path).toBe('currentPassword');
    const counted = await api().db.selectFrom('failed_tries').select('kind').execute();
    expect(counted).toEqual([{ kind: 'password_refused' }]);
    expect((await confirm('evmandi-dealer')).statusCode).toBe(200);
    expect((await remove(owner)).json().passkeys).toEqual([]);
    expect((await remove(owner)).statusCode).toBe(404);
    expect((await signIn(passkey.get({ challenge: await challenge() }))).statusCode).toBe(401);
  });
});

test('a site without a secure address has none, and says so', async () => {
  const api = await testApi();
  const app = await buildApp({
    db: api.db,
    secrets: [TEST_SECRET],
    corsOrigins: [],
    settings: { ...DEFAULT_SETTINGS, relyingParty: null },
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login/passkey/options',
    payload: {},
  });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'passkeys_unavailable']);
  await app.close();
  await api.close();
});

import type { LightMyRequestResponse } from 'fastify';
import { TOTP } from 'otpauth';
import { loginResponseSchema, signInStepSchema } from '../../../contract/auth.ts';
import {
  authenticatorOfferSchema,
  factorsSchema,
  firstSignInSchema,
  recoveryCodesSchema,
} from '../../../contract/factors.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { softPasskey } from '../../../testing/soft-passkey.ts';
import type { DemoAccount } from '../../../testing/test-api.ts';

/** Far more than are tried. */
const GUESSES = process.env.EVMANDI_FULL ? 100 : 20;

type Headers = { authorization: string };

const BY_COOKIE = { 'browser-bond': 'cookie' };

/** What a browser sends of the cookies of an answer. */
const cookiesOf = ({ headers }: LightMyRequestResponse): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** The code of a secret, now or so many steps of time away. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
const wrongFor = (secret: string) =>
  ['000000', '111111', '222222', '333333', '444444'].find((code) =>
    [-1, 0, 1].every((steps) => codeOf(secret, steps) !== code),
  ) ?? '';

onSampleData('the second step', (api) => {
  const role = async (name: string, needed: boolean) =>
    api()
      .db.updateTable('roles')
      .set({ needs_second_factor: needed })
      .where('name', '=', name)
      .execute();

  beforeEach(async () => {
    const { db } = api();
    for (const table of ['authenticators', 'recovery_codes', 'sign_in_tickets'] as const) {
      await db.deleteFrom(table).execute();
    }
    for (const table of [
      'passkeys',
      'tries',
      'failed_tries',
      'rate_counts',
      'known_devices',
    ] as const) {
      await db.deleteFrom(table).execute();
    }
    await role('Dealer', false);
  });

  const login = (username: DemoAccount, more: object = {}, headers: Record<string, string> = {}) =>
    api().post(
      '/api/auth/login',
      { username, password: `evmandi-${username}`, steps: true, ...more },
      headers,
    );
  const stepOf = async (username: DemoAccount) =>
    signInStepSchema.parse((await login(username)).json());
  const ticketOf = async (username: DemoAccount) => (await stepOf(username)).ticket ?? '';
  const enter = (
    ticket: string,
    code: string,
    more: object = {},
    headers: Record<string, string> = {},
  ) => api().post('/api/auth/login/code', { ticket, code, ...more }, headers);
  const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
  const remove = (url: string, headers: Headers) =>
    api().app.inject({ method: 'DELETE', url, headers });

  async function enrolled(username: DemoAccount = 'dealer') {
    const headers = await api().as(username);
    const offer = await api().post('/api/auth/authenticator', {}, headers);
    const { secret } = authenticatorOfferSchema.parse(offer.json());
    const wrong = await api().post(
      '/api/auth/authenticator/confirm',
      { code: wrongFor(secret) },
      headers,
    );
    expect(wrong.json().code).toBe('wrong_code');
    // The step before, so that the code of now is one that was not used.
    const code = codeOf(secret, -1);
    const answer = await api().post('/api/auth/authenticator/confirm', { code }, headers);
    const { recoveryCodes, factors } = recoveryCodesSchema.parse(answer.json());
    expect(factors.authenticator?.recoveryCodesLeft).toBe(10);
    return { headers, secret, recoveryCodes };
  }

  // AUTH-7
  test('password and code begin a session; a browser that is trusted is not asked for the code', async () => {
    const { secret } = await enrolled();
    const step = await stepOf('dealer');
    expect(step).toMatchObject({ next: 'code', needed: false, passkey: false });
    const code = codeOf(secret).replace(/^.../, '$& ');
    const answer = await enter(step.ticket ?? '', code, { trust: true }, BY_COOKIE);
    const { device, token } = loginResponseSchema.parse(answer.json());
    const cookie = cookiesOf(answer);
    const own = { ...bearer(token), cookie };
    expect((await api().get('/api/auth/me', own)).json().user.username).toBe('dealer');
    const trusted = await login('dealer', { device }, { cookie });
    expect(trusted.json()).toHaveProperty('token');
    // What scripts can copy of the browser, or plant in it, is not trusted.
    const planted = cookie.replace(/(trust_\w+=)[\w-]{3}/, '$1aaa');
    for (const shown of ['', planted]) {
      const copied = await login('dealer', { device }, { cookie: shown });
      expect(copied.json().next).toBe('code');
    }
    const elsewhere = await login('dealer', { device: 'x'.repeat(43) }, { cookie });
    expect(elsewhere.json().next).toBe('code');
    // An older sign-in page, which knows no steps, is not let in, and told what to do.
    expect((await login('dealer', { steps: undefined })).json().code).toBe('second_step');
    // Nor is the browser trusted any more once the password is another one.
    const change = { currentPassword: 'evmandi-dealer', newPassword: 'another password' };
    const changed = await api().post('/api/auth/change-password', change, own);
    const after = await login('dealer', { device, password: 'another password' }, { cookie });
    expect(after.json().next).toBe('code');
    await api().post(
      '/api/auth/change-password',
      { currentPassword: 'another password', newPassword: 'evmandi-dealer' },
      bearer(changed.json().token),
    );
  });

  test('a browser that keeps no cookies > cannot be trusted, and the step says so', async () => {
    const { secret } = await enrolled();
    const [plain, keeping] = [await login('dealer'), await login('dealer', {}, BY_COOKIE)];
    expect([plain.json().mayTrust, keeping.json().mayTrust]).toEqual([false, true]);
    expect(keeping.headers['set-cookie']).toBeUndefined();
    const answer = await enter(plain.json().ticket, codeOf(secret), { trust: true });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { device } = loginResponseSchema.parse(answer.json());
    expect((await login('dealer', { device })).json().next).toBe('code');
  });

  test('a code is taken once, also of many at once, and none of long before', async () => {
    const { secret } = await enrolled();
    const tickets = [await ticketOf('dealer'), await ticketOf('dealer'), await ticketOf('dealer')];
    const code = codeOf(secret);
    const answers = await Promise.all(tickets.map((ticket) => enter(ticket, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    const late = await ticketOf('dealer');
    expect((await enter(late, codeOf(secret, -1))).json().code).toBe('code_used');
    expect((await enter(late, codeOf(secret, -3))).json().code).toBe('wrong_code');
    expect((await enter(late, codeOf(secret, 1))).statusCode).toBe(200);
  });

  test(`of ${GUESSES} wrong codes at once five are tried`, async () => {
    const { secret } = await enrolled();
    const tickets = [await ticketOf('dealer'), await ticketOf('dealer')];
    const wrong = wrongFor(secret);
    const answers = await Promise.all(
      Array.from({ length: GUESSES }, (_, n) =>
        api().app.inject({
          method: 'POST',
          url: '/api/auth/login/code',
          remoteAddress: `203.0.113.${n}`,
          payload: { ticket: tickets[n % 2], code: wrong },
        }),
      ),
    );
    expect(answers.filter((answer) => answer.json().code === 'wrong_code')).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(GUESSES - 5);
    const [refused] = answers.filter(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(30);
    // All count as sign-ins that failed, and share their entries.
    const [counted] = await api().db.selectFrom('failed_tries').selectAll().execute();
    expect(counted).toMatchObject({ kind: 'sign_in_failed', untold: GUESSES - 1 });
  });

  test('a ticket is no token, and good for one sign-in of its own kind and password', async () => {
    const { secret } = await enrolled();
    const ticket = await ticketOf('dealer');
    expect((await api().get('/api/auth/me', bearer(ticket))).statusCode).toBe(401);
    const first = await api().post('/api/auth/login/authenticator', { ticket });
    expect(first.json().code).toBe('ticket_over');
    const right = await enter(ticket, codeOf(secret));
    expect(right.statusCode).toBe(200);
    expect((await enter(ticket, codeOf(secret, 1))).json().code).toBe('ticket_over');
    const token = right.json().token;
    expect((await enter(token, codeOf(secret, 1))).json().errors[0].path).toBe('ticket');
    const other = await ticketOf('dealer');
    await api()
      .db.updateTable('users')
      .set((eb) => ({ token_version: eb('token_version', '+', 1) }))
      .where('username', '=', 'dealer')
      .execute();
    expect((await enter(other, codeOf(secret, 1))).json().code).toBe('ticket_over');
  });

  test('a recovery code does instead, once; new ones end the earlier ones', async () => {
    const { recoveryCodes, headers } = await enrolled();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = '', other = '', third = ''] = recoveryCodes;
    const tickets = [await ticketOf('dealer'), await ticketOf('dealer')];
    const both = await Promise.all(tickets.map((ticket) => enter(ticket, code.toUpperCase())));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const mine = async () =>
      factorsSchema.parse((await api().get('/api/auth/factors', headers)).json());
    expect((await mine()).authenticator?.recoveryCodesLeft).toBe(9);
    expect((await enter(await ticketOf('dealer'), other.replaceAll('-', ' '))).statusCode).toBe(
      200,
    );
    const answer = await api().post('/api/auth/recovery-codes', {}, headers);
    const renewed = recoveryCodesSchema.parse(answer.json());
    expect(renewed.factors.authenticator?.recoveryCodesLeft).toBe(10);
    expect((await enter(await ticketOf('dealer'), third)).json().code).toBe('wrong_code');
    const [fresh = ''] = renewed.recoveryCodes;
    expect((await enter(await ticketOf('dealer'), fresh)).statusCode).toBe(200);
    const told = await api()
      .db.selectFrom('events')
      .where('kind', '=', 'recovery_code_used')
      .select('actor')
      .execute();
    expect(told).toHaveLength(3);
    const kept = await api().db.selectFrom('recovery_codes').select('hash').execute();
    expect(kept.map(({ hash }) => hash)).not.toContain(fresh);
  });

  test('who needs a factor and has none adds one before a session begins, and cannot be without', async () => {
    const before = await api().as('dealer');
    await role('Dealer', true);
    expect((await api().get('/api/auth/me', before)).statusCode).toBe(401);
    const { next, ticket } = await stepOf('dealer');
    expect(next).toBe('enrol');
    expect((await enter(ticket ?? '', '123456')).json().code).toBe('ticket_over');
    const offer = await api().post('/api/auth/login/authenticator', { ticket });
    const { secret, uri } = authenticatorOfferSchema.parse(offer.json());
    expect(uri).toContain(`secret=${secret}`);
    const confirm = (code: string) =>
      api().post('/api/auth/login/authenticator/confirm', { ticket, code });
    expect((await confirm(wrongFor(secret))).json().code).toBe('wrong_code');
    const answer = await confirm(codeOf(secret));
    const { token, recoveryCodes } = firstSignInSchema.parse(answer.json());
    expect(recoveryCodes).toHaveLength(10);
    expect((await confirm(codeOf(secret, 1))).statusCode).toBe(422);
    const headers = bearer(token);
    expect((await remove('/api/auth/authenticator', headers)).json().code).toBe('last_factor');
    // A new password keeps the session what it was.
    const change = { currentPassword: 'evmandi-dealer', newPassword: 'another password' };
    const changed = await api().post('/api/auth/change-password', change, headers);
    const after = bearer(changed.json().token);
    expect((await api().get('/api/auth/factors', after)).json().needed).toBe(true);
    const back = { currentPassword: 'another password', newPassword: 'evmandi-dealer' };
    await api().post('/api/auth/change-password', back, after);
  });

  test('a passkey is both factors: who has one needs no app, and the password alone adds none', async () => {
    const headers = await api().as('dealer');
    const passkey = softPasskey();
    const options = (await api().post('/api/auth/passkeys/options', {}, headers)).json();
    await api().post('/api/auth/passkeys', { credential: passkey.create(options) }, headers);
    await role('Dealer', true);
    // The session in which it was made has shown it.
    expect((await api().get('/api/auth/me', headers)).statusCode).toBe(200);
    expect(await stepOf('dealer')).toEqual({
      next: 'passkey',
      ticket: null,
      needed: true,
      passkey: true,
    });
    const { challenge } = (await api().post('/api/auth/login/passkey/options', {})).json();
    const credential = passkey.get({ challenge });
    const answer = await api().post('/api/auth/login/passkey', { credential });
    expect((await api().get('/api/auth/me', bearer(answer.json().token))).statusCode).toBe(200);
    const path = `/api/auth/passkeys/${passkey.id}`;
    expect((await remove(path, headers)).json().code).toBe('last_factor');
  });

  test('an administrator takes a factor away, which is told, and ends the sessions; a new password does not', async () => {
    const admin = await api().as('admin');
    const { headers } = await enrolled('customer');
    const list = await api().get('/api/admin/accounts?q=customer', admin);
    const [account] = list.json().accounts;
    expect(account).toMatchObject({ authenticator: true, passkeys: 0 });
    const path = `/api/admin/accounts/${account.id}`;
    const link = await api().post(`${path}/password-links`, undefined, admin);
    const token = link.json().path.split('#')[1];
    const newPassword = 'evmandi-customer';
    await api().post('/api/auth/password-links/use', { token, newPassword });
    expect((await stepOf('customer')).next).toBe('code');
    expect((await api().get('/api/auth/me', headers)).statusCode).toBe(401);
    expect((await remove(`${path}/authenticator`, headers)).statusCode).toBe(401);
    const answer = await remove(`${path}/authenticator`, admin);
    expect([answer.statusCode, answer.json().authenticator]).toEqual([200, false]);
    expect((await remove(`${path}/authenticator`, admin)).json().code).toBe('no_factor');
    expect((await remove(`${path}/passkeys`, admin)).json().code).toBe('no_factor');
    expect((await login('customer')).json()).toHaveProperty('token');
    const told = await api()
      .db.selectFrom('events')
      .where('subject_id', '=', account.id)
      .where('kind', 'in', ['authenticator_on', 'authenticator_off'])
      .orderBy('id')
      .select(['kind', 'actor'])
      .execute();
    expect(told).toEqual([
      { kind: 'authenticator_on', actor: 'Imran Shaikh' },
      { kind: 'authenticator_off', actor: 'Asha Rao' },
    ]);
  });
});

import { TOTP } from 'otpauth';
import {
  authenticatorOfferSchema,
  passkeyOfferSchema,
  recoveryCodesSchema,
} from '../../../contract/factors.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { softPasskey } from '../../../testing/soft-passkey.ts';
import { ROUTES } from '../../routes.ts';

type Headers = { authorization: string };

/** What gives power that outlives a session, written apart from the table. */
const LASTING = [
  /^POST \/api\/admin\/platform\/tokens$/,
  /^POST \/api\/admin\/accounts(\/:id\/(approve|password-links))?$/,
  /^PATCH \/api\/admin\/accounts\/:id$/,
  /^DELETE \/api\/admin\/accounts\/:id\/(authenticator|passkeys)$/,
  /^(POST|PATCH|DELETE) \/api\/admin\/roles(\/:id)?$/,
  /^(POST|DELETE) \/api\/auth\/(passkeys|authenticator)(\/|$)/,
  /^POST \/api\/auth\/recovery-codes$/,
  /^GET \/api\/admin\/[\w/]+\.csv$/,
];
const LAST_MINUTES = 10;

// AUTH-6
test('release tokens, password links, roles, factors and exports take a confirmation, and nothing else does', () => {
  const names = ROUTES.map(({ method, url }) => `${method} ${url}`);
  const marked = ROUTES.filter(({ confirmed }) => confirmed).map(
    ({ method, url }) => `${method} ${url}`,
  );
  expect(marked).toEqual(names.filter((name) => LASTING.some((one) => one.test(name))));
  for (const one of LASTING) expect(marked.filter((name) => one.test(name))).not.toEqual([]);
});

onSampleData('confirming to be there', (api) => {
  beforeEach(async () => {
    const { db } = api();
    for (const table of ['authenticators', 'recovery_codes', 'passkeys', 'tries'] as const) {
      await db.deleteFrom(table).execute();
    }
    await db.deleteFrom('failed_tries').execute();
  });

  const sessionOf = ({ authorization }: Headers): string =>
    JSON.parse(atob(authorization.split('.')[1] ?? '')).jti;
  const age = (headers: Headers, minutes = LAST_MINUTES + 1) =>
    api()
      .db.updateTable('sessions')
      .set({ confirmed_at: new Date(Date.now() - minutes * 60_000) })
      .where('id', '=', sessionOf(headers))
      .execute();
  const exported = async (headers: Headers) => {
    const answer = await api().get('/api/admin/customers.csv', headers);
    return answer.statusCode === 200 ? 200 : answer.json().code;
  };
  const confirm = async (headers: Headers, shown: object) => {
    const answer = await api().post('/api/auth/confirm', shown, headers);
    return answer.statusCode === 200 ? 200 : answer.json().code;
  };

  test('ten minutes after the sign-in an export is refused, changes nothing and is done after it', async () => {
    const [headers, other] = [await api().as('admin'), await api().as('admin')];
    await age(headers, LAST_MINUTES - 1);
    expect(await exported(headers)).toBe(200);
    await age(headers);
    expect(await exported(headers)).toBe('confirmation_needed');
    const roles = async () => (await api().get('/api/admin/roles', headers)).json().roles.length;
    const before = await roles();
    const role = { name: 'By a stranger', permissions: [1001] };
    const refused = await api().post('/api/admin/roles', role, headers);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'confirmation_needed']);
    expect(await roles()).toBe(before);

    expect(await confirm(headers, { currentPassword: 'wrong' })).toBe('wrong_password');
    expect(await exported(headers)).toBe('confirmation_needed');
    expect(await confirm(headers, { currentPassword: 'evmandi-admin' })).toBe(200);
    expect(await exported(headers)).toBe(200);
    // Of that session alone.
    await age(other);
    expect(await exported(other)).toBe('confirmation_needed');
  });

  test('who may not do it is told that, before anything is asked', async () => {
    const headers = await api().as('customer');
    await age(headers);
    expect(await exported(headers)).toBe('permission_missing');
  });

  test('a code of the app and a recovery code do instead, each once', async () => {
    const headers = await api().as('admin');
    const offer = await api().post('/api/auth/authenticator', {}, headers);
    const totp = new TOTP({ secret: authenticatorOfferSchema.parse(offer.json()).secret });
    const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
    const added = await api().post('/api/auth/authenticator/confirm', { code: code(-1) }, headers);
    const [recovery = ''] = recoveryCodesSchema.parse(added.json()).recoveryCodes;
    await age(headers);
    const shown = code(0);
    expect(await confirm(headers, { code: 'abcd' })).toBe('wrong_code');
    expect(await confirm(headers, { code: shown })).toBe(200);
    expect(await exported(headers)).toBe(200);
    await age(headers);
    expect(await confirm(headers, { code: shown })).toBe('code_used');
    expect(await exported(headers)).toBe('confirmation_needed');
    expect(await confirm(headers, { code: recovery })).toBe(200);
    expect(await confirm(headers, { code: recovery })).toBe('wrong_code');
    const counted = await api().db.selectFrom('failed_tries').select(['kind', 'untold']).execute();
    expect(counted).toEqual([{ kind: 'password_refused', untold: 2 }]);
    await api().db.deleteFrom('authenticators').execute();
  });

  test('an own passkey does instead, with a challenge of this session; another’s does not', async () => {
    const [headers, again, dealer] = [
      await api().as('admin'),
      await api().as('admin'),
      await api().as('dealer'),
    ];
    const add = async (of: Headers) => {
      const passkey = softPasskey();
      const offer = await api().post('/api/auth/passkeys/options', {}, of);
      const credential = passkey.create(passkeyOfferSchema.parse(offer.json()));
      expect((await api().post('/api/auth/passkeys', { credential }, of)).statusCode).toBe(201);
      return passkey;
    };
    const [own, foreign] = [await add(headers), await add(dealer)];
    const challenge = async (url: string, of?: Headers): Promise<string> =>
      (await api().post(url, {}, of)).json().challenge;
    const mine = () => challenge('/api/auth/confirm/passkey', headers);
    await age(headers);
    const wrong = [
      own.get({ challenge: await challenge('/api/auth/login/passkey/options') }),
      own.get({ challenge: await challenge('/api/auth/confirm/passkey', again) }),
      foreign.get({ challenge: await mine() }),
      own.get({ challenge: await mine(), origin: 'https://evil.example' }),
    ];
    for (const credential of wrong) {
      expect(await confirm(headers, { credential })).toBe('passkey_refused');
    }
    expect(await exported(headers)).toBe('confirmation_needed');
    const credential = own.get({ challenge: await mine() });
    expect(await confirm(headers, { credential })).toBe(200);
    expect(await exported(headers)).toBe(200);
    expect(await confirm(headers, { credential })).toBe('passkey_refused');
    await api().db.deleteFrom('passkeys').execute();
  });

  test('nothing, or two things at once, is no confirmation', async () => {
    const headers = await api().as('admin');
    for (const shown of [{}, { currentPassword: 'evmandi-admin', code: '123456' }]) {
      expect(await confirm(headers, shown)).toBe('invalid_request');
    }
  });
});

import { sql } from 'kysely';
import { loginResponseSchema } from '../../contract/auth.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { addAccount } from './users.ts';

const DEALER = {
  kind: 'dealer',
  name: 'Suresh Babu',
  phone: '+91 90000 41127',
  email: 'suresh@godavari.example',
  company: 'Godavari Logistics',
  gstin: '27AAPFU0939F1ZV',
  username: 'godavari',
  password: 'a password of the dealer',
  accepted: true,
};
const CUSTOMER = {
  ...DEALER,
  kind: 'customer',
  company: undefined,
  gstin: '',
  username: 'lakshmi',
};

onSampleData('registration', (api) => {
  beforeEach(async () => {
    await api().db.deleteFrom('tries').execute();
  });
  const register = (body: object, from?: string) =>
    api().app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: body,
      ...(from && { remoteAddress: from }),
    });
  /** Lets that many minutes pass for all tries. */
  const pass = (minutes: number) =>
    api()
      .db.updateTable('tries')
      .set({
        at: sql`at - make_interval(mins => ${minutes})`,
        next_at: sql`next_at - make_interval(mins => ${minutes})`,
      })
      .execute();
  const kept = (username: string) =>
    api().db.selectFrom('users').selectAll().where('username', '=', username).execute();

  test('a customer is signed in at once, as the answer of a sign-in has it', async () => {
    const answer = await register(CUSTOMER);
    expect(answer.statusCode).toBe(201);
    const { token, user, device } = loginResponseSchema.parse(answer.json());
    expect(user).toMatchObject({ username: 'lakshmi', role: { name: 'Customer' }, approval: null });
    expect(device).toHaveLength(43);
    const own = await api().get('/api/account', { authorization: `Bearer ${token}` });
    expect(own.json()).toMatchObject({ phone: DEALER.phone, company: null, gstin: null });
    const again = await api().post('/api/auth/login', {
      username: 'LAKSHMI',
      password: CUSTOMER.password,
    });
    expect(again.statusCode).toBe(200);
  });

  test('a password that is on every list is refused at its field, and nobody is added', async () => {
    const answer = await register({ ...CUSTOMER, username: 'lata', password: '1Qaz2wsx3edc' });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'common_password']);
    expect(answer.json().errors).toMatchObject([{ path: 'password' }]);
    expect(await kept('lata')).toEqual([]);
  });

  test('a dealer buys as a customer until the account is approved', async () => {
    const { user } = (await register(DEALER)).json();
    expect(user).toMatchObject({
      role: { name: 'Customer', permissions: [] },
      approval: 'waiting',
    });
    const [row] = await kept('godavari');
    expect(row).toMatchObject({ company: DEALER.company, gstin: DEALER.gstin, active: true });
    const event = await api()
      .db.selectFrom('events')
      .select(['kind', 'actor', 'after'])
      .where('subject', '=', 'account')
      .where('subject_id', '=', row?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(event).toEqual({
      kind: 'registered',
      actor: 'Suresh Babu',
      after: { username: 'godavari', name: 'Suresh Babu', kind: 'dealer' },
    });
  });

  test('every wrong field is named at once, with its remedy', async () => {
    const answer = await register({
      kind: 'dealer',
      name: ' ',
      phone: 'call me',
      email: 'suresh',
      company: '',
      gstin: '36AAGCG8821R1Z',
      username: 'a b',
      password: 'short',
    });
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json<{ errors: { path: string; message: string }[] }>();
    expect(Object.fromEntries(errors.map(({ path, message }) => [path, message]))).toEqual({
      name: 'Enter a name',
      phone: 'A phone number has digits, such as +91 98480 22338',
      email: 'An e-mail address looks like name@company.in',
      company: 'Enter the name of your company',
      gstin: 'A GSTIN has 15 characters; this has 14',
      username: 'A username has 3 characters or more, from a to z, 0 to 9, dot, hyphen and _',
      password: 'Choose a password of 12 characters or more',
      accepted: 'Accept the terms to create an account',
    });
  });

  // AUTH-8
  test.each([
    '\u0430dmin',
    '\uff41dmin',
    'adm\u0131n',
    'admi\u0144',
    'ADM\u0130N',
    'ad\u200bmin',
    'a@b',
  ])(
    'a username that looks like another, %j > register > is refused at its field',
    async (username) => {
      const answer = await register({ ...CUSTOMER, username });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        errors: [{ path: 'username', message: expect.stringContaining('from a to z') }],
      });
    },
  );

  // AUTH-8
  test('an account of before with another name > signs in', async () => {
    const username = '\u0430sha@old';
    const password = 'a password of long ago';
    await addAccount(api().db, { username, name: 'Asha', role: { kind: 'customer' }, password });
    const answer = await api().post('/api/auth/login', { username, password });
    expect(answer.statusCode).toBe(200);
  });

  test('a role, a permission or an approval cannot be sent along', async () => {
    const sent = { role: 'Administrator', roleId: '1', approval: 'approved', active: false };
    const { user } = (await register({ ...DEALER, ...sent, username: 'eager' })).json();
    expect(user).toMatchObject({ role: { name: 'Customer' }, approval: 'waiting' });
  });

  test('of many who want one name at once one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        register({ ...CUSTOMER, username: n % 2 ? 'Wanted' : 'wanted' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect([late?.code, late?.errors[0].path]).toEqual(['username_taken', 'username']);
  });

  test('whether an e-mail address or a phone number is known is told to nobody', async () => {
    const answer = await register({ ...CUSTOMER, username: 'second', email: CUSTOMER.email });
    expect(answer.statusCode).toBe(201);
    const { token } = answer.json<{ token: string }>();
    const known = await api()
      .db.selectFrom('customers')
      .select('email')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const third = await register({ ...CUSTOMER, username: 'third', email: known.email });
    expect(third.statusCode).toBe(201);
    // Nor does it lead to what another one ordered.
    const headers = { authorization: `Bearer ${third.json<{ token: string }>().token}` };
    expect((await api().get('/api/auth/me', headers)).json().customer).toBeNull();
    expect((await api().get('/api/orders', headers)).json().page.total).toBe(0);
    expect(token).not.toBe('');
  });

  // LIMIT-2
  test('60 taken names of one address, and one more each half hour > other names > none is refused', async () => {
    const from = '10.9.8.7';
    const takenName = () => register({ ...CUSTOMER, username: 'admin' }, from);
    const taken = await Promise.all(Array.from({ length: 60 }, takenName));
    expect(new Set(taken.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
    const made = await Promise.all(
      Array.from({ length: 25 }, (_, n) => register({ ...CUSTOMER, username: `many-${n}` }, from)),
    );
    expect(new Set(made.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    await pass(32);
    expect((await takenName()).statusCode).toBe(409);
    const later = await register({ ...CUSTOMER, username: 'many-later' }, from);
    expect(later.statusCode).toBe(201);
  });

  // LIMIT-8
  test('an address past its 300 taken names > registers > waits, others do not', async () => {
    const from = '10.9.8.8';
    // Ten past the limit, so that the test may take five minutes.
    await sql`insert into tries (key, count, next_at)
      values (${`failures:taken-name:${from}`}, 310,
        clock_timestamp() + make_interval(secs => 30 * 310))`.execute(api().db);
    const refused = await register({ ...CUSTOMER, username: 'waits' }, from);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await register({ ...CUSTOMER, username: 'elsewhere' })).statusCode).toBe(201);
    await pass(6);
    expect((await register({ ...CUSTOMER, username: 'waits' }, from)).statusCode).toBe(201);
  });

  // LIMIT-8
  test('a password that is on every list > counts for no address', async () => {
    await register({ ...CUSTOMER, username: 'lata', password: '1Qaz2wsx3edc' });
    expect(await api().db.selectFrom('tries').selectAll().execute()).toEqual([]);
  });
});

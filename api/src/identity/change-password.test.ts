import { meSchema, passwordChangedSchema } from '../../contract/auth.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { addAccount } from './users.ts';

const OLD = 'the old password';
const NEW = 'a new password, longer';

onSampleData('changing a password', (api) => {
  let people = 0;
  async function person() {
    people += 1;
    const username = `person${people}`;
    await addAccount(api().db, {
      username,
      name: `Person ${people}`,
      role: 'Dealer',
      password: OLD,
    });
    return username;
  }
  const signIn = (username: string, password: string) =>
    api().post('/api/auth/login', { username, password });
  const bearer = async (username: string, password = OLD) => {
    const { token } = (await signIn(username, password)).json();
    return { authorization: `Bearer ${token}` };
  };
  const change = (headers: Record<string, string>, body: object) =>
    api().post('/api/auth/change-password', body, headers);

  test('the new password takes the place of the old, here and nowhere else the session goes on', async () => {
    const username = await person();
    const [here, elsewhere] = [await bearer(username), await bearer(username)];
    const answer = await change(here, { currentPassword: OLD, newPassword: NEW });
    expect(answer.statusCode).toBe(200);
    const { message, token } = passwordChangedSchema.parse(answer.json());
    expect(message).toBe('Password changed');
    expect((await api().get('/api/auth/me', { authorization: `Bearer ${token}` })).statusCode).toBe(
      200,
    );
    expect((await api().get('/api/auth/me', here)).statusCode).toBe(401);
    expect((await api().get('/api/auth/me', elsewhere)).statusCode).toBe(401);
    expect((await signIn(username, OLD)).statusCode).toBe(401);
    expect((await signIn(username, NEW)).statusCode).toBe(200);
  });

  // AUTH-3
  test('a wrong current password is 422, and ends no session', async () => {
    const headers = await bearer(await person());
    const answer = await change(headers, { currentPassword: 'wrong', newPassword: NEW });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: 'The current password is wrong',
      code: 'wrong_password',
      errors: [{ path: 'currentPassword', message: 'The current password is wrong' }],
    });
    expect((await api().get('/api/auth/me', headers)).statusCode).toBe(200);
  });

  test.each([
    [{}, 'currentPassword'],
    [{ currentPassword: OLD, newPassword: 'elevenchars' }, 'newPassword'],
    [{ currentPassword: OLD, newPassword: OLD }, 'newPassword'],
    [{ currentPassword: OLD, newPassword: 'x'.repeat(201) }, 'newPassword'],
    [{ currentPassword: [OLD], newPassword: NEW }, 'currentPassword'],
    [{ currentPassword: OLD, newPassword: `${NEW}\0` }, 'newPassword'],
  ])('%.60j is 422 at %s', async (body, path) => {
    const answer = await change(await bearer(await person()), body);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path]);
  });

  test('ten wrong ones close the door for that account', async () => {
    const username = await person();
    const headers = await bearer(username);
    for (let n = 0; n < 10; n += 1) {
      const answer = await change(headers, { currentPassword: `wrong ${n}`, newPassword: NEW });
      expect(answer.statusCode).toBe(422);
    }
    const closed = await change(headers, { currentPassword: OLD, newPassword: NEW });
    expect([closed.statusCode, closed.json().code]).toEqual([429, 'too_many_attempts']);
    expect(Number(closed.headers['retry-after'])).toBeGreaterThan(50);
    const other = await bearer(await person());
    expect((await change(other, { currentPassword: OLD, newPassword: NEW })).statusCode).toBe(200);
  });

  test('two changes at once: one password is the new one', async () => {
    const username = await person();
    const headers = await bearer(username);
    const passwords = [`${NEW} one`, `${NEW} two`];
    const answers = await Promise.all(
      passwords.map((newPassword) => change(headers, { currentPassword: OLD, newPassword })),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(codes[0]).toBe(200);
    expect([401, 409, 422]).toContain(codes[1]);
    const kept = passwords[answers.findIndex(({ statusCode }) => statusCode === 200)] ?? '';
    expect((await signIn(username, kept)).statusCode).toBe(200);
  });

  test('who am I: the user, and the customer whose orders these are', async () => {
    const customer = await api().get('/api/auth/me', await api().as('customer'));
    const me = meSchema.parse(customer.json());
    expect(me).toMatchObject({
      user: { username: 'customer', role: { name: 'Customer', permissions: [] } },
      customer: { name: 'Imran Shaikh', number: 'CUST-1042' },
    });
    const staff = await api().get('/api/auth/me', await api().as('staff'));
    expect(meSchema.parse(staff.json())).toMatchObject({
      user: { role: { permissions: [{ permissionCode: 1002 }] } },
      customer: null,
    });
    expect((await api().get('/api/auth/me')).statusCode).toBe(401);
    expect((await change({}, { currentPassword: OLD, newPassword: NEW })).statusCode).toBe(401);
  });
});

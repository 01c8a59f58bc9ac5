import { PERMISSION } from '@evmandi/contract/domain/permissions';
import {
  accountListSchema,
  accountMadeSchema,
  passwordLinkSchema,
  roleListSchema,
} from '../../../contract/accounts.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { addAccount } from '../users.ts';

onSampleData('accounts and roles', (api) => {
  let admin: { authorization: string };
  let roles: Map<string, string>;
  beforeAll(async () => {
    admin = await api().as('admin');
    const answer = await api().get('/api/admin/roles', admin);
    const list = roleListSchema.parse(answer.json());
    roles = new Map(list.roles.map(({ id, name }) => [name, id]));
  });

  const list = async (query = '') =>
    accountListSchema.parse((await api().get(`/api/admin/accounts?${query}`, admin)).json());
  const idOf = async (username: string) => (await list(`q=${username}`)).accounts[0]?.id ?? '';
  const versionOf = async (id: string) =>
    (await api().get(`/api/admin/accounts/${id}`, admin)).json().version ?? 1;
  const give = async (id: string, role: string, headers = admin) => {
    const change = { version: await versionOf(id), roleId: roles.get(role) };
    return api().patch(`/api/admin/accounts/${id}`, change, headers);
  };

  test('roles and what their permissions allow', async () => {
    const answer = await api().get('/api/admin/roles', admin);
    const list = roleListSchema.parse(answer.json());
    expect(list.roles).toContainEqual(
      expect.objectContaining({ name: 'Administrator', permissions: [1001, 1003], accounts: 1 }),
    );
    expect(list.roles).toContainEqual(expect.objectContaining({ name: 'Dealer', permissions: [] }));
    expect(list.permissions).toEqual([
      { code: PERMISSION.administration, name: 'Administration', roles: ['Administrator'] },
      { code: PERMISSION.workshop, name: 'Workshop', roles: ['Workshop staff'] },
      { code: PERMISSION.platform, name: 'Platform', roles: ['Administrator', 'Platform staff'] },
      { code: PERMISSION.counter, name: 'Counter', roles: ['Counter staff'] },
      { code: PERMISSION.stock, name: 'Stock', roles: ['Stock staff'] },
    ]);
  });

  test('accounts are found by name and role, without their secrets', async () => {
    const answer = await api().get('/api/admin/accounts', admin);
    expect(answer.body).not.toMatch(/argon2|password|hash/i);
    expect((await list('q=ravi')).accounts).toMatchObject([
      { username: 'staff', role: { name: 'Workshop staff' }, active: true },
    ]);
    expect((await list('role=Dealer')).accounts.map(({ username }) => username)).toEqual([
      'dealer',
    ]);
    expect((await list('q=%25')).accounts).toEqual([]);
  });

  test('another role holds at once, also for sessions that are open', async () => {
    const dealer = await api().as('dealer');
    expect((await api().get('/api/admin/roles', dealer)).json().code).toBe('permission_missing');
    const id = await idOf('dealer');
    const answer = await give(id, 'Administrator');
    expect([answer.statusCode, answer.json().role.name]).toEqual([200, 'Administrator']);
    expect((await api().get('/api/admin/roles', dealer)).statusCode).toBe(200);
    expect((await give(id, 'Dealer')).statusCode).toBe(200);
    expect((await api().get('/api/admin/roles', dealer)).json().code).toBe('permission_missing');
  });

  test('nobody changes their own role, or switches themselves off', async () => {
    const id = await idOf('admin');
    const own = await give(id, 'Dealer');
    expect([own.statusCode, own.json().code]).toEqual([409, 'own_account']);
    const version = await versionOf(id);
    const off = await api().patch(`/api/admin/accounts/${id}`, { version, active: false }, admin);
    expect(off.json().code).toBe('own_account');
    const named = { version, name: 'Asha Rao' };
    expect((await api().patch(`/api/admin/accounts/${id}`, named, admin)).statusCode).toBe(200);
  });

  test('two administrators who take it from each other at once: one keeps it', async () => {
    const first = await idOf('admin');
    for (let round = 0; round < 3; round += 1) {
      const username = `second${round}`;
      const password = 'a long password';
      const account = { username, name: 'Second', role: 'Administrator', password };
      const second = await addAccount(api().db, account);
      const { token } = (await api().post('/api/auth/login', { username, password })).json();
      const version = await versionOf(first);
      const take = (id: string, headers: typeof admin, of: number) =>
        api().patch(
          `/api/admin/accounts/${id}`,
          { version: of, roleId: roles.get('Dealer') },
          headers,
        );
      const answers = await Promise.all([
        take(first, { authorization: `Bearer ${token}` }, version),
        take(second, admin, 1),
      ]);
      const codes = answers.map((answer) => answer.json().code ?? 'done').sort();
      // The later one finds itself alone, or is no administrator any more when it is asked who it is.
      expect(['done,last_administrator', 'done,permission_missing']).toContain(codes.join());
      const left = await api()
        .db.selectFrom('users')
        .select('id')
        .where('role_id', '=', roles.get('Administrator') ?? '')
        .where('active', '=', true)
        .execute();
      expect(left).toHaveLength(1);
      const { db } = api();
      const administrator = roles.get('Administrator') ?? '';
      await db
        .updateTable('users')
        .set({ role_id: administrator })
        .where('id', '=', first)
        .execute();
      await db
        .updateTable('users')
        .set({ role_id: roles.get('Dealer') ?? '' })
        .where('id', '=', second)
        .execute();
    }
  });

  test('a new account gets its password by a link, once', async () => {
    const made = await api().post(
      '/api/admin/accounts',
      { username: 'meena', name: 'Meena Iyer', roleId: roles.get('Counter staff') },
      admin,
    );
    expect(made.statusCode).toBe(201);
    const { account, link } = accountMadeSchema.parse(made.json());
    expect(account).toMatchObject({ username: 'meena', active: true, lastUsedAt: null });
    const hour = Date.parse(link.expiresAt) - Date.now();
    expect(hour).toBeGreaterThan(59 * 60_000);
    expect(hour).toBeLessThanOrEqual(60 * 60_000);
    const token = link.path.replace('/reset#', '');
    const newPassword = 'a password of her own';
    const use = () => api().post('/api/auth/password-links/use', { token, newPassword });
    const look = await api().post('/api/auth/password-links/look', { token });
    expect(look.json()).toMatchObject({ username: 'meena', name: 'Meena Iyer' });
    // Of two at once, one.
    const codes = (await Promise.all([use(), use()])).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 404]);
    expect((await use()).json().code).toBe('link_over');
    const signedIn = await api().post('/api/auth/login', {
      username: 'Meena',
      password: newPassword,
    });
    expect(signedIn.json().user.role.permissions).toEqual([{ permissionCode: 1010 }]);
    const events = await api()
      .db.selectFrom('events')
      .select(['kind', 'actor'])
      .where('subject', '=', 'account')
      .where('subject_id', '=', account.id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { kind: 'made', actor: 'Asha Rao' },
      { kind: 'link_made', actor: 'Asha Rao' },
      { kind: 'password_set', actor: 'Meena Iyer' },
      { kind: 'signed_in', actor: 'Meena Iyer' },
    ]);
  });

  test('a link ends the one before, the sessions of the account, and itself after an hour', async () => {
    const customer = await api().as('customer');
    const id = await idOf('customer');
    const reset = async () => {
      const answer = await api().post(`/api/admin/accounts/${id}/password-links`, undefined, admin);
      expect(answer.statusCode).toBe(201);
      return passwordLinkSchema.parse(answer.json()).path.replace('/reset#', '');
    };
    const [first, second] = [await reset(), await reset()];
    const use = (token: string, newPassword = 'evmandi-customer') =>
      api().post('/api/auth/password-links/use', { token, newPassword });
    expect((await use(first)).statusCode).toBe(404);
    expect((await use(second, 'short')).json().errors[0].path).toBe('newPassword');
    expect((await api().get('/api/auth/me', customer)).statusCode).toBe(200);
    expect((await use(second)).statusCode).toBe(200);
    expect((await api().get('/api/auth/me', customer)).statusCode).toBe(401);
    const third = await reset();
    await api().db.updateTable('password_links').set({ expires_at: new Date() }).execute();
    expect((await use(third)).statusCode).toBe(404);
    expect((await use("' or 1=1")).statusCode).toBe(404);
  });

  test('an account that is switched off signs in nowhere, and its sessions end', async () => {
    const stock = await api().as('stock');
    const id = await idOf('stock');
    const change = async (fields: object) =>
      api().patch(`/api/admin/accounts/${id}`, { version: await versionOf(id), ...fields }, admin);
    expect((await change({ active: false })).json()).toMatchObject({ active: false });
    expect((await api().get('/api/auth/me', stock)).statusCode).toBe(401);
    const signIn = () =>
      api().post('/api/auth/login', { username: 'stock', password: 'evmandi-stock' });
    expect((await signIn()).statusCode).toBe(401);
    const link = await api().post(`/api/admin/accounts/${id}/password-links`, undefined, admin);
    expect([link.statusCode, link.json().code]).toEqual([409, 'account_off']);
    await change({ active: true, name: 'Gopal Yadav, stock' });
    expect((await signIn()).json().user.name).toBe('Gopal Yadav, stock');
    // The session of before stays over.
    expect((await api().get('/api/auth/me', stock)).statusCode).toBe(401);
  });

  test('a change on top of somebody else’s is told, with what is there now', async () => {
    const id = await idOf('platform');
    const version = await versionOf(id);
    const rename = (name: string) =>
      api().patch(`/api/admin/accounts/${id}`, { version, name }, admin);
    expect((await rename('Divya')).statusCode).toBe(200);
    const late = await rename('Divya N');
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale_version']);
    expect(late.json().current).toMatchObject({ name: 'Divya', version: version + 1 });
  });

  test.each([
    [{ username: 'ab', name: 'A', roleId: '1' }, 'username'],
    [{ username: 'a b c', name: 'A', roleId: '1' }, 'username'],
    // AUTH-8
    [{ username: '\u0430dmin', name: 'A', roleId: '1' }, 'username'],
    [{ username: 'abc', name: ' ', roleId: '1' }, 'name'],
    [{ username: 'abc', name: 'A', roleId: '999999' }, 'roleId'],
    [{ username: 'ADMIN', name: 'A', roleId: '1' }, 'username'],
  ])('%j is refused at %s', async (body, path) => {
    const answer = await api().post('/api/admin/accounts', body, admin);
    expect([409, 422]).toContain(answer.statusCode);
    expect(answer.json().errors[0].path).toBe(path);
  });

  test('wrong names are told', async () => {
    const id = await idOf('customer');
    const patch = (path: string, body: object) => api().patch(path, body, admin);
    const version = await versionOf(id);
    const nothing = await patch(`/api/admin/accounts/${id}`, { version });
    expect(nothing.json().errors[0].path).toBe('roleId');
    const unknown = { version, roleId: '999' };
    expect((await patch(`/api/admin/accounts/${id}`, unknown)).statusCode).toBe(422);
    expect((await give('99999999', 'Dealer')).statusCode).toBe(404);
    expect((await give("1'--", 'Dealer')).statusCode).toBe(404);
    expect((await give(id, 'Dealer', await api().as('staff'))).json().code).toBe(
      'permission_missing',
    );
  });
});

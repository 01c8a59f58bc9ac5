import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { accountListSchema, roleListSchema } from '../../../contract/accounts.ts';
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
  const give = (id: string, role: string, headers = admin) =>
    api().patch(`/api/admin/accounts/${id}`, { roleId: roles.get(role) }, headers);

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
    expect((await give(id, 'Dealer', dealer)).statusCode).toBe(200);
    expect((await api().get('/api/admin/roles', dealer)).json().code).toBe('permission_missing');
  });

  test('the last one with 1001 keeps it', async () => {
    const answer = await give(await idOf('admin'), 'Dealer');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_administrator']);
    expect((await give(await idOf('admin'), 'Administrator')).statusCode).toBe(200);
  });

  test('an account that is switched off is no administrator to rely on', async () => {
    const account = { name: 'Away', role: 'Administrator', password: 'a long password' };
    const id = await addAccount(api().db, { username: 'away', ...account });
    await api().db.updateTable('users').set({ active: false }).where('id', '=', id).execute();
    expect((await give(await idOf('admin'), 'Dealer')).statusCode).toBe(409);
  });

  test('two administrators who take it from each other at once: one keeps it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const username = `second${round}`;
      const account = {
        username,
        name: 'Second',
        role: 'Administrator',
        password: 'a long password',
      };
      const second = await addAccount(api().db, account);
      const first = await idOf('admin');
      const answers = await Promise.all([give(first, 'Dealer'), give(second, 'Dealer')]);
      const refused = answers.filter(({ statusCode }) => statusCode === 409);
      expect(refused.length).toBeGreaterThanOrEqual(1);
      const left = await api()
        .db.selectFrom('users')
        .select('id')
        .where('role_id', '=', roles.get('Administrator') ?? '')
        .where('active', '=', true)
        .execute();
      expect(left).toHaveLength(1);
      await api()
        .db.updateTable('users')
        .set({ role_id: roles.get('Administrator') ?? '' })
        .where('id', '=', first)
        .execute();
      await give(second, 'Dealer');
    }
  });

  test('wrong names are told', async () => {
    const id = await idOf('customer');
    const patch = (path: string, body: object) => api().patch(path, body, admin);
    expect((await patch(`/api/admin/accounts/${id}`, {})).json().errors[0].path).toBe('roleId');
    expect((await patch(`/api/admin/accounts/${id}`, { roleId: '999' })).statusCode).toBe(422);
    expect((await give('99999999', 'Dealer')).statusCode).toBe(404);
    expect((await give("1'--", 'Dealer')).statusCode).toBe(404);
    expect((await give(id, 'Dealer', await api().as('staff'))).json().code).toBe(
      'permission_missing',
    );
  });
});

import { accountListSchema, roleListSchema, roleSchema } from '../../../contract/accounts.ts';
import { Random } from '../../../sample-data/random.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { hostileTexts } from '../../../testing/contract/hostile.ts';
import { addAccount } from '../users.ts';

onSampleData('roles', (api) => {
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  const roles = async () =>
    roleListSchema.parse((await api().get('/api/admin/roles', admin)).json()).roles;
  const roleNamed = async (name: string) => {
    const role = (await roles()).find((one) => one.name === name);
    if (!role) throw new Error(`there is no role ${name}`);
    return role;
  };
  const make = (body: object) => api().post('/api/admin/roles', body, admin);
  const change = (id: string, body: object, headers = admin) =>
    api().patch(`/api/admin/roles/${id}`, body, headers);
  const remove = (id: string, version: number) =>
    api().app.inject({
      method: 'DELETE',
      url: `/api/admin/roles/${id}?version=${version}`,
      headers: admin,
    });
  const signIn = async (username: string, role: string) => {
    const password = 'a long password';
    const id = await addAccount(api().db, { username, name: username, role, password });
    const answer = await api().post('/api/auth/login', { username, password });
    return { id, headers: { authorization: `Bearer ${answer.json().token}` } };
  };

  // PERM-1
  test('a role is made, renamed, given other permissions and removed, each written down', async () => {
    const made = await make({ name: 'Front desk', permissions: [1011, 1010, 1010] });
    expect(made.statusCode).toBe(201);
    const role = roleSchema.parse(made.json());
    expect(role).toMatchObject({ name: 'Front desk', permissions: [1010, 1011], accounts: 0 });
    const changed = await change(role.id, { version: role.version, permissions: [1002] });
    expect(changed.json()).toMatchObject({ name: 'Front desk', permissions: [1002] });
    const version = changed.json().version as number;
    expect(version).toBeGreaterThan(role.version);
    const late = await change(role.id, { version: role.version, name: 'Desk' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale_version']);
    expect(late.json().current).toMatchObject({ permissions: [1002], version });
    expect((await remove(role.id, role.version)).json().code).toBe('stale_version');
    expect((await remove(role.id, version)).statusCode).toBe(200);
    expect((await api().get(`/api/admin/roles/${role.id}`, admin)).statusCode).toBe(404);
    const events = await api()
      .db.selectFrom('events')
      .select(['kind', 'actor', 'address', 'before', 'after'])
      .where('subject', '=', 'role')
      .where('subject_id', '=', role.id)
      .orderBy('id')
      .execute();
    expect(events).toMatchObject([
      { kind: 'made', actor: 'Asha Rao', address: '127.0.0.1', before: null },
      { kind: 'changed', before: { permissions: [1010, 1011] }, after: { permissions: [1002] } },
      { kind: 'removed', before: { name: 'Front desk' }, after: null },
    ]);
  });

  test('other permissions hold for the very next call of those who have the role', async () => {
    const { id, version } = roleSchema.parse(
      (await make({ name: 'Stores', permissions: [1011] })).json(),
    );
    const { headers } = await signIn('keeper', 'Stores');
    const asked = async (path: string) => (await api().get(path, headers)).json().code ?? 'done';
    expect([await asked('/api/admin/stock'), await asked('/api/admin/orders')]).toEqual([
      'done',
      'permission_missing',
    ]);
    expect((await change(id, { version, permissions: [1010] })).statusCode).toBe(200);
    expect([await asked('/api/admin/stock'), await asked('/api/admin/orders')]).toEqual([
      'permission_missing',
      'done',
    ]);
    const used = await remove(id, version + 1);
    expect([used.statusCode, used.json().code]).toEqual([409, 'role_in_use']);
    expect(used.json().message).toBe('1 account has this role: give them another one first');
  });

  test('nobody takes administration from their own role', async () => {
    const { id, version } = await roleNamed('Administrator');
    const own = await change(id, { version, permissions: [1003] });
    expect([own.statusCode, own.json().code]).toEqual([409, 'own_role']);
  });

  // PERM-11
  test('an account > adds a permission to its own role > is refused, what it holds may stay or go', async () => {
    const { id, version } = await roleNamed('Administrator');
    const more = await change(id, { version, permissions: [1001, 1002, 1003] });
    expect([more.statusCode, more.json()]).toMatchObject([
      409,
      {
        code: 'own_role',
        message: 'Nobody adds a permission to their own role: ask another administrator',
      },
    ]);
    expect((await change(id, { version, permissions: [1001, 1003] })).statusCode).toBe(200);
    const made = await make({ name: 'Main office', permissions: [1001, 1010] });
    const office = roleSchema.parse(made.json());
    const { headers } = await signIn('main-office', office.name);
    const own = (permissions: number[], at: number) =>
      change(office.id, { version: at, permissions }, headers);
    expect((await own([1001, 1003, 1010], office.version)).json().code).toBe('own_role');
    const less = await own([1001], office.version);
    expect(less.statusCode).toBe(200);
    expect((await own([1001, 1010], less.json().version)).json().code).toBe('own_role');
    const other = await change(office.id, {
      version: less.json().version,
      permissions: [1001, 1002, 1010],
    });
    expect(other.statusCode).toBe(200);
    await change(office.id, { version: other.json().version, permissions: [] });
  });

  test('people who register hold no permission, and keep their role', async () => {
    const { id, version } = await roleNamed('Dealer');
    const given = await change(id, { version, permissions: [1001] });
    expect([given.statusCode, given.json().code]).toEqual([409, 'role_of_buyers']);
    expect((await remove(id, version)).json().code).toBe('role_of_buyers');
    expect((await change(id, { version, name: 'Trader' })).statusCode).toBe(200);
    expect((await change(id, { version: version + 1, name: 'Dealer' })).statusCode).toBe(200);
  });

  test('two administrators who take it from each other’s role at once: one keeps it', async () => {
    const first = await roleNamed('Administrator');
    const made = await make({ name: 'Second office', permissions: [1001] });
    let second = roleSchema.parse(made.json());
    const other = await signIn('second-office', 'Second office');
    for (let round = 0; round < 4; round += 1) {
      const { version } = await roleNamed('Administrator');
      second = await roleNamed('Second office');
      const answers = await Promise.all([
        change(first.id, { version, permissions: [] }, other.headers),
        change(second.id, { version: second.version, permissions: [] }),
      ]);
      const codes = answers.map((answer) => answer.json().code ?? 'done').sort();
      expect(['done,last_administrator', 'done,permission_missing']).toContain(codes.join());
      const left = await api()
        .db.selectFrom('role_permissions')
        .select('role_id')
        .where('permission_code', '=', 1001)
        .execute();
      expect(left).toHaveLength(1);
      const [lost, as] = left[0]?.role_id === first.id ? [second, admin] : [first, other.headers];
      const now = roleSchema.parse((await api().get(`/api/admin/roles/${lost.id}`, as)).json());
      const given = { version: now.version, permissions: lost.permissions };
      expect((await change(lost.id, given, as)).statusCode).toBe(200);
    }
    second = await roleNamed('Second office');
    await change(second.id, { version: second.version, permissions: [] });
  });

  test('the database keeps the last administrator whatever way is taken', async () => {
    const { db } = api();
    const { id } = await roleNamed('Administrator');
    const attempts = [
      () => db.updateTable('users').set({ active: false }).where('role_id', '=', id).execute(),
      () => db.deleteFrom('role_permissions').where('permission_code', '=', 1001).execute(),
      () => db.deleteFrom('users').where('role_id', '=', id).execute(),
    ];
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject({
        constraint: expect.stringMatching(/last_administrator|fkey/),
      });
    }
  });

  test.each([
    [{ name: '', permissions: [] }, 'name'],
    [{ name: 'A role', permissions: [9999] }, 'permissions.0'],
    [{ name: 'A role', permissions: ['1001'] }, 'permissions.0'],
    [{ name: 'A role' }, 'permissions'],
    [{ name: 'ADMINISTRATOR', permissions: [] }, 'name'],
    [{ name: 'Administrator', permissions: [] }, 'name'],
    [{ name: 'x'.repeat(61), permissions: [] }, 'name'],
  ])('%j is refused at %s', async (body, path) => {
    const answer = await make(body);
    expect([409, 422]).toContain(answer.statusCode);
    expect(answer.json().errors[0].path).toBe(path);
  });

  test('hostile names are kept as they are, or refused with words', async () => {
    for (const name of hostileTexts(60, new Random(12))) {
      const answer = await make({ name, permissions: [] });
      expect([201, 409, 422]).toContain(answer.statusCode);
      if (answer.statusCode === 201) {
        const { id, version } = answer.json();
        expect((await remove(id, version)).statusCode).toBe(200);
      }
    }
    const list = await api().get('/api/admin/accounts?q=%27%3B--', admin);
    expect(accountListSchema.parse(list.json()).accounts).toEqual([]);
  });
});

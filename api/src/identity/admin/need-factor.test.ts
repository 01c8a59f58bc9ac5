import { onSampleData } from '../../../testing/both-databases.ts';
import { listRoles } from './roles.ts';

onSampleData('a role that needs a second factor', (api) => {
  type Headers = { authorization: string };
  const roles = async () => (await listRoles(api().db)).roles;
  const roleOf = async (role: string) => {
    const found = (await roles()).find(({ name }) => name === role);
    if (!found) throw new Error(`no role ${role}`);
    return found;
  };
  const need = async (role: string, needed: boolean, by: Headers) => {
    const { id, version } = await roleOf(role);
    const change = { version, needsSecondFactor: needed };
    return api().patch(`/api/admin/roles/${id}`, change, by);
  };
  const status = async (headers: Headers) => (await api().get('/api/auth/me', headers)).statusCode;
  const proved = async (who: 'admin' | 'counter') => {
    const headers = await api().as(who);
    await api()
      .db.updateTable('sessions')
      .set({ second_factor: true })
      .where('id', '=', JSON.parse(atob(headers.authorization.split('.')[1] ?? '')).jti)
      .execute();
    return headers;
  };

  test('ends what a password alone began, is told, and can be taken back', async () => {
    const admin = await api().as('admin');
    const [bare, both] = [await api().as('counter'), await proved('counter')];
    const { id } = await roleOf('Counter staff');
    const answer = await need('Counter staff', true, admin);
    expect(answer.json()).toMatchObject({ id, needsSecondFactor: true });
    const needed = (await roles()).filter(({ needsSecondFactor }) => needsSecondFactor);
    expect(needed.map(({ name }) => name)).toEqual(['Counter staff']);
    expect([await status(bare), await status(both)]).toEqual([401, 200]);
    const told = await api()
      .db.selectFrom('events')
      .where('subject', '=', 'role')
      .where('subject_id', '=', id)
      .select(['kind', 'actor', 'before', 'after'])
      .execute();
    expect(told).toMatchObject([
      {
        kind: 'changed',
        actor: 'Asha Rao',
        before: { needsSecondFactor: false },
        after: { needsSecondFactor: true },
      },
    ]);
    await need('Counter staff', false, admin);
    expect(await status(bare)).toBe(200);
  });

  test('is not one’s own while a password alone began the session', async () => {
    const refused = await need('Administrator', true, await api().as('admin'));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'own_role']);
    const admin = await proved('admin');
    expect((await need('Administrator', true, admin)).json().needsSecondFactor).toBe(true);
    expect((await need('Administrator', false, admin)).json().needsSecondFactor).toBe(false);
  });

  test('may be new', async () => {
    const role = { name: 'Auditors', permissions: [], needsSecondFactor: true };
    const answer = await api().post('/api/admin/roles', role, await api().as('admin'));
    expect(answer.json()).toMatchObject({ name: 'Auditors', needsSecondFactor: true });
  });
});

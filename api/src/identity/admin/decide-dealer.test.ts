import { accountListSchema, accountSchema } from '../../../contract/accounts.ts';
import { onSampleData } from '../../../testing/both-databases.ts';
import { addAccount } from '../users.ts';

const PASSWORD = 'a password of the dealer';

onSampleData('dealers who wait for approval', (api) => {
  let admin: { authorization: string };
  let number = 0;
  beforeAll(async () => {
    admin = await api().as('admin');
  });

  /** One who asked just now, signed in. */
  async function asking() {
    number += 1;
    const username = `godavari-${number}`;
    const id = await addAccount(api().db, {
      username,
      name: 'Suresh Babu',
      role: { kind: 'customer' },
      password: PASSWORD,
      details: {
        phone: '+91 90000 41127',
        email: 'suresh@godavari.example',
        company: 'Godavari Logistics',
        gstin: '27AAPFU0939F1ZV',
      },
      asksDealer: true,
    });
    const { token } = (await api().post('/api/auth/login', { username, password: PASSWORD })).json<{
      token: string;
    }>();
    return { id, headers: { authorization: `Bearer ${token}` } };
  }
  const read = async (id: string) =>
    accountSchema.parse((await api().get(`/api/admin/accounts/${id}`, admin)).json());
  const decide = async (id: string, how: 'approve' | 'refuse', body: object, headers = admin) =>
    api().post(`/api/admin/accounts/${id}/${how}`, body, headers);
  const me = async (headers: { authorization: string }) =>
    (await api().get('/api/auth/me', headers)).json().user;

  test('one who waits has the account of a customer and is found by it', async () => {
    const { id, headers } = await asking();
    expect(await read(id)).toMatchObject({
      kind: 'customer',
      state: 'waiting',
      company: 'Godavari Logistics',
      approval: { state: 'waiting', decidedAt: null, reason: null },
    });
    expect(await me(headers)).toMatchObject({ role: { name: 'Customer' }, approval: 'waiting' });
    const list = async (query: string) =>
      accountListSchema.parse((await api().get(`/api/admin/accounts?${query}`, admin)).json());
    const waiting = await list('state=waiting&q=godavari');
    expect(waiting.accounts.map((one) => one.id)).toEqual([id]);
    expect(waiting.counts).toEqual({ all: 1, staff: 0, dealer: 0, customer: 1, waiting: 1 });
    const staff = await list('kind=staff');
    expect(staff.page.total).toBe(staff.counts.staff);
    expect(staff.counts.all).toBe(staff.counts.staff + staff.counts.dealer + staff.counts.customer);
    expect(staff.accounts.some((one) => one.id === id)).toBe(false);
  });

  test('an approval holds at once, in sessions that are open, and is told who gave it', async () => {
    const { id, headers } = await asking();
    const answer = await decide(id, 'approve', { version: 1 });
    expect(answer.statusCode).toBe(200);
    expect(accountSchema.parse(answer.json())).toMatchObject({
      kind: 'dealer',
      state: 'active',
      version: 2,
      approval: { state: 'approved', reason: null },
    });
    expect(await me(headers)).toMatchObject({ role: { name: 'Dealer' }, approval: 'approved' });
    const events = await api()
      .db.selectFrom('events')
      .select(['kind', 'actor'])
      .where('subject', '=', 'account')
      .where('subject_id', '=', id)
      .where('kind', '<>', 'signed_in')
      .execute();
    expect(events).toEqual([{ kind: 'approved', actor: 'Asha Rao' }]);
    const again = await decide(id, 'approve', { version: 2 });
    expect([again.statusCode, again.json().code]).toEqual([409, 'not_waiting']);
  });

  test('a refusal has a reason, and the account goes on as a customer’s', async () => {
    const { id, headers } = await asking();
    const silent = await decide(id, 'refuse', { version: 1, reason: ' ' });
    expect([silent.statusCode, silent.json().errors[0].path]).toEqual([422, 'reason']);
    const reason = 'The GSTIN is that of another company';
    const answer = await decide(id, 'refuse', { version: 1, reason });
    expect(accountSchema.parse(answer.json())).toMatchObject({
      kind: 'customer',
      state: 'refused',
      approval: { state: 'refused', reason },
    });
    expect(await me(headers)).toMatchObject({ role: { name: 'Customer' }, approval: 'refused' });
  });

  test('of two administrators who decide at once one is told what the other decided', async () => {
    const { id } = await asking();
    const answers = await Promise.all([
      decide(id, 'approve', { version: 1 }),
      decide(id, 'refuse', { version: 1, reason: 'Not a company that we know' }),
    ]);
    const late = answers.find(({ statusCode }) => statusCode !== 200);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(late?.json()).toMatchObject({ code: 'stale_version', current: await read(id) });
  });

  test('a role that is given ends the wish, and nobody else decides', async () => {
    const { id, headers } = await asking();
    const foreign = await decide(id, 'approve', { version: 1 }, headers);
    expect(foreign.json().code).toBe('permission_missing');
    const { roles } = (await api().get('/api/admin/roles', admin)).json<{
      roles: { id: string; name: string }[];
    }>();
    const roleId = roles.find(({ name }) => name === 'Counter staff')?.id;
    await api().patch(`/api/admin/accounts/${id}`, { version: 1, roleId }, admin);
    expect(await read(id)).toMatchObject({ kind: 'staff', state: 'active', approval: null });
  });
});

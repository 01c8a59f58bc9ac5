import { ownAccountSchema } from '../../contract/account.ts';
import { onSampleData } from '../../testing/both-databases.ts';

const DETAILS = {
  name: 'Suresh Babu',
  phone: '+91 90000 41127',
  email: 'suresh@godavari.example',
  company: 'Godavari Logistics',
  gstin: '27AAPFU0939F1ZV',
};
const OTHER_GSTIN = '29AAGCB7383J1Z4';

onSampleData('one’s own account', (api) => {
  let admin: { authorization: string };
  let number = 0;
  beforeAll(async () => {
    admin = await api().as('admin');
  });
  async function registered(kind: 'customer' | 'dealer') {
    number += 1;
    const answer = await api().post('/api/auth/register', {
      ...DETAILS,
      kind,
      username: `own-${number}`,
      password: 'a password of one’s own',
      accepted: true,
    });
    const { token, user } = answer.json<{ token: string; user: { id: string } }>();
    return { id: user.id, headers: { authorization: `Bearer ${token}` } };
  }
  type Headers = Awaited<ReturnType<typeof registered>>['headers'];
  const read = async (headers: Headers) =>
    ownAccountSchema.parse((await api().get('/api/account', headers)).json());
  const change = (headers: Headers, body: object) => api().patch('/api/account', body, headers);
  const decide = (id: string, how: string, body: object) =>
    api().post(`/api/admin/accounts/${id}/${how}`, body, admin);

  test('its details are read and changed, the name also where sessions show it', async () => {
    const { headers } = await registered('customer');
    expect(await read(headers)).toMatchObject({ ...DETAILS, approval: null, version: 1 });
    const answer = await change(headers, {
      ...DETAILS,
      version: 1,
      name: 'Suresh B.',
      company: '',
      gstin: '',
    });
    expect(ownAccountSchema.parse(answer.json())).toMatchObject({
      name: 'Suresh B.',
      user: { name: 'Suresh B.' },
      company: null,
      gstin: null,
      version: 2,
    });
    expect((await api().get('/api/auth/me', headers)).json().user.name).toBe('Suresh B.');
  });

  test('of two tabs that save at once the second learns what the first saved', async () => {
    const { headers } = await registered('customer');
    const answers = await Promise.all([
      change(headers, { ...DETAILS, version: 1, phone: '+91 90000 00001' }),
      change(headers, { ...DETAILS, version: 1, phone: '+91 90000 00002' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toMatchObject({ code: 'stale_version', current: await read(headers) });
  });

  // LIMIT-7
  test('own details > changed more than 20 times within a day > are refused, with when to try again', async () => {
    const { id, headers } = await registered('customer');
    const rename = async (version: number) =>
      change(headers, { ...DETAILS, version, name: `Suresh ${version}` });
    const entries = () =>
      api()
        .db.selectFrom('events')
        .select('at')
        .where('subject', '=', 'account')
        .where('subject_id', '=', id)
        .where('kind', '=', 'details_changed')
        .execute();
    for (let version = 1; version <= 20; version += 1) {
      expect((await rename(version)).statusCode).toBe(200);
    }
    const refused = await rename(21);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'too_many_changes',
        message: expect.stringMatching(/: try again tomorrow, or call us$/),
      },
    ]);
    expect(await entries()).toHaveLength(20);
    // The same details again are no change.
    const same = await change(headers, { ...DETAILS, version: 21, name: 'Suresh 20' });
    expect([same.statusCode, same.json().version]).toEqual([200, 21]);
    expect(await entries()).toHaveLength(20);
  });

  test('what is wrong is named, and nothing is changed', async () => {
    const { headers } = await registered('dealer');
    const empty = await change(headers, { ...DETAILS, version: 1, company: '', gstin: '' });
    expect(empty.statusCode).toBe(422);
    expect(empty.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'company',
      'gstin',
    ]);
    const wrong = await change(headers, { ...DETAILS, version: 1, gstin: '27AAPFU0939F1ZX' });
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'gstin']);
    expect(await read(headers)).toMatchObject({ ...DETAILS, version: 1 });
  });

  test('an approval is of a company: another GSTIN asks for it again, another phone does not', async () => {
    const { id, headers } = await registered('dealer');
    await decide(id, 'approve', { version: 1 });
    const phone = await change(headers, { ...DETAILS, version: 2, phone: '+91 90000 00001' });
    expect(phone.json()).toMatchObject({
      user: { role: { name: 'Dealer' } },
      approval: { state: 'approved' },
    });
    const gstin = await change(headers, { ...DETAILS, version: 3, gstin: OTHER_GSTIN });
    expect(gstin.json()).toMatchObject({
      user: { role: { name: 'Customer' } },
      approval: { state: 'waiting', decidedAt: null },
    });
  });

  test('one who was refused reads why, corrects it and asks again', async () => {
    const { id, headers } = await registered('dealer');
    const ask = (version: number) => api().post('/api/account/approval', { version }, headers);
    expect((await ask(1)).json().code).toBe('not_asking');
    await decide(id, 'refuse', { version: 1, reason: 'The GSTIN is that of another company' });
    expect(await read(headers)).toMatchObject({
      approval: { state: 'refused', reason: 'The GSTIN is that of another company' },
    });
    await change(headers, { ...DETAILS, version: 2, gstin: OTHER_GSTIN });
    expect((await ask(3)).json()).toMatchObject({ approval: { state: 'waiting', reason: null } });
  });

  test('a customer asks to be a dealer, with company and GSTIN', async () => {
    const { headers } = await registered('customer');
    await change(headers, { ...DETAILS, version: 1, gstin: '' });
    const ask = (version: number) => api().post('/api/account/approval', { version }, headers);
    const answer = await ask(2);
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, 'gstin']);
    await change(headers, { ...DETAILS, version: 2 });
    expect((await ask(3)).json()).toMatchObject({ approval: { state: 'waiting' } });
    const staff = await api().as('staff');
    const own = await read(staff);
    const foreign = await api().post('/api/account/approval', { version: own.version }, staff);
    expect(foreign.json().code).toBe('not_asking');
  });
});

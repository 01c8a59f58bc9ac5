import { sql } from 'kysely';
import { sessionListSchema } from '../../contract/auth.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { addAccount } from './users.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

onSampleData('sessions', (api) => {
  const signIn = async (device = FIREFOX) => {
    const answer = await api().post(
      '/api/auth/login',
      { username: 'customer', password: 'evmandi-customer' },
      { 'user-agent': device },
    );
    return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
  };
  type Headers = Awaited<ReturnType<typeof signIn>>;
  const list = async (headers: Headers) =>
    sessionListSchema.parse((await api().get('/api/auth/sessions', headers)).json()).sessions;
  const status = async (headers: Headers) => (await api().get('/api/auth/me', headers)).statusCode;

  beforeEach(async () => {
    await api().db.deleteFrom('sessions').execute();
  });

  test('signing out ends the session, also for a copy of its token', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()];
    const answer = await api().post('/api/auth/logout', { everywhere: false }, here);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Signed out', ended: 1 }]);
    expect(await status(here)).toBe(401);
    expect(await status(elsewhere)).toBe(200);
  });

  test('signing out everywhere ends all, of this account alone', async () => {
    const [here, elsewhere, other] = [await signIn(), await signIn(), await api().as('dealer')];
    const answer = await api().post('/api/auth/logout', { everywhere: true }, here);
    expect(answer.json()).toEqual({ message: 'Signed out everywhere', ended: 2 });
    expect([await status(here), await status(elsewhere), await status(other)]).toEqual([
      401, 401, 200,
    ]);
  });

  // LIMIT-6
  test('an account with more than 50 known browsers > signs in > keeps the 50 that it used last', async () => {
    const { db } = api();
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'customer')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('known_devices').where('user_id', '=', id).execute();
    const browsers = () =>
      db.selectFrom('known_devices').select(['hash', 'trusted_until']).where('user_id', '=', id);
    await sql`insert into known_devices (hash, user_id, used_at, trusted_until)
      select 'flood ' || age, ${id}::bigint, now() - make_interval(mins => age),
        case when age = 70 then now() + interval '1 day' end
      from generate_series(1, 70) age`.execute(db);
    const answers = await Promise.all(Array.from({ length: 3 }, () => signIn()));
    expect(answers).toHaveLength(3);
    await signIn();
    const left = await browsers().execute();
    expect(left).toHaveLength(50);
    // A trusted browser goes last, or its person would be asked for a code again.
    const hashes = left.map(({ hash }) => hash);
    expect(hashes).toEqual(expect.arrayContaining(['flood 70', 'flood 1', 'flood 40']));
    expect(hashes).not.toContain('flood 60');
  });

  test('one’s own are listed with device, address and last use, and can be ended one by one', async () => {
    const [here, phone] = [await signIn(), await signIn('')];
    await api().as('dealer');
    const sessions = await list(here);
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual(
      expect.objectContaining({ device: 'Firefox on Linux', address: '127.0.0.1', current: true }),
    );
    const other = sessions.find(({ current }) => !current);
    expect(other?.device).toBe('Unknown device');
    const path = `/api/auth/sessions/${other?.id}`;
    const remove = (url: string, headers: Headers) =>
      api().app.inject({ method: 'DELETE', url, headers });
    expect((await remove(path, await api().as('dealer'))).statusCode).toBe(404);
    expect((await remove("/api/auth/sessions/1'--", here)).statusCode).toBe(404);
    expect((await remove(path, here)).json().sessions).toHaveLength(1);
    expect([await status(here), await status(phone)]).toEqual([200, 401]);
    expect((await remove(path, here)).statusCode).toBe(404);
  });

  describe('a request of a session that ended', () => {
    const codeOf = async (headers: Headers) => {
      const answer = await api().get('/api/auth/me', headers);
      expect(answer.statusCode).toBe(401);
      return answer.json<{ code: string }>().code;
    };

    test('is told why: signed out everywhere, or ended from the list', async () => {
      const [here, phone, third] = [await signIn(), await signIn(), await signIn()];
      const other = (await list(phone)).find(({ current }) => current);
      const url = `/api/auth/sessions/${other?.id}`;
      await api().app.inject({ method: 'DELETE', url, headers: here });
      expect(await codeOf(phone)).toBe('ended_from_list');
      await api().post('/api/auth/logout', { everywhere: true }, here);
      expect(await codeOf(third)).toBe('signed_out_everywhere');
      expect(await codeOf(phone)).toBe('ended_from_list');
    });

    test('is told of a new password, and of an administrator', async () => {
      const admin = await api().as('admin');
      const username = `ended-${Date.now()}`;
      const password = 'the first of two passwords';
      const role = { kind: 'customer' } as const;
      const id = await addAccount(api().db, { username, name: 'Ended', role, password });
      const enter = async (typed: string) => {
        const body = { username, password: typed };
        const answer = await api().post('/api/auth/login', body);
        return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
      };
      const [here, elsewhere] = [await enter(password), await enter(password)];
      const newPassword = 'the second of two passwords';
      const change = { currentPassword: password, newPassword };
      expect((await api().post('/api/auth/change-password', change, here)).statusCode).toBe(200);
      expect(await codeOf(elsewhere)).toBe('password_changed');

      const last = await enter(newPassword);
      const { version } = await api()
        .db.selectFrom('users')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const off = { version, active: false };
      const answer = await api().patch(`/api/admin/accounts/${id}`, off, admin);
      expect(answer.statusCode).toBe(200);
      expect(await codeOf(last)).toBe('ended_by_administrator');
    });

    test('is told nothing where it signed out itself, and neither is who holds no token', async () => {
      const here = await signIn();
      await api().post('/api/auth/logout', { everywhere: false }, here);
      expect(await codeOf(here)).toBe('unauthorized');
      expect(await codeOf({ authorization: `${here.authorization}x` })).toBe('unauthorized');
      expect(await codeOf({ authorization: 'Bearer ' })).toBe('unauthorized');
    });
  });

  test('its last use is noted to the minute', async () => {
    const here = await signIn();
    const { db } = api();
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await db.updateTable('sessions').set({ used_at: anHourAgo, address: '10.0.0.1' }).execute();
    await status(here);
    // Noted beside the request that used it.
    let session = (await list(here))[0];
    for (let n = 0; n < 100 && session?.address === '10.0.0.1'; n += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      session = (await list(here))[0];
    }
    expect(session?.address).toBe('127.0.0.1');
    expect(Date.parse(session?.usedAt ?? '')).toBeGreaterThan(anHourAgo.getTime() + 3_500_000);
  });

  test('a session past its time is over, whatever its token says', async () => {
    const here = await signIn();
    await api()
      .db.updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await status(here)).toBe(401);
  });
});

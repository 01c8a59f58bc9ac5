import { sessionListSchema } from '../../contract/auth.ts';
import { onSampleData } from '../../testing/both-databases.ts';

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

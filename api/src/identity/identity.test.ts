import { createHmac } from 'node:crypto';
import { loginResponseSchema } from '../../contract/auth.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { TEST_SECRET } from '../../testing/test-api.ts';
import { givenKeys } from './keys.ts';
import { openSession } from './sessions.ts';

onSampleData('signing in', (api) => {
  const login = (username: unknown, password: unknown) =>
    api().post('/api/auth/login', { username, password });

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = () => Math.floor(Date.now() / 1_000);

  /** A token made by hand, as an attacker or an older release would. */
  async function forge(
    payload: object,
    { secret = TEST_SECRET, alg = 'HS256' } = {},
  ): Promise<string> {
    const { id: kid } = await givenKeys([TEST_SECRET]).newest();
    const text = `${part({ alg, typ: 'JWT', kid })}.${part(payload)}`;
    const hash = alg.endsWith('512') ? 'sha512' : 'sha256';
    const signature =
      alg === 'none' ? '' : createHmac(hash, secret).update(text).digest('base64url');
    return `${text}.${signature}`;
  }

  /** What a good token of an open session of the administrator holds. */
  async function good() {
    const { user } = loginResponseSchema.parse((await login('admin', 'evmandi-admin')).json());
    const jti = await openSession(api().db, user, { ip: '127.0.0.1', device: '' });
    return { sub: user.id, ver: 1, jti, exp: now() + 60 };
  }

  // SEED-4, SEED-5, AUTH-1
  test('answers a token of 12 hours and the user with permissions', async () => {
    const answer = await login('admin', 'evmandi-admin');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { token, user } = loginResponseSchema.parse(answer.json());
    expect(user).toMatchObject({
      username: 'admin',
      name: 'Asha Rao',
      role: {
        name: 'Administrator',
        permissions: [{ permissionCode: 1001 }, { permissionCode: 1003 }],
      },
    });
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(exp - now()).toBeGreaterThan(12 * 3_600 - 10);
    expect(exp - now()).toBeLessThanOrEqual(12 * 3_600);
    expect(answer.body).not.toMatch(/argon2|password/i);
  });

  // SEED-4
  test.each([
    ['staff', [{ permissionCode: 1002 }]],
    ['dealer', []],
    ['customer', []],
    ['counter', [{ permissionCode: 1010 }]],
    ['stock', [{ permissionCode: 1011 }]],
    ['platform', [{ permissionCode: 1003 }]],
  ])('the demo account %s has its rights', async (username, permissions) => {
    const answer = await login(username, `evmandi-${username}`);
    expect(answer.json().user.role.permissions).toEqual(permissions);
  });

  test('the name may be in any case and have spaces around it', async () => {
    expect((await login(' Admin ', 'evmandi-admin')).statusCode).toBe(200);
  });

  // AUTH-2
  test('a wrong password and an unknown name get the same 401', async () => {
    const wrong = await login('admin', 'evmandi-staff');
    const unknown = await login('nobody', 'evmandi-staff');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ message: 'Wrong username or password', code: 'unauthorized' });
    expect(unknown.json()).toEqual(wrong.json());
  });

  test.each([
    [{}, ['username', 'password']],
    [{ username: 'admin' }, ['password']],
    [{ username: '   ', password: 'x' }, ['username']],
    [{ username: 'a'.repeat(101), password: 'x' }, ['username']],
    [{ username: ['admin'], password: { $ne: '' } }, ['username', 'password']],
    [{ username: 'admin\0', password: 'x' }, ['username']],
  ])('%j is 422 with its fields', async (body, fields) => {
    const answer = await api().post('/api/auth/login', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual(fields);
  });

  test('ten wrong passwords close the door for that name alone', async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await login('dealer', `wrong ${n}`)).statusCode).toBe(401);
    const closed = await login('dealer', 'evmandi-dealer');
    expect(closed.statusCode).toBe(429);
    expect(closed.json()).toEqual({
      message: 'Too many attempts: try again in a minute',
      code: 'too_many_attempts',
    });
    expect(Number(closed.headers['retry-after'])).toBeGreaterThan(50);
    expect((await login('customer', 'evmandi-customer')).statusCode).toBe(200);
  });

  describe('a session', () => {
    const ask = (token: string) =>
      api().get('/api/admin/orders', { authorization: `Bearer ${token}` });

    test('begins with a token whose every part is right', async () => {
      expect((await ask(await forge(await good()))).statusCode).toBe(200);
      // The browser stops 5 s before its end, the API at it.
      expect((await ask(await forge({ ...(await good()), exp: now() + 5 }))).statusCode).toBe(200);
    });

    // SESSION-7
    test.each([
      ['an expired token', async () => forge({ ...(await good()), exp: now() - 1 })],
      [
        'one that never expires',
        async () => {
          const { sub, ver, jti } = await good();
          return forge({ sub, ver, jti });
        },
      ],
      [
        'one signed with another secret',
        async () => forge(await good(), { secret: 'x'.repeat(40) }),
      ],
      ['one without signature', async () => forge(await good(), { alg: 'none' })],
      ['one of another algorithm', async () => forge(await good(), { alg: 'HS512' })],
      [
        'one whose payload was changed',
        async () => {
          const [head, , signature] = (await forge(await good())).split('.');
          return `${head}.${part({ ...(await good()), exp: now() + 600 })}.${signature}`;
        },
      ],
      ['one of an older password', async () => forge({ ...(await good()), ver: 0 })],
      [
        'one without a session',
        async () => {
          const { sub, ver, exp } = await good();
          return forge({ sub, ver, exp });
        },
      ],
      [
        'one of a session of somebody else',
        async () => {
          const { user } = (await login('staff', 'evmandi-staff')).json();
          const jti = await openSession(api().db, user, { ip: '127.0.0.1', device: '' });
          return forge({ ...(await good()), jti });
        },
      ],
      ['one of an unknown account', async () => forge({ ...(await good()), sub: '999999' })],
      ['one with a hostile subject', async () => forge({ ...(await good()), sub: '1 or 1=1' })],
      ['one with a hostile session', async () => forge({ ...(await good()), jti: "' or 1=1" })],
      ['no token at all', async () => 'nonsense'],
    ])('does not begin with %s', async (_name, make) => {
      const token = await make();
      const answer = await ask(token);
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      const open = await api().get('/api/products?page_size=1', {
        authorization: `Bearer ${token}`,
      });
      expect(open.statusCode).toBe(200);
    });

    test('ends with the account, and follows the rights of its role at once', async () => {
      const headers = await api().as('staff');
      expect((await api().get('/api/job-cards', headers)).json().jobCards).toHaveLength(6);
      await api().db.deleteFrom('role_permissions').where('permission_code', '=', 1002).execute();
      expect((await api().get('/api/job-cards', headers)).json().jobCards).toHaveLength(0);
      await api()
        .db.updateTable('users')
        .set({ active: false })
        .where('username', '=', 'staff')
        .execute();
      expect((await api().get('/api/job-cards', headers)).statusCode).toBe(401);
    });
  });
});

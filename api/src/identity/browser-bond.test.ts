import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { textOfProof } from '@evmandi/contract/domain/browser-bond';
import type { LightMyRequestResponse } from 'fastify';
import { onSampleData } from '../../testing/both-databases.ts';

const LOGIN = { username: 'dealer', password: 'evmandi-dealer' };
const BY_COOKIE = { 'browser-bond': 'cookie' };

const cookieOf = (answer: LightMyRequestResponse): string =>
  /^evmandi_browser_[\da-f]{8}=[\w-]{43}/.exec(String(answer.headers['set-cookie'] ?? ''))?.[0] ??
  '';

/** A key as browsers keep it. */
function browserKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = ['x', 'y'].map((_, at) => Buffer.from(at ? y : x, 'base64url'));
  const shown = Buffer.concat([Buffer.from([4]), ...point]).toString('base64url');
  return {
    bond: { 'browser-bond': `key ${shown}` },
    /** Of a page that signs stamps. */
    stamped: { 'browser-bond': `key2 ${shown}` },
    proof(method: string, path: string, token: string, at = Date.now(), stamp = '') {
      const seconds = String(Math.floor(at / 1_000));
      const text = textOfProof({ method, path, seconds, stamp, token });
      const options = { key: privateKey, dsaEncoding: 'ieee-p1363' as const };
      const signature = sign('sha256', Buffer.from(text), options).toString('base64url');
      const parts = stamp === '' ? [seconds, signature] : [seconds, stamp, signature];
      return { ...this.bond, 'browser-proof': parts.join('.') };
    },
  };
}

// SESSION-10
onSampleData('a session and its browser', (api) => {
  beforeEach(async () => {
    await api().db.deleteFrom('tries').execute();
    await api().db.deleteFrom('failed_tries').execute();
  });

  const signIn = async (headers: Record<string, string> = {}) => {
    const answer = await api().post('/api/auth/login', LOGIN, headers);
    const { token } = answer.json<{ token: string }>();
    return { answer, token, bearer: { authorization: `Bearer ${token}` } };
  };
  const codeOf = (answer: LightMyRequestResponse) =>
    answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().code];

  test('its cookie cannot be read by scripts, and goes to the API of this site alone', async () => {
    const { answer } = await signIn(BY_COOKIE);
    const [, ...rules] = String(answer.headers['set-cookie']).split('; ');
    expect(rules).toEqual(['Path=/api', 'HttpOnly', 'SameSite=Strict', 'Max-Age=43200']);
    expect((await signIn()).answer.headers['set-cookie']).toBeUndefined();
  });

  test('a copied token opens nothing that needs a session: reading, writing, sending a file', async () => {
    const { answer, bearer } = await signIn(BY_COOKIE);
    const cookie = cookieOf(answer);
    const foreign = `evmandi_browser=${'a'.repeat(43)}`;
    const calls = (headers: Record<string, string>) =>
      Promise.all([
        api().get('/api/orders', headers),
        api().get('/api/auth/me', headers),
        api().patch('/api/account', { name: 'Somebody else' }, headers),
        api().post('/api/addresses', {}, headers),
        api().post('/api/auth/logout', { everywhere: true }, headers),
      ]);
    const copied = [bearer, { ...bearer, ...BY_COOKIE }, { ...bearer, cookie: foreign }];
    for (const headers of copied) {
      const answers = (await calls(headers)).map(codeOf);
      expect(answers).toEqual(Array(5).fill([401, 'other_browser']));
    }
    expect(codeOf(await api().get('/api/orders', { ...bearer, cookie }))).toBe(200);
    // Of another host of the domain, which the browser sends first.
    const two = { ...bearer, cookie: `${foreign}; a=b; ${cookie}` };
    expect(codeOf(await api().get('/api/orders', two))).toBe(200);
    const counted = await api().db.selectFrom('failed_tries').select(['kind', 'untold']).execute();
    expect(counted).toEqual([{ kind: 'session_refused', untold: 14 }]);
  });

  test('where a session is not needed, a copied token is nobody’s', async () => {
    const { answer, bearer } = await signIn(BY_COOKIE);
    const own = { ...bearer, cookie: cookieOf(answer) };
    const path = '/api/registrations?registration=TS%2008%20UA%203472';
    const [copied, visitor] = [await api().get(path, bearer), await api().get(path)];
    expect(copied.body).toBe(visitor.body);
    expect((await api().get(path, own)).statusCode).toBe(visitor.statusCode);
  });

  test('each session has its own cookie, and the browser sends all of them', async () => {
    const first = await signIn(BY_COOKIE);
    const second = await signIn({ ...BY_COOKIE, cookie: cookieOf(first.answer) });
    const cookies = [first, second].map(({ answer }) => cookieOf(answer));
    expect(new Set(cookies.map((cookie) => cookie.split('=')[0])).size).toBe(2);
    for (const { bearer } of [first, second]) {
      const own = await api().get('/api/auth/me', { ...bearer, cookie: cookies.join('; ') });
      expect(codeOf(own)).toBe(200);
    }
  });

  test('a cookie that was planted before the sign-in > the session is not bound to it', async () => {
    const value = 'p'.repeat(43);
    const planted = [`evmandi_browser=${value}`, `evmandi_browser_00000000=${value}`];
    for (const cookie of planted) {
      const { answer, bearer } = await signIn({ ...BY_COOKIE, cookie });
      expect(cookieOf(answer)).not.toContain(value);
      const stolen = await api().get('/api/auth/me', { ...bearer, cookie });
      expect(codeOf(stolen)).toEqual([401, 'other_browser']);
      const unbound = await signIn();
      const first = await api().get('/api/auth/me', { ...unbound.bearer, ...BY_COOKIE, cookie });
      expect([codeOf(first), cookieOf(first).includes(value)]).toEqual([200, false]);
    }
  });

  test('a page of the API’s own address > its session is bound by cookie, whatever the page asks for', async () => {
    const own = { origin: 'http://shop.example', host: 'shop.example' };
    for (const asked of [{}, browserKey().bond]) {
      const { answer, bearer } = await signIn({ ...own, ...asked });
      expect(cookieOf(answer)).not.toBe('');
      expect(codeOf(await api().get('/api/auth/me', bearer))).toEqual([401, 'other_browser']);
      const kept = await api().get('/api/auth/me', { ...bearer, cookie: cookieOf(answer) });
      expect(codeOf(kept)).toBe(200);
    }
    const elsewhere = await signIn({ ...own, origin: 'http://other.example' });
    expect(cookieOf(elsewhere.answer)).toBe('');
  });

  test('a session of before is bound at its next use; what its page asked for at once goes on', async () => {
    const { bearer } = await signIn();
    expect(codeOf(await api().get('/api/auth/me', bearer))).toBe(200);
    const at = await Promise.all(
      Array.from({ length: 6 }, () => api().get('/api/auth/me', { ...bearer, ...BY_COOKIE })),
    );
    expect(at.map(codeOf)).toEqual(Array(6).fill(200));
    const [cookie = '', ...others] = new Set(at.map(cookieOf));
    expect([cookie.length, others]).toEqual([68, []]);
    await api()
      .db.updateTable('sessions')
      .set({ bound_late_at: new Date(Date.now() - 61_000) })
      .where('bound_late_at', 'is not', null)
      .execute();
    expect(codeOf(await api().get('/api/auth/me', { ...bearer, cookie }))).toBe(200);
    expect(codeOf(await api().get('/api/auth/me', { ...bearer, ...BY_COOKIE }))).toEqual([
      401,
      'other_browser',
    ]);
  });

  test('a session of before is bound > somebody else who has its token gets no cookie of it', async () => {
    const { bearer } = await signIn();
    const ask = (remoteAddress?: string) =>
      api().app.inject({
        url: '/api/auth/me',
        headers: { ...bearer, ...BY_COOKIE },
        ...(remoteAddress && { remoteAddress }),
      });
    expect(cookieOf(await ask())).not.toBe('');
    const elsewhere = await ask('203.0.113.9');
    expect([codeOf(elsewhere), cookieOf(elsewhere)]).toEqual([200, '']);
    expect(cookieOf(await ask())).not.toBe('');
  });

  test('a key proves each call by itself, for two minutes', async () => {
    const [own, other] = [browserKey(), browserKey()];
    const { token, bearer } = await signIn(own.bond);
    const path = '/api/orders';
    const ask = (proof: Record<string, string>, query = '') =>
      api()
        .get(`${path}${query}`, { ...bearer, ...proof })
        .then(codeOf);
    const minutes = (count: number) => Date.now() + count * 60_000;
    expect([
      await ask(own.proof('GET', `${path}?page=1`, token), '?page=1'),
      await ask(own.proof('GET', `/behind/a/proxy${path}`, token)),
      await ask(own.proof('GET', path, token, minutes(-1.9))),
      await ask(own.bond),
      await ask(other.proof('GET', path, token)),
      await ask({ ...own.proof('GET', path, token), ...other.bond }),
      await ask(own.proof('POST', path, token)),
      await ask(own.proof('GET', '/api/auth/me', token)),
      await ask(own.proof('GET', path, `${token}x`)),
      await ask(own.proof('GET', path, token, minutes(-3))),
      await ask(own.proof('GET', path, token, minutes(0.5))),
    ]).toEqual([
      ...[200, 200, 200],
      ...Array(2).fill([401, 'other_browser']),
      // What the request says of its key is not believed.
      200,
      ...Array(3).fill([401, 'other_browser']),
      ...Array(2).fill([401, 'late_proof']),
    ]);
  });

  test('a proof of an address > sent for another query > opens nothing', async () => {
    const own = browserKey();
    const { token, bearer } = await signIn(own.bond);
    const path = '/api/orders';
    const ask = (signed: string, sent: string) =>
      api()
        .get(sent, { ...bearer, ...own.proof('GET', signed, token) })
        .then(codeOf);
    const other = [401, 'other_browser'];
    const query = `${path}?q=50%25+off&page=1`;
    expect(await ask(query, query)).toBe(200);
    // The text of the release before, which signed the path alone.
    expect(await ask(path, path)).toBe(200);
    expect(await ask(path, query)).toEqual(other);
    expect(await ask(query, path)).toEqual(other);
    expect(await ask(query, `${path}?q=50%25+off&page=2`)).toEqual(other);
    expect(await ask(path, `${path}?page=1&x=/api/orders`)).toEqual(other);
    expect(await ask(path, `/api/auth/me?x=${path}`)).toEqual(other);
  });

  test('a proof that was signed long before > opens nothing, and the page is told the present stamp', async () => {
    const own = browserKey();
    const { answer, token, bearer } = await signIn(own.stamped);
    const path = '/api/auth/me';
    const ask = (stamp: string, at = Date.now()) =>
      api().get(path, { ...bearer, ...own.proof('GET', path, token, at, stamp) });
    const stamp = String(answer.headers['browser-stamp']);
    const first = await ask(stamp);
    expect([codeOf(first), first.headers['browser-stamp']]).toEqual([200, undefined]);
    // Without a stamp, with one that was made up, and with that of another session.
    const other = await signIn(browserKey().stamped);
    for (const wrong of ['', 'x'.repeat(22), String(other.answer.headers['browser-stamp'])]) {
      const refused = await ask(wrong);
      expect(codeOf(refused)).toEqual([401, 'late_proof']);
      expect(refused.headers['browser-stamp']).toBe(stamp);
    }
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    try {
      clock.mockReturnValue(now + 5 * 60_000);
      const last = await ask(stamp);
      expect(codeOf(last)).toBe(200);
      expect(last.headers['browser-stamp']).toMatch(/^[\w-]{22}$/);
      expect(last.headers['browser-stamp']).not.toBe(stamp);
      clock.mockReturnValue(now + 10 * 60_000);
      expect(codeOf(await ask(stamp))).toEqual([401, 'late_proof']);
    } finally {
      clock.mockRestore();
    }
  });

  test('an address that hides its path > is opened by no proof of another one', async () => {
    const own = browserKey();
    const { token, bearer } = await signIn(own.bond);
    for (const path of ['/%61pi/orders?x=/api/auth/me', '/ap%69/orders?x=/api/auth/me']) {
      const proof = own.proof('GET', '/api/auth/me', token);
      expect(codeOf(await api().get(path, { ...bearer, ...proof }))).toEqual([
        401,
        'other_browser',
      ]);
    }
  });

  test('what is no key binds nothing, and a session is bound to a key that is shown with a proof', async () => {
    const zeros = `key ${Buffer.alloc(65).toString('base64url')}`;
    const broken = await signIn({ 'browser-bond': zeros });
    expect(codeOf(await api().get('/api/auth/me', broken.bearer))).toEqual([401, 'other_browser']);
    const [own, other] = [browserKey(), browserKey()];
    const { token, bearer } = await signIn();
    const me = (headers: Record<string, string>) =>
      api()
        .get('/api/auth/me', { ...bearer, ...headers })
        .then(codeOf);
    // Without the secret half nobody binds a session to it.
    expect(await me(other.bond)).toBe(200);
    expect(await me(own.proof('GET', '/api/auth/me', token))).toBe(200);
    expect(await me(other.proof('GET', '/api/auth/me', token))).toEqual([401, 'other_browser']);
  });

  test('the database keeps no cookie, only what knows it again', async () => {
    const { answer } = await signIn(BY_COOKIE);
    const value = cookieOf(answer).split('=')[1] ?? '';
    const bound = await api()
      .db.selectFrom('sessions')
      .select('bound_to')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const hash = createHash('sha256').update(value).digest('base64url');
    expect(bound.bound_to).toBe(`cookie:${hash}`);
  });
});

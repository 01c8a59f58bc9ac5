import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostArtifact } from '../../testing/artifacts.ts';
import { CATALOG, documentOf, withEdge } from '../../testing/edge.ts';
import { ask } from '../../testing/http.ts';
import { storeArtifact } from '../../testing/releases.ts';
import type { RenderedPages } from '../render/rendered-pages.ts';
import { openPasses } from './override-passes.ts';

const TRIED = { ...CATALOG, version: '1.0.1-0000000b' };
const GONE = '9.9.9-00000000';
const DEV = 'http://localhost:4001';
const until = new Date(Date.now() + 3_600_000).toISOString();

/** What an API answers: one ticket that is good once, and what its passes stand for. */
async function withApi(work: (url: string) => Promise<void>): Promise<void> {
  let isUsed = false;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const { ticket, pass } = JSON.parse(text) as Record<string, string>;
    const isGood = request.url === '/api/overrides' ? ticket === 'good' && !isUsed : true;
    if (ticket === 'good') isUsed = true;
    const version = pass === 'gone' ? GONE : TRIED.version;
    const asked = pass?.startsWith('dev-')
      ? JSON.parse(Buffer.from(pass.slice(4), 'hex').toString())
      : { catalog: version };
    response.writeHead(isGood && pass !== 'over' ? 200 : 404);
    response.end(JSON.stringify({ pass: 'kept', versions: asked, until }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await work(`http://127.0.0.1:${port}`).finally(() => server.close());
}

/** A page that says of what it is made. */
const renderedPages: RenderedPages = async ({ site }) => documentOf(JSON.stringify(site.page));

/** The cookie of a browser with those versions. */
const cookieOf = (versions: Record<string, string>) =>
  `ev_override=dev-${Buffer.from(JSON.stringify(versions)).toString('hex')}`;

const withOverrides = (
  work: (port: number) => Promise<void>,
  devOrigins: readonly string[] = [DEV],
) =>
  withApi((url) =>
    withEdge(
      async ({ port, registry }) => {
        await storeArtifact(registry, TRIED);
        await work(port);
      },
      { renderedPages, passes: openPasses(url), devOrigins },
      [hostArtifact(), CATALOG],
    ),
  );

test('a ticket becomes a cookie of this origin once, and leads to a page of this site alone', () =>
  withOverrides(async (port) => {
    const door = await ask(port, '/~override?ticket=good&to=%2Fcart%3Fx');
    expect([door.status, door.headers.location]).toEqual([303, '/cart?x']);
    expect(String(door.headers['set-cookie'])).toMatch(
      /^ev_override=kept; Path=\/; Max-Age=3[56]\d\d; HttpOnly; SameSite=Lax$/,
    );
    expect(door.headers['cache-control']).toBe('private, no-store');
    const again = await ask(port, '/~override?ticket=good&to=%2F%2Fevil.example');
    expect([again.status, again.headers['set-cookie']]).toEqual([410, undefined]);
    for (const place of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': place };
      for (const path of ['?ticket=good&to=/', '/leave?to=/']) {
        const refused = await ask(port, `/~override${path}`, { headers });
        expect([refused.status, refused.headers['set-cookie']]).toEqual([403, undefined]);
      }
    }
    const leave = await ask(port, '/~override/leave?to=//evil.example');
    expect([leave.status, leave.headers.location]).toEqual([303, '/']);
    expect(String(leave.headers['set-cookie'])).toContain('ev_override=; Path=/; Max-Age=0');
  }));

// RELEASE-1
test('the browser with the cookie gets the version and a banner, nobody else anything of it', () =>
  withOverrides(async (port) => {
    const own = await ask(port, '/home', { headers: { cookie: 'a=b; ev_override=kept' } });
    expect(own.body).toContain('id="ev-override"');
    expect(own.body).toContain(`"version":"${TRIED.version}"`);
    expect(own.body).toContain(`everybody else has ${CATALOG.version}`);
    expect(own.headers).toMatchObject({
      ...{ 'cache-control': 'private, no-store', vary: 'Cookie', 'x-robots-tag': 'noindex' },
    });
    const policy = String(own.headers['content-security-policy']);
    expect(policy.match(/'sha256-/g)?.length).toBeGreaterThanOrEqual(3);
    const file = `/artifacts/catalog/${TRIED.version}/browser/remoteEntry.js`;
    expect((await ask(port, file)).status).toBe(200);

    for (const cookie of ['', 'ev_override=over', 'other_ev_override=kept']) {
      const page = await ask(port, '/home', { headers: { cookie } });
      expect(page.body).not.toContain('ev-override');
      expect(page.body).not.toContain(TRIED.version);
    }
    const over = await ask(port, '/home', { headers: { cookie: 'ev_override=over' } });
    expect(String(over.headers['set-cookie'])).toContain('Max-Age=0');
    expect(over.headers['cache-control']).toBe('private, no-cache');
    const live = await ask(port, '/registry.json', { headers: { cookie: 'ev_override=kept' } });
    expect(live.body).not.toContain(TRIED.version);
  }));

test('a remote from an allowed dev server: for that browser alone, by a policy of that answer alone', () =>
  withOverrides(async (port) => {
    const own = await ask(port, '/home', { headers: { cookie: cookieOf({ catalog: DEV }) } });
    expect(own.status).toBe(200);
    expect(own.body).toContain(`"entry":"${DEV}/remoteEntry.js"`);
    expect(own.body).not.toContain(`${CATALOG.version}/browser/remoteEntry.js`);
    expect(own.body).toContain(`<b>catalog</b> <code>${DEV}</code>`);
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie' });
    const sourcesOf = (headers: typeof own.headers, kind: string) =>
      new RegExp(`${kind} ([^;]*)`)
        .exec(String(headers['content-security-policy']))?.[1]
        ?.split(' ');
    expect(sourcesOf(own.headers, 'script-src')).toContain(DEV);
    expect(sourcesOf(own.headers, 'connect-src')).toContain('ws://localhost:4001');

    for (const cookie of ['', 'ev_override=kept']) {
      const other = await ask(port, '/home', { headers: { cookie } });
      expect(other.status).toBe(200);
      expect(other.body).not.toContain(DEV);
      expect(String(other.headers['content-security-policy'])).not.toMatch(/localhost|unsafe/);
    }
  }));

test.each<[Record<string, string>, string]>([
  [{ catalog: 'http://localhost:4002' }, 'another port'],
  [{ catalog: 'http://127.0.0.1:4001' }, 'another name of the host'],
  [{ catalog: 'https://localhost:4001' }, 'another scheme'],
  [{ catalog: 'http://localhost:40011' }, 'a longer port'],
  [{ catalog: 'https://localhost.evil.example:4001' }, 'a look-alike'],
  [{ catalog: 'http://evil.example' }, 'http of a foreign host'],
  [{ catalog: `${DEV}/..` }, 'a path'],
  [{ catalog: `${DEV}@evil.example` }, 'a user'],
  [{ catalog: `${DEV} https://evil.example` }, 'two sources'],
  [{ host: DEV }, 'a host'],
  [{ desk: DEV }, 'a remote that is not live'],
])('%j is refused: %s', (versions, _why) =>
  withOverrides(async (port) => {
    const refused = await ask(port, '/home', { headers: { cookie: cookieOf(versions) } });
    expect(refused.status).toBe(409);
    expect(String(refused.headers['content-security-policy'])).not.toContain('localhost');
    expect(String(refused.headers['set-cookie'])).toContain('Max-Age=0');
  }),
);

test('without DEV_ORIGINS no dev server is allowed', () =>
  withOverrides(async (port) => {
    const refused = await ask(port, '/home', { headers: { cookie: cookieOf({ catalog: DEV }) } });
    expect([refused.status, refused.body]).toEqual([409, expect.stringContaining('DEV_ORIGINS')]);
  }, []));

test('a version that the registry lacks is said, and the next page is what is live', () =>
  withOverrides(async (port) => {
    const gone = await ask(port, '/home', { headers: { cookie: 'ev_override=gone' } });
    expect([gone.status, gone.body]).toEqual([409, expect.stringContaining(GONE)]);
    expect(gone.headers['content-type']).toContain('text/html');
    expect(gone.body).not.toContain('artifacts/');
    expect(gone.body).toContain('action="/~override/leave"');
    expect(gone.body).toContain('name="to" value="/home"');
    expect(gone.body).toContain('href="/platform/try"');
    expect(String(gone.headers['set-cookie'])).toContain('Max-Age=0');
  }));

test('while the API is away the page says so, and keeps the cookie until it is back', async () => {
  let state = 'away';
  const server = createServer((_, response) => {
    if (state === 'gone') return void response.destroy();
    response.writeHead(state === 'away' ? 503 : 200);
    response.end(JSON.stringify({ versions: { catalog: TRIED.version }, until }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: apiPort } = server.address() as AddressInfo;
  const headers = { cookie: 'ev_override=kept' };
  await withEdge(
    async ({ port, registry, lines }) => {
      await storeArtifact(registry, TRIED);
      for (state of ['away', 'gone']) {
        const page = await ask(port, '/home', { headers });
        expect([page.status, page.headers['set-cookie']]).toEqual([409, undefined]);
        expect(page.headers['cache-control']).toBe('private, no-store');
        expect(page.body).toContain('The API does not answer');
        expect(page.body).toContain('open this page again in a moment');
        expect(page.body).toContain('Go on with what is live');
        const door = await ask(port, '/~override?ticket=good');
        expect([door.status, door.body]).toEqual([409, expect.stringContaining('API')]);
      }
      expect(lines).toContainEqual(expect.stringMatching(/^override: .*answers 503/));
      expect((await ask(port, '/home')).body).not.toContain('The API does not answer');
      state = 'back';
      const page = await ask(port, '/home', { headers });
      expect([page.status, page.body]).toEqual([200, expect.stringContaining(TRIED.version)]);
    },
    { renderedPages, passes: openPasses(`http://127.0.0.1:${apiPort}`) },
    [hostArtifact(), CATALOG],
  ).finally(() => server.close());
});

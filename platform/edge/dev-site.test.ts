import type { DevBuild } from '../build/dev-server.ts';
import { remoteArtifact, route } from '../testing/artifacts.ts';
import { createDevSite, devSources } from './dev-site.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import type { Site } from './site.ts';

const NO_CHUNKS = { js: [], css: [] };
const remote = (name: string) => ({
  ...{ name, version: '1.0.0-0000000a', title: name, entry: `/artifacts/${name}/entry.js` },
  ...{ chunks: NO_CHUNKS, routes: [route(`/${name}`)], slots: [] },
});
const RELEASED: Site = {
  page: {
    number: 4,
    host: { version: '1.0.0-00000001' },
    remotes: [remote('catalog'), remote('auth')],
  },
  host: { entry: { js: ['/host.js'], css: [] }, async: NO_CHUNKS, fonts: [] },
};
const readDescriptor = async (name: string) =>
  remoteArtifact(name, { descriptor: { routes: [route('/new')], layouts: ['frame'] } }).descriptor;

const NOTHING_BUILT = () => undefined;

const devSite = (url: string, build: (name: string) => DevBuild | undefined = NOTHING_BUILT) =>
  createDevSite({
    live: async () => RELEASED,
    overrides: [
      { name: 'host', url: 'http://localhost:3101', build: () => build('host') },
      { name: 'catalog', url, build: () => build('catalog') },
    ],
    readDescriptor,
    scripts: ['/hook.js'],
  });

test('dev servers take the place of what they develop, with its present routes; the rest stays', async () => {
  const site = await devSite('http://localhost:3102')();
  expect(site?.host.entry.js).toEqual(['/hook.js', 'http://localhost:3101/static/js/index.js']);
  expect(site?.page.remotes.map(({ name, entry }) => [name, entry])).toEqual([
    ['auth', '/artifacts/auth/entry.js'],
    ['catalog', 'http://localhost:3102/remoteEntry.js'],
  ]);
  expect(site?.page.remotes[1]?.routes[0]?.path).toBe('/new');
  expect(site?.page.remotes[1]?.layouts).toEqual({ frame: NO_CHUNKS });
});

test('pages are rendered from what is built, once all of it is', async () => {
  const styles = {
    start: ['css/boot.css'],
    exposed: { './routes': ['css/routes.css'], './layouts/frame': ['css/frame.css'] },
    lazy: { 'server/home.js': ['css/home.css'] },
  };
  const url = 'http://localhost:3102';
  const half = await devSite(url, (name) =>
    name === 'host' ? { number: 1, styles } : undefined,
  )();
  expect(half?.release).toBeUndefined();

  const site = await devSite(url, () => ({ number: 1, styles }))();
  expect(site?.host.async.css).toEqual(['http://localhost:3101/css/boot.css']);
  const remote = site?.page.remotes.find(({ name }) => name === 'catalog');
  expect(remote?.chunks.css).toEqual([`${url}/css/routes.css`]);
  expect(remote?.layouts?.frame?.css).toEqual([`${url}/css/frame.css`]);
  const [artifact] = site?.release?.remotes ?? [];
  expect([artifact?.name, artifact?.version]).toEqual(['catalog', 'dev']);
  expect(artifact?.browser.lazy).toEqual({
    'server/home.js': { js: [], css: ['browser/css/home.css'] },
  });
});

test('an override from another machine is refused', () => {
  for (const url of [
    'http://evil.example:80',
    'https://localhost:1',
    'http://localhost.evil.example:1',
  ]) {
    expect(() => devSite(url)).toThrow(`catalog cannot come from ${url}`);
  }
});

test('the policy lets dev servers in, still without eval', () => {
  const policy = contentSecurityPolicy(
    { apiUrl: 'http://localhost:8000' },
    devSources([{ url: 'http://localhost:3102' }]),
  );
  expect(policy).toContain("script-src 'self' http://localhost:3102;");
  expect(policy).toContain(
    "connect-src 'self' http://localhost:3102 http://localhost:8000 ws://localhost:3102;",
  );
  expect(policy).not.toContain('unsafe-eval');
});

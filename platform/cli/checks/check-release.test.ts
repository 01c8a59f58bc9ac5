import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  Artifact,
  HostArtifact,
  RemoteArtifact,
} from '@evmandi/contract/platform/composition';
import type { MenuEntry } from '@evmandi/contract/platform/menu';
import {
  hostArtifact,
  inTemporaryFolder,
  remoteArtifact,
  route,
  writeArtifactFolder,
} from '../../testing/artifacts.ts';
import {
  CATALOG,
  CHECKOUT,
  checkComposition,
  live,
  newer,
  refusalsOf,
  rules,
} from '../../testing/candidates.ts';
import { readNewArtifacts } from './check-release.ts';
import { checkDescriptor } from './descriptor.ts';
import { ReleaseRefused } from './refusal.ts';

test('good releases pass: the first of all, one remote, the host', () => {
  expect(rules(undefined, hostArtifact(), CATALOG, CHECKOUT)).toEqual([]);
  expect(rules(live(), newer(CHECKOUT))).toEqual([]);
  expect(rules(live(), newer(hostArtifact()))).toEqual([]);
  const nested = remoteArtifact('reviews', {
    descriptor: { routes: [route('/product/:id/reviews')] },
  });
  expect(rules(live(), nested)).toEqual([]);
});

test('a remote without a host is refused', () => {
  expect(rules(undefined, CATALOG)).toEqual(['host-first']);
});

test('a route that matches the paths of another remote is refused, also with other parameter names', () => {
  const thief = remoteArtifact('thief', {
    descriptor: { routes: [route('/product/:sku'), route('/thief'), route('/thief')] },
  });
  const refusals = refusalsOf(() => checkComposition(live(), [thief]));
  expect(refusals).toEqual([
    expect.objectContaining({
      rule: 'routes',
      place: 'remotes/thief/remote.json, route /product/:sku',
      message: expect.stringContaining('/product/:productId of catalog'),
    }),
    expect.objectContaining({ rule: 'routes', message: expect.stringContaining('its own') }),
  ]);
});

test.each([
  '/api/hello',
  '/artifacts/x',
  '/.well-known/:name',
  '/readyz',
  '/robots.txt',
  '/registry.json',
])('a route at %s, which the site or the API answers itself, is refused', (path) => {
  const taker = remoteArtifact('taker', { descriptor: { routes: [route(path)] } });
  expect(rules(live(), taker)).toEqual(['reserved']);
  const beside = remoteArtifact('taker', { descriptor: { routes: [route(`/x${path}x/y`)] } });
  expect(rules(live(), beside)).toEqual([]);
});

test('the root fallback has one owner, for ever', () => {
  const second = remoteArtifact('second', { descriptor: { routes: [route('/*')] } });
  expect(rules(live(), second)).toEqual(['routes']);
  const without = newer(CATALOG, {
    descriptor: { ...CATALOG.descriptor, routes: [route('/'), route('/:segment')] },
  });
  expect(rules(live(), without)).toEqual(['fallback']);
  expect(rules(live(), without, second)).toEqual([]);
});

const link = (path: string, changes: object = {}): MenuEntry =>
  ({ area: 'footer', group: 'Company', title: 'A link', path, ...changes }) as MenuEntry;
const withMenu = (artifact: RemoteArtifact, ...menu: MenuEntry[]) =>
  newer(artifact, { descriptor: { ...artifact.descriptor, menu } });

test('a link is refused when no remote has its screen, and taken when another one has', () => {
  const [refusal] = refusalsOf(() =>
    checkComposition(live(), [withMenu(CHECKOUT, link('/orders'))]),
  );
  expect(refusal).toEqual({
    rule: 'menu-route',
    place: 'remotes/checkout/remote.json, menu, footer "A link"',
    message: 'leads to /orders, which no remote declares a route for',
    remedy: expect.stringContaining('ship the remote with that screen first'),
  });
  expect(rules(live(), withMenu(CHECKOUT, link('/product/7?tab=reviews')))).toEqual([]);
});

test('a landing, the search form and a link in its place are declared once', () => {
  const landing = (access?: number | number[]) => link('/cart', { area: 'landing', access });
  const search = link('/', { area: 'search' });
  const set = live([withMenu(CATALOG, landing(1001), landing(), search, link('/')), CHECKOUT]);
  const ship = (...menu: MenuEntry[]) => rules(set, withMenu(CHECKOUT, ...menu));
  expect(ship(landing([1003, 1001]))).toEqual(['menu-once']);
  expect(ship(landing('session' as never))).toEqual(['menu-once']);
  expect(ship(search)).toEqual(['menu-once']);
  expect(ship(link('/'))).toEqual(['menu-once']);
  expect(ship(landing(1003), link('/', { group: 'Categories' }), link('/cart'))).toEqual([]);
  expect(ship(link('/cart'), link('/cart'))).toEqual(['menu-once']);
});

test('a slot that another remote fills or that the build does not expose is refused', () => {
  const second = remoteArtifact('second', { descriptor: { slots: ['header.quick-order'] } });
  expect(rules(live(), second)).toEqual(['exposes', 'slots']);
});

test.each([
  ['a range that the host does not satisfy', 'react', '^18.3.0'],
  ['the same through a part of the package', 'react/jsx-runtime', '^20.0.0'],
  ['a package that the host does not share', 'zustand', '^5.0.0'],
  ['no range at all', 'react', 'newest'],
])('%s is refused', (_, name, version) => {
  expect(rules(live(), newer(CHECKOUT, { singletons: [{ name, version }] }))).toEqual([
    'singletons',
  ]);
});

test('a host whose version a live remote does not accept is refused, unless both are shipped', () => {
  const host = newer(hostArtifact(), { singletons: [{ name: 'react', version: '20.0.0' }] });
  expect(rules(live(), host)).toEqual(['singletons', 'singletons']);
  const singletons = [{ name: 'react', version: '^20.0.0' }];
  const ready = [newer(CATALOG, { singletons }), newer(CHECKOUT, { singletons })];
  expect(rules(live(), host, ...ready)).toEqual([]);
});

test.each(['runtime', 'router', 'tokens'] as const)(
  'a name of %s that the host lacks is refused',
  (kind) => {
    const uses = { ...CHECKOUT.uses, [kind]: ['unheardOf'] };
    const [refusal, ...more] = refusalsOf(() =>
      checkComposition(live(), [newer(CHECKOUT, { uses })]),
    );
    expect(refusal).toMatchObject({
      rule: 'names-used',
      remedy: expect.stringMatching(/^Ship the host/),
    });
    expect(refusal?.place).toMatch(/checkout .*unheardOf/);
    expect(more).toEqual([]);
  },
);

test('a host that drops what a live remote uses is refused', () => {
  const { provides } = hostArtifact();
  const drop = (changes: Partial<HostArtifact['provides']>) =>
    newer(hostArtifact(), { provides: { ...provides, ...changes } });
  expect(rules(live(), drop({ slots: ['header.search'] }))).toEqual(['names-dropped']);
  expect(rules(live([CHECKOUT]), drop({ tokens: [] }))).toEqual(['names-dropped']);
});

test('scripts and styles beyond the budget are refused', () => {
  const budget = { js: 10, css: 1 };
  const big = newer(CATALOG, { descriptor: { ...CATALOG.descriptor, budget } });
  expect(rules(live(), big)).toEqual(['budget', 'budget']);
});

type Change = (folder: string) => Promise<unknown>;

/** Refusals of a catalogue artefact that `change` tampered with. */
async function tampered(change: Change, artifact: Artifact = CATALOG) {
  return inTemporaryFolder(async (folder) => {
    await writeArtifactFolder(folder, artifact);
    await change(folder);
    const release = { app: 'catalog', version: CATALOG.version, folder };
    const error = await readNewArtifacts([release], { readArtifact: async () => undefined }).catch(
      (reason: unknown) => reason,
    );
    return error instanceof ReleaseRefused ? error.refusals : error;
  });
}

const ENTRY = 'browser/remoteEntry.js';

test.each<[string, string, Change]>([
  ['a missing file', ENTRY, (folder) => rm(join(folder, ENTRY))],
  ['a changed file', ENTRY, (folder) => writeFile(join(folder, ENTRY), 'console.log("ENTRY");')],
  ['a file of another size', ENTRY, (folder) => writeFile(join(folder, ENTRY), '')],
  [
    'a file that is not listed',
    'browser/more.js',
    (f) => writeFile(join(f, 'browser/more.js'), ''),
  ],
  ['a missing copy', `${ENTRY}.br`, (folder) => rm(join(folder, `${ENTRY}.br`))],
  ['a false copy', `${ENTRY}.gz`, (folder) => writeFile(join(folder, `${ENTRY}.gz`), 'no gzip')],
])('%s is refused', async (_, path, change) => {
  expect(await tampered(change)).toEqual([
    expect.objectContaining({ rule: 'files', place: expect.stringContaining(path) }),
  ]);
});

test('an untouched artefact passes', async () => {
  expect(await tampered(async () => undefined)).toEqual([CATALOG]);
});

test('entries must be among the files of the artefact', async () => {
  const browser = { ...CATALOG.browser, entry: '../../other/entry.js' };
  expect(await tampered(async () => undefined, { ...CATALOG, browser })).toEqual([
    expect.objectContaining({
      rule: 'files',
      place: expect.stringContaining('../../other/entry.js'),
    }),
  ]);
});

test('a document that does not fit its schema is refused with its field', async () => {
  const { server, ...withoutServer } = CATALOG;
  const write = (text: string) => (folder: string) =>
    writeFile(join(folder, 'artifact.json'), text);
  expect(server).toBeDefined();
  expect(await tampered(write(JSON.stringify(withoutServer)))).toEqual([
    expect.objectContaining({ rule: 'artifact', place: expect.stringMatching(/, server$/) }),
  ]);
  expect(await tampered(write('{'))).toEqual([expect.objectContaining({ rule: 'artifact' })]);
  expect(await tampered((folder) => rm(join(folder, 'artifact.json')))).toEqual([
    expect.objectContaining({ rule: 'artifact', message: 'is not there' }),
  ]);
});

// RELEASE-12
test.each<[string, object, string]>([
  ['a list', { uses: { ...CATALOG.uses, links: Array(2_001).fill('/x') } }, 'uses.links'],
  [
    'a text',
    { descriptor: { ...CATALOG.descriptor, title: 'x'.repeat(2_001) } },
    'descriptor.title',
  ],
  ['an unknown field', { more: JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) }, 'more[0][0]'],
])(
  'readNewArtifacts > %s beyond its maximum > is refused with its place',
  async (_, change, field) => {
    expect(await tampered(async () => undefined, { ...CATALOG, ...change } as Artifact)).toEqual([
      {
        rule: 'too-large',
        place: expect.stringContaining(`catalog ${CATALOG.version}, artifact.json, ${field}`),
        message: expect.stringMatching(/^has 2001 (entries|characters) of at most 2000$|12 levels/),
        remedy: expect.stringContaining('ivide the remote into two'),
      },
    ]);
  },
);

test('an artefact under another name than its own is refused', async () => {
  const refusals = await tampered(async () => undefined, remoteArtifact('other'));
  expect(refusals).toEqual([
    expect.objectContaining({ rule: 'identity', place: expect.stringMatching(/, name$/) }),
    expect.objectContaining({
      rule: 'identity',
      place: expect.stringMatching(/descriptor\.name$/),
    }),
  ]);
});

test('a remote.json is refused before anything is built, with every field that is wrong', () =>
  inTemporaryFolder(async (root) => {
    await mkdir(join(root, 'remotes/catalog'), { recursive: true });
    const file = join(root, 'remotes/catalog/remote.json');
    const places = async () => (await checkDescriptor(root, 'catalog')).map(({ place }) => place);
    expect(await places()).toEqual(['remotes/catalog/remote.json, (document)']);
    await writeFile(file, '{ "name": }');
    expect(await places()).toEqual(['remotes/catalog/remote.json, (document)']);
    const routes = [{ ...route('/x'), access: 'everybody' }, route('no-slash')];
    await writeFile(
      file,
      JSON.stringify({
        ...CATALOG.descriptor,
        routes,
        slots: ['footer.none'],
        menu: [link('/', { area: 'ceiling' }), link('/', { area: 'account', icon: 'rocket' })],
      }),
    );
    expect(await places()).toEqual([
      'remotes/catalog/remote.json, slots[0]',
      'remotes/catalog/remote.json, routes[0].access',
      'remotes/catalog/remote.json, routes[1].path',
      'remotes/catalog/remote.json, menu[0].area',
      'remotes/catalog/remote.json, menu[1].icon',
      'remotes/catalog/remote.json, menu[1]',
    ]);
    await writeFile(file, JSON.stringify(CATALOG.descriptor));
    expect(await places()).toEqual([]);
  }));

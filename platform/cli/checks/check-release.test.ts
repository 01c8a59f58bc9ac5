import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Artifact,
  artifactSchema,
  type HostArtifact,
  type RemoteArtifact,
} from '@evmandi/contract/platform/composition';
import type { MenuEntry } from '@evmandi/contract/platform/menu';
import type { ReleaseSet } from '../../registry/release-set.ts';
import {
  hostArtifact,
  inTemporaryFolder,
  remoteArtifact,
  route,
  writeArtifactFolder,
} from '../../testing/artifacts.ts';
import { checkComposition, readNewArtifacts } from './check-release.ts';
import { checkDescriptor } from './descriptor.ts';
import { ReleaseRefused } from './refusal.ts';

const CATALOG = remoteArtifact('catalog', {
  descriptor: {
    routes: ['/', '/product/:productId', '/:segment', '/*'].map((path) => route(path)),
  },
});
const CHECKOUT = remoteArtifact('checkout', {
  descriptor: { routes: [route('/cart')], slots: ['header.quick-order'] },
  browser: {
    ...CATALOG.browser,
    exposes: { ...CATALOG.browser.exposes, './slots/header.quick-order': { js: [], css: [] } },
  },
});

const live = (
  remotes: RemoteArtifact[] = [CATALOG, CHECKOUT],
  host = hostArtifact(),
): ReleaseSet => ({
  composition: { number: 1, createdAt: '2025-01-01T00:00:00Z', reason: '', host: '', remotes: {} },
  host,
  remotes,
});

/** `rule` of every refusal, and the first one's place and message for a look at the words. */
function refusalsOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.refusals;
    throw error;
  }
  return [];
}

const rules = (set: ReleaseSet | undefined, ...artifacts: Artifact[]) =>
  refusalsOf(() => checkComposition(set, artifacts)).map(({ rule }) => rule);

const newer = <T extends Artifact>(artifact: T, changes: Partial<T> = {}): T => ({
  ...artifact,
  version: '1.1.0-0000000b',
  ...changes,
});

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

/** A remote that provides `frame`, as its build leaves it. */
function framing(name: string, layouts = ['frame'], changes: Partial<RemoteArtifact> = {}) {
  const plain = remoteArtifact(name);
  const exposed = layouts.map((id) => [`./layouts/${id}`, { js: [], css: [] }]);
  const served = layouts.map((id) => [`server/layouts/${id}.js`, { integrity: '', bytes: 0 }]);
  return remoteArtifact(name, {
    browser: {
      ...plain.browser,
      exposes: { ...plain.browser.exposes, ...Object.fromEntries(exposed) },
    },
    files: { ...plain.files, ...Object.fromEntries(served) },
    ...changes,
    descriptor: { layouts, routes: [route(`/${name}`, { layout: layouts[0] ?? 'store' })] },
  });
}
const standing = (layout: string) =>
  remoteArtifact('guest', { descriptor: { routes: [route('/guest', { layout })] } });

test('a layout is provided by one remote, for the screens of any', () => {
  const frame = framing('dashboard');
  expect(rules(live(), frame, standing('frame'))).toEqual([]);
  expect(rules(live([CATALOG, frame]), standing('frame'))).toEqual([]);
  expect(rules(live([CATALOG, frame]), framing('second'))).toEqual(['layouts']);
  expect(rules(live(), framing('dashboard', ['frame', 'frame']))).toEqual(['layouts']);
  expect(rules(live(), framing('dashboard', ['store']))).toEqual(['layouts']);
  const gives = newer(remoteArtifact('dashboard'));
  expect(rules(live([frame, standing('frame')]), gives)).toEqual(['layouts']);
  const [refusal] = refusalsOf(() => checkComposition(live(), [standing('frame')]));
  expect(refusal).toEqual({
    rule: 'layouts',
    place: 'remotes/guest/remote.json, route /guest, layout frame',
    message: 'is neither drawn by host 1.0.0-00000001 nor provided by a remote',
    remedy: 'Ship the remote that provides it first, or name another layout.',
  });
});

test('a layout that the build does not hold is refused', () => {
  const { browser, files } = remoteArtifact('dashboard');
  expect(rules(live(), framing('dashboard', ['frame'], { browser }))).toEqual(['exposes']);
  expect(rules(live(), framing('dashboard', ['frame'], { files }))).toEqual(['exposes']);
});

test('a host of before layouts were provided drew the frame of the dashboard itself', () => {
  const { layouts, ...provides } = hostArtifact().provides;
  const old = artifactSchema.parse({ ...hostArtifact(), provides }) as HostArtifact;
  expect(old.provides.layouts).toEqual([...layouts, 'dashboard']);
});

test('a layout moves from the host to a remote in one release of both', () => {
  const { provides } = hostArtifact();
  const before = hostArtifact({
    provides: { ...provides, layouts: [...provides.layouts, 'dashboard'] },
  });
  const old = remoteArtifact('dashboard', {
    descriptor: { routes: [route('/dashboard', { layout: 'dashboard' })] },
  });
  const set = live([CATALOG, old], before);
  const together = 'Ship host and dashboard together: npm run ship -- host dashboard.';
  const fresh = newer(framing('dashboard', ['dashboard']));
  for (const artifact of [newer(hostArtifact()), fresh]) {
    const refusals = refusalsOf(() => checkComposition(set, [artifact]));
    expect(refusals).toEqual([expect.objectContaining({ rule: 'layouts', remedy: together })]);
  }
  expect(rules(set, newer(hostArtifact()), fresh)).toEqual([]);
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
    const error = await readNewArtifacts([release]).catch((reason: unknown) => reason);
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

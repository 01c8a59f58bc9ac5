import {
  artifactSchema,
  type HostArtifact,
  type RemoteArtifact,
} from '@evmandi/contract/platform/composition';
import { hostArtifact, remoteArtifact, route } from '../../testing/artifacts.ts';
import {
  CATALOG,
  checkComposition,
  live,
  newer,
  refusalsOf,
  rules,
} from '../../testing/candidates.ts';

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

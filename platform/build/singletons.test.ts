import { join } from 'node:path';
import { satisfies } from 'semver';
import typescript from 'typescript';
import { findRoot } from './apps.ts';
import { exportedNames } from './module-names.ts';
import { acceptedRanges, providedVersions, sharedOption } from './singletons.ts';

const root = findRoot(__dirname);

test('the host provides a version of each singleton that its remotes accept', () => {
  const provided = new Map(providedVersions(root).map(({ name, version }) => [name, version]));
  const accepted = acceptedRanges(root);
  expect(accepted.map(({ name }) => name)).toEqual([...provided.keys()]);
  for (const { name, version: range } of accepted) {
    expect([name, satisfies(provided.get(name) ?? '', range)]).toEqual([name, true]);
  }
});

test('only the host brings the singletons, and a version that does not fit is refused', () => {
  const host = sharedOption(root, 'host');
  const remote = sharedOption(root, 'remote');
  expect(Object.keys(remote)).toEqual(Object.keys(host));
  for (const [key, option] of Object.entries(remote)) {
    expect([key, option]).toEqual([
      key,
      expect.objectContaining({ singleton: true, strictVersion: true, import: false }),
    ]);
  }
  expect(host['react-router-dom']).toMatchObject({
    import: expect.stringMatching(/router-facade\.ts$/),
  });
});

test("the facade's names are there in the router that is installed", async () => {
  const names = exportedNames(typescript, join(root, 'platform/build/router-facade.ts'));
  expect(names.length).toBeGreaterThan(30);
  const router = Object.keys(await import('react-router-dom'));
  expect(names.filter((name) => !router.includes(name))).toEqual([]);
});

test('the runtime lists what it exports', () => {
  const names = exportedNames(typescript, join(root, 'shared/runtime/src/index.ts'));
  expect(names).toEqual(expect.arrayContaining(['cart', 'http', 'pictureAddress']));
});

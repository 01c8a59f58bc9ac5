import { lastVersions } from './last-versions.ts';

test('of a thousand releases the last four are shown, of each remote its own', () => {
  const releases = Array.from({ length: 1_000 }, (_, index) => ({
    remote: 'catalog',
    version: String(index + 1),
    count: 1,
  }));
  const auth = { remote: 'auth', version: '7', count: 3 };
  const shown = lastVersions([auth, ...releases, { ...auth, count: 4 }]);
  expect(shown.map(({ remote, version }) => `${remote} ${version}`)).toEqual([
    'auth 7',
    'catalog 997',
    'catalog 998',
    'catalog 999',
    'catalog 1000',
    'auth 7',
  ]);
});

import { homeView } from './view.ts';

const person = (...codes: number[]) => ({
  id: 'u1',
  username: 'asha',
  name: 'Asha Rao',
  role: { name: 'Admin', permissions: codes.map((permissionCode) => ({ permissionCode })) },
});

test('real figures are shown to an administrator alone, and are stale once the session changed', () => {
  expect(homeView(person(1001), true)).toEqual({ view: 'live', stale: false });
  expect(homeView(person(1001), false)).toEqual({ view: 'sample', stale: true });
  expect(homeView(person(1010), false)).toEqual({ view: 'sample', stale: false });
  expect(homeView(null, true)).toEqual({ view: 'sample', stale: true });
});

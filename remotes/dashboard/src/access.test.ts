import type { User } from '@evmandi/contract/domain/session';
import { type Access, permits } from '@evmandi/contract/platform/access';
import { remoteDescriptorSchema } from '@evmandi/contract/platform/remote-descriptor';
import { findOwner } from '@evmandi/contract/platform/route-owner';
import descriptor from '../remote.json';
import { OWN_ENTRIES, ownMenu } from './layout/own-menu.ts';

/** Who opens which screen (PERM-2, PERM-4, PERM-5); the first match counts. */
const POLICY: [path: RegExp, access: Access][] = [
  [/^\/dashboard(\/shop)?$/, 'public'],
  [/^\/dashboard\/(orders|customers|quotes|questions)\b/, [1001, 1010]],
  [/^\/dashboard\/stock\b/, [1001, 1011]],
  [/^\/dashboard\//, 1001],
  [/^\/b2b\/vehicle-job-card\/new$/, [1001, 1002]],
  // The API shows each person the cards that are theirs.
  [/^\/b2b\/vehicle-job-card\b/, 'session'],
];

const person = (code: number): User => ({
  id: '1',
  username: 'u',
  name: 'U',
  role: { name: 'R', permissions: [{ permissionCode: code }] },
});

// DASH-3, PERM-1
test.each(descriptor.routes.map(({ path, access }) => [path, access] as const))(
  '%s opens to the codes that the policy names',
  (path, access) => {
    expect(access).toEqual(POLICY.find(([pattern]) => pattern.test(path))?.[1]);
  },
);

// PERM-6
test.each([
  [1001, []],
  [1002, []],
  [1003, []],
  [1010, ['/dashboard/orders']],
  [1011, ['/dashboard/stock']],
] as const)('with %d the menu of the account has the areas of its codes', (code, paths) => {
  const own = descriptor.menu.filter(
    ({ area, access }) => area === 'account' && permits(access, person(code)),
  );
  expect(own.map(({ path }) => path)).toEqual(paths);
});

test.each(OWN_ENTRIES.map(({ path, access }) => [path, access] as const))(
  'the entry to %s is shown to whom its screen is open',
  (path, access) => {
    expect(access).toEqual(
      findOwner([remoteDescriptorSchema.parse(descriptor)], path)?.route.access,
    );
  },
);

// PERM-6
test('a menu has what a person may open, and all for a visitor', () => {
  const titles = (user: User | null) => ownMenu(user).map(({ title }) => title);
  expect(titles(person(1002))).toEqual(['Dashboard', 'Job cards', 'Your Shop']);
  expect(titles(person(1001))).toEqual(titles(null));
});

// AUTH-4
test.each([
  [1001, '/dashboard'],
  [1002, '/b2b/vehicle-job-card'],
  [1003, '/b2b/vehicle-job-card'],
])('a person with %d lands on %s', (code, path) => {
  const landings = descriptor.menu.filter(
    ({ area, access }) => area === 'landing' && permits(access, person(code)),
  );
  expect(landings[0]?.path).toBe(path);
});

test('no entry of the frame stands in the documents of the shop', () => {
  expect(descriptor.menu.map(({ area }) => area)).not.toContain('dashboard');
});

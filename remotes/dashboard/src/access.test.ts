import type { User } from '@evmandi/contract/domain/session';
import { type Access, permits } from '@evmandi/contract/platform/access';
import descriptor from '../remote.json';

/** Ruling 6: who opens which screen; the first that fits counts. */
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

test.each(descriptor.routes.map(({ path, access }) => [path, access] as const))(
  '%s opens to the codes that the rulings name',
  (path, access) => {
    expect(access).toEqual(POLICY.find(([pattern]) => pattern.test(path))?.[1]);
  },
);

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

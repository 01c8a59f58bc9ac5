import { permits } from './access.ts';

const person = (...codes: number[]) => ({
  id: '1',
  username: 'u',
  name: 'U',
  role: { name: 'r', permissions: codes.map((permissionCode) => ({ permissionCode })) },
});

test.each([
  [undefined, null, true],
  ['public', null, true],
  ['session', null, false],
  ['session', person(), true],
  [1001, null, false],
  [1001, person(1002), false],
  [1001, person(1002, 1001), true],
  [[1001, 1010], person(1010), true],
  [[1001, 1010], person(1011), false],
] as [Parameters<typeof permits>[0], ReturnType<typeof person> | null, boolean][])(
  '%j for %j: %s',
  (access, user, answer) => {
    expect(permits(access, user)).toBe(answer);
  },
);

import type { User } from '@evmandi/contract/domain/session';
import type { Access } from '@evmandi/contract/platform/access';
import { decide, loginPath } from './guard.ts';

const person = (...codes: number[]): User => ({
  id: '1',
  username: 'u',
  name: 'U',
  role: { name: 'r', permissions: codes.map((permissionCode) => ({ permissionCode })) },
});

describe('decide', () => {
  it.each<[Access | undefined, User | null, string]>([
    ['public', null, 'allow'],
    [undefined, null, 'allow'],
    ['session', null, 'sign-in'],
    [1001, null, 'sign-in'],
    ['session', person(), 'allow'],
    [1001, person(1001), 'allow'],
    [1001, person(1002), 'not-permitted'],
    [1002, person(1001), 'not-permitted'],
    [[1001, 1010], person(1010), 'allow'],
    [[1001, 1010], person(1002), 'not-permitted'],
  ])('%s for %j: %s', (access, user, decision) => {
    expect(decide(access, user)).toBe(decision);
  });
});

describe('loginPath', () => {
  it('leads back to path and query, and says nothing of the home page', () => {
    const from = new URLSearchParams(
      loginPath({ pathname: '/dashboard/orders', search: '?q=a&page=2' }).split('?')[1],
    );
    expect(from.get('from')).toBe('/dashboard/orders?q=a&page=2');
    expect(loginPath({ pathname: '/', search: '' })).toBe('/login');
  });
});

import type { User } from '@evmandi/contract/domain/session';
import type { Access } from '@evmandi/contract/platform/access';
import { notify, useSession } from '@evmandi/runtime';
import type { MiddlewareFunction } from 'react-router-dom';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { decide, guard, loginPath } from './guard.ts';

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

describe('guard', () => {
  const withAccess = (access: Access) =>
    ({
      owner: () => ({ route: { access } }),
      landing: () => ({ path: '/b2b/vehicle-job-card' }),
    }) as unknown as RemoteRegistry;
  const leadsTo = async (registry = withAccess('session')) => {
    const args = { request: new Request('http://shop.test/dashboard') };
    const next = () => Promise.resolve(undefined);
    try {
      await guard(registry)(args as Parameters<MiddlewareFunction>[0], next);
    } catch (answer) {
      return (answer as Response).headers.get('location');
    }
    throw new Error('Nobody is signed in, and the page was shown');
  };
  const expired = `x.${btoa(JSON.stringify({ exp: 1 }))}.y`;

  it.each(['broken', expired])(
    'says why at sign-in where the stored token is %s',
    async (token) => {
      localStorage.setItem('token', token);
      expect(await leadsTo()).toBe('/login?from=%2Fdashboard&ended=true');
    },
  );

  // PERM-6
  it('leads a person without the permission to their own landing, with a toast', async () => {
    const told = jest.spyOn(notify, 'error').mockImplementation(() => {});
    const exp = Math.floor(Date.now() / 1_000) + 60;
    localStorage.setItem('token', `x.${btoa(JSON.stringify({ exp }))}.y`);
    localStorage.setItem('user', JSON.stringify(person(1002)));
    expect(await leadsTo(withAccess(1001))).toBe('/b2b/vehicle-job-card');
    expect(told).toHaveBeenCalledWith('Your account does not have the permission for that page.');
    useSession.setState({ user: null });
  });

  it('says nothing of a session to who had none', async () => {
    localStorage.clear();
    expect(await leadsTo()).toBe('/login?from=%2Fdashboard');
  });
});

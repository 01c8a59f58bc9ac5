import { audiencePath, readAudience } from './audience.ts';
import { loginLoader } from './login-loader.ts';

const load = (path: string) =>
  loginLoader({ request: new Request(`http://localhost${path}`) } as Parameters<
    typeof loginLoader
  >[0]);

test('only the two known audiences change the heading', () => {
  expect(readAudience('dealer')).toBe('dealer');
  expect(readAudience('admin')).toBe('everyone');
  expect(readAudience(null)).toBe('everyone');
});

test('the other audience keeps the place to return to', () => {
  const from = '/dashboard/orders?status=Pending&page=2';
  const path = audiencePath('dealer', from);
  expect(load(path)).toEqual({ audience: 'dealer', from, ended: null });
});

test('an unsafe place is dropped before it can reach a link', () => {
  expect(load('/login?as=customer&from=%2F%2Fevil.example')).toEqual({
    audience: 'customer',
    from: null,
    ended: null,
  });
});

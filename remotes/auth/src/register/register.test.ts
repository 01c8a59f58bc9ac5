import { http } from '@evmandi/runtime';
import { type Registration, registering, registrationProblems } from './register.ts';

const TYPED: Registration = {
  kind: 'dealer',
  name: 'Suresh Babu',
  phone: '+91 90000 41127',
  email: 'suresh@godavari.example',
  company: 'Godavari Logistics',
  gstin: '27AAPFU0939F1ZV',
  username: 'godavari',
  password: 'a password of the dealer',
  accepted: true,
};
const call = { signal: AbortSignal.timeout(5_000) };
const failed = (response?: object) =>
  Object.assign(new Error('library text'), { isAxiosError: true, response });
const taken = failed({ status: 409, data: { code: 'username_taken' } });

test('a dealer names company and GSTIN, a customer does not', () => {
  const empty = { ...TYPED, company: ' ', gstin: '', accepted: false };
  expect(registrationProblems(TYPED)).toEqual({});
  expect(registrationProblems(empty)).toEqual({
    company: 'Enter the name of your company',
    gstin: 'Enter the GSTIN of your company',
    accepted: 'Accept the terms to create an account',
  });
  expect(Object.keys(registrationProblems({ ...empty, kind: 'customer' }))).toEqual(['accepted']);
});

test('a name that one’s own lost press has taken is opened with its password', async () => {
  const answer = { token: 't', user: {} };
  const post = jest.spyOn(http, 'post');
  post.mockRejectedValueOnce(failed()).mockRejectedValueOnce(taken);
  post.mockResolvedValueOnce({ data: answer });
  const register = registering();
  await expect(register(TYPED, call)).rejects.toThrow();
  expect(await register(TYPED, call)).toBe(answer);
  expect(post.mock.calls.map(([path]) => path)).toEqual([
    '/auth/register',
    '/auth/register',
    '/auth/login',
  ]);
});

test('a name that is another’s is refused, and no password is tried at it', async () => {
  const post = jest.spyOn(http, 'post').mockRejectedValue(taken);
  post.mockClear();
  await expect(registering()(TYPED, call)).rejects.toBe(taken);
  expect(post).toHaveBeenCalledTimes(1);
});

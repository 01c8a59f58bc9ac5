import { describePasskey } from './describe-passkey.ts';
import { expectPasskeys } from './expect-passkeys.ts';

const named = (name: string) => Object.assign(new Error('of a library'), { name });

test.each([
  ['NotAllowedError', /try again/],
  ['InvalidStateError', /already/],
  ['TypeError', /choose another way/],
])('%s is told in our words', (name, words) => {
  expect(describePasskey(named(name))).toMatch(words);
});

test('the server’s words come first for what it refused', () => {
  const response = { status: 422, data: { message: 'Passkeys need HTTPS' } };
  const refused = Object.assign(new Error('422'), { isAxiosError: true, response });
  expect(describePasskey(refused)).toBe('Passkeys need HTTPS');
});

test('a browser without passkeys is told so before anything is asked', () => {
  try {
    expectPasskeys();
  } catch (error) {
    expect(describePasskey(error)).toMatch(/has no passkeys/);
  }
  expect.assertions(1);
});

import { describeFailure, missingFields } from './sign-in.ts';

const answered = (status: number, data: unknown) =>
  Object.assign(new Error(`Request failed with status code ${status}`), {
    isAxiosError: true,
    response: { status, data },
  });

test('each empty field is named with its remedy', () => {
  expect(missingFields({ username: '  ', password: '' })).toEqual({
    username: 'Enter your username',
    password: 'Enter your password',
  });
  expect(missingFields({ username: 'dealer', password: ' ' })).toEqual({});
});

// AUTH-2
test('a refusal shows the server’s message', () => {
  const failure = describeFailure(answered(401, { message: 'Wrong username or password' }));
  expect(failure).toBe('Wrong username or password');
});

// AUTH-2
test.each([[{}], [''], [{ message: '' }], ['<html>Bad gateway</html>']])(
  'an answer without a message (%j) reads "Login failed"',
  (data) => {
    expect(describeFailure(answered(502, data))).toBe('Login failed');
  },
);

test('without an answer the network’s own text is shown', () => {
  const offline = Object.assign(new Error('Network Error'), { isAxiosError: true });
  expect(describeFailure(offline)).toBe('Network Error');
});

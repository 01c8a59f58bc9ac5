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

test('a refusal shows the server’s message', () => {
  const failure = describeFailure(answered(401, { message: 'Wrong username or password' }));
  expect(failure).toEqual({ message: 'Wrong username or password', fields: {} });
});

test.each([[{}], [''], [{ message: '' }], ['<html>Bad gateway</html>']])(
  'an answer without a message (%j) reads "Login failed"',
  (data) => {
    expect(describeFailure(answered(502, data)).message).toBe('Login failed');
  },
);

test('messages for a field stay with the field', () => {
  const failure = describeFailure(
    answered(422, {
      message: 'The request is not valid',
      errors: [{ path: 'username', message: 'Enter 100 characters or fewer' }],
    }),
  );
  expect(failure.fields).toEqual({ username: 'Enter 100 characters or fewer' });
});

test('without an answer the network’s own text is shown', () => {
  const offline = Object.assign(new Error('Network Error'), { isAxiosError: true });
  expect(describeFailure(offline).message).toBe('Network Error');
});

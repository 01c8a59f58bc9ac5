import { configure, http, notify, useSession } from '@evmandi/runtime';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ChangePasswordScreen } from './change-password-screen.tsx';

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    phone: '',
    email: '',
    country: 'India',
    copyrightYear: 2025,
    rupeesPerDollar: 83.5,
  });
});

const user = { id: '1', username: 'asha', name: 'Asha', role: { name: 'Admin', permissions: [] } };
const NEW = 'a new password, longer';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));
/** Each text in one event: a screen that is drawn anew for each letter takes most of the time. */
async function paste(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}
async function fill(current: string, next: string, again = next) {
  if (current) await paste('Current password', current);
  if (next) await paste('New password', next);
  if (again) await paste('New password again', again);
}
const met = () =>
  screen.getAllByText(', met').map(({ parentElement }) => parentElement?.textContent);

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ user });
  const router = createMemoryRouter(
    [
      { path: '/change-password', Component: ChangePasswordScreen },
      { path: '/account', element: <p>the account</p> },
    ],
    { initialEntries: ['/change-password'] },
  );
  render(<RouterProvider router={router} />);
});

test('rules are marked as they are met', async () => {
  expect(screen.queryByText(', met')).toBeNull();
  await fill('the current one', 'short', '');
  expect(met()).toEqual(['Not the current password, met']);
  await paste('New password', ' and longer');
  await paste('New password again', 'short and longer');
  expect(met()).toHaveLength(3);
});

test('two different new ones are told at the second, and nothing is sent', async () => {
  const post = jest.spyOn(http, 'post');
  await fill('the current one', NEW, `${NEW}!`);
  await submit();
  expect(screen.getByText('Enter the new password again, the same text')).toBeTruthy();
  expect(document.activeElement).toBe(field('New password again'));
  expect(post).not.toHaveBeenCalled();
});

// AUTH-3
test('success keeps the new token and leads to the account', async () => {
  const said = jest.spyOn(notify, 'success').mockImplementation(() => {});
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { message: '', token: 'new' } });
  await fill('the current one', NEW);
  await submit();
  expect(await screen.findByText('the account')).toBeTruthy();
  expect(post).toHaveBeenCalledWith('/auth/change-password', {
    currentPassword: 'the current one',
    newPassword: NEW,
  });
  expect(localStorage.getItem('token')).toBe('new');
  expect(said).toHaveBeenCalledTimes(1);
});

const refused = (response: object | undefined) =>
  Object.assign(new Error('library text'), { isAxiosError: true, response });

// AUTH-3
test.each([
  [
    'a wrong current password',
    refused({
      status: 422,
      data: {
        message: 'The current password is wrong',
        errors: [{ path: 'currentPassword', message: 'The current password is wrong' }],
      },
    }),
    'The current password is wrong',
  ],
  ['an answer without words', refused({ status: 500, data: '' }), 'Password change failed'],
  ['no request at all', new TypeError('x is undefined'), 'An unknown error occurred'],
])('%s is said, and what was typed stays', async (_name, error, text) => {
  jest.spyOn(http, 'post').mockRejectedValue(error);
  await fill('the current one', NEW);
  await submit();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(field('New password').value).toBe(NEW);
});

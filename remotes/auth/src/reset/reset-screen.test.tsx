import { http, notify } from '@evmandi/runtime';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ResetScreen } from './reset-screen.tsx';

const owner = { username: 'ravi', name: 'Ravi Kumar', expiresAt: '2026-01-01T00:00:00.000Z' };
const NEW = 'a password of his own';

const open = (hash: string) => {
  const router = createMemoryRouter(
    [
      { path: '/reset', Component: ResetScreen },
      { path: '/login', element: <p>sign in here</p> },
    ],
    { initialEntries: [`/reset${hash}`] },
  );
  render(<RouterProvider router={router} />);
};
const refused = (status: number, message: string) =>
  Object.assign(new Error('library text'), {
    isAxiosError: true,
    response: { status, data: { message } },
  });

test('a link sets the password of its person and leads to sign in', async () => {
  jest.spyOn(notify, 'success').mockImplementation(() => {});
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: owner });
  open('#token-of-ravi');
  expect(await screen.findByText('For Ravi Kumar, username ravi')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('New password'), NEW);
  await userEvent.type(screen.getByLabelText('New password again'), `${NEW}!`);
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  expect(screen.getByText('Enter the new password again, the same text')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('New password again'), '{backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('sign in here')).toBeTruthy();
  expect(post).toHaveBeenLastCalledWith('/auth/password-links/use', {
    token: 'token-of-ravi',
    newPassword: NEW,
  });
});

test.each([
  ['without its secret', '', undefined],
  ['that was used', '#used', refused(404, 'This link was used')],
])('a link %s is over', async (_name, hash, error) => {
  if (error) jest.spyOn(http, 'post').mockRejectedValue(error);
  open(hash);
  expect(await screen.findByRole('heading', { name: 'This link is over' })).toBeTruthy();
});

test('a server in trouble is told, and asked again', async () => {
  jest
    .spyOn(http, 'post')
    .mockRejectedValueOnce(refused(503, 'Try again shortly'))
    .mockResolvedValue({ data: owner });
  open('#token');
  expect((await screen.findByRole('alert')).textContent).toContain('Try again shortly');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('New password')).toBeTruthy();
});

import { hasPermission } from '@evmandi/contract/domain/session';
import { ENDED_KEY } from '@evmandi/contract/domain/session-end';
import { configure, http, setNavigation, useSession } from '@evmandi/runtime';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import routes from '../routes.tsx';
// Compiled here: within the second that a query waits, a busy machine does not get through.
import './login-screen.tsx';
import { requestSignIn } from './sign-in.ts';

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

setNavigation({
  menu: () => [],
  landing: (user) => ({ path: hasPermission(user, 1001) ? '/staff' : '/workshop' }),
});

const person = (...codes: number[]) => ({
  id: 'u1',
  username: 'asha',
  name: 'Asha Rao',
  role: { name: 'Admin', permissions: codes.map((permissionCode) => ({ permissionCode })) },
});
const token = (secondsLeft: number) => {
  const payload = { exp: Math.floor(Date.now() / 1000) + secondsLeft };
  return `x.${btoa(JSON.stringify(payload))}.x`;
};
const answer = (...codes: number[]) => ({ data: { token: token(3600), user: person(...codes) } });

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>arrived at {pathname + search}</p>;
}

async function open(path: string) {
  const children = [...routes, { path: '*', Component: Elsewhere }];
  const router = createMemoryRouter([{ HydrateFallback: () => null, children }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function submit(username: string, password: string) {
  if (username) await userEvent.type(field('Username'), username);
  if (password) await userEvent.type(field('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ user: null });
});

test('what is missing is named at its field, and nothing is sent', async () => {
  const post = jest.spyOn(http, 'post');
  await open('/login?as=dealer');
  await submit('', 'secret');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dealer Login');
  expect(field('Username')).toHaveProperty('ariaInvalid', 'true');
  expect(screen.getByText('Enter your username')).toBeTruthy();
  expect(screen.queryByText('Enter your password')).toBeNull();
  expect(document.activeElement).toBe(field('Username'));
  expect(post).not.toHaveBeenCalled();
});

test('of several problems a summary takes the focus, and leads to each field', async () => {
  await open('/login');
  await submit('', '');
  const summary = screen.getByRole('region', { name: '2 things to correct' });
  expect(document.activeElement).toBe(summary);
  await userEvent.click(within(summary).getByRole('link', { name: 'Enter your password' }));
  expect(document.activeElement).toBe(field('Password'));
});

// AUTH-2
test('a failure is announced and loses nothing', async () => {
  const offline = Object.assign(new Error('Network Error'), { isAxiosError: true });
  jest.spyOn(http, 'post').mockRejectedValue(offline);
  await open('/login');
  await submit('asha', 'secret');
  expect((await screen.findByRole('alert')).textContent).toContain('Network Error');
  expect([field('Username').value, field('Password').value]).toEqual(['asha', 'secret']);
});

// AUTH-4
test.each([
  ['/login?from=%2Fdashboard%2Forders%3Fpage%3D2', [1001], '/dashboard/orders?page=2'],
  ['/login?from=%2F%2Fevil.example', [1001], '/staff'],
  ['/login', [1002], '/workshop'],
])('from %s with %j the person arrives at %s', async (path, codes, place) => {
  jest.spyOn(http, 'post').mockResolvedValue(answer(...codes));
  await open(path);
  await submit(' asha ', 'secret ');
  expect(await screen.findByText(`arrived at ${place}`)).toBeTruthy();
  expect(http.post).toHaveBeenCalledWith(
    '/auth/login',
    { username: 'asha', password: 'secret ', device: undefined, steps: true },
    expect.anything(),
  );
  expect(localStorage.getItem('token')).not.toBeNull();
});

test('who comes from a session that has ended is told so', async () => {
  await open('/login?from=%2Fcart');
  expect(screen.queryByText(/session has ended/)).toBeNull();
  cleanup();
  await open('/login?from=%2Fcart&ended=true');
  expect(screen.getByText(/session has ended/).role).toBe('status');
});

afterEach(() => localStorage.removeItem(ENDED_KEY));

test.each([
  ['expired', 'Your session has run out.'],
  ['signed-out', 'You signed out in another tab.'],
  ['password_changed', 'Your password was changed, which ended your session.'],
  ['ended_by_administrator', 'An administrator ended your session.'],
  // A code of a later release, and what is no code at all.
  ['taken_by_the_moon', 'Your session has ended.'],
  ['constructor', 'Your session has ended.'],
])('an end by “%s” says: %s', async (why, sentence) => {
  localStorage.setItem(ENDED_KEY, why);
  await open('/login?ended=true');
  const told = screen.getByText(`${sentence} Sign in to go on where you were.`);
  expect(told.role).toBe('status');
  cleanup();
  await open('/login');
  expect(screen.queryByText(/Sign in to go on/)).toBeNull();
});

// AUTH-5
test('a signed-in person may go on, or switch without losing the session to a typing error', async () => {
  jest.spyOn(http, 'post').mockRejectedValue(new Error('no'));
  useSession.setState({ user: person(1001) });
  await open('/login?from=%2Fcart');
  expect(screen.getByRole('link', { name: 'Continue as Asha Rao' })).toHaveProperty(
    'pathname',
    '/cart',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Switch account' }));
  await submit('ravi', 'wrong');
  await screen.findByRole('alert');
  expect(useSession.getState().user?.username).toBe('asha');
});

test('after too many attempts a clock runs, and the button waits with it', async () => {
  const headers = { 'retry-after': '3' };
  const response = { status: 429, headers, data: { message: 'Too many attempts' } };
  const error = Object.assign(new Error('429'), { isAxiosError: true, response });
  jest.spyOn(http, 'post').mockRejectedValue(error);
  await open('/login');
  await submit('asha', 'wrong');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Try again in a minute.');
  expect(alert.textContent).toMatch(/Try again in 0:0[1-3]\./);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
  expect(button.disabled).toBe(true);
  await waitFor(() => expect(button.disabled).toBe(false), { timeout: 10_000 });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Password').value).toBe('wrong');
});

test('what the API gave this browser is shown at the next sign-in', async () => {
  const { data } = answer(1001);
  jest.spyOn(http, 'post').mockResolvedValue({ data: { ...data, device: 'd'.repeat(43) } });
  await requestSignIn({ username: 'asha', password: 'x' }, { signal: AbortSignal.timeout(1_000) });
  await requestSignIn({ username: 'asha', password: 'x' }, { signal: AbortSignal.timeout(1_000) });
  expect(http.post).toHaveBeenLastCalledWith(
    '/auth/login',
    { username: 'asha', password: 'x', device: 'd'.repeat(43), steps: true },
    expect.anything(),
  );
});

test('Caps Lock is told while a password is typed', async () => {
  await open('/login');
  fireEvent.keyDown(field('Password'), { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on')).toBeTruthy();
  fireEvent.keyUp(field('Password'), { key: 'CapsLock', modifierCapsLock: false });
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
});

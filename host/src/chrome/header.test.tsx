import type { User } from '@evmandi/contract/domain/session';
import type { PageMenu } from '@evmandi/contract/platform/page-menu';
import { configure, rememberVisit, useSession } from '@evmandi/runtime';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Header } from './header.tsx';
import { MENU, MenuProvider } from './testing.tsx';

const person = (...codes: number[]): User => ({
  id: '1',
  username: 'asha',
  name: 'Asha Rao',
  role: { name: 'Role', permissions: codes.map((permissionCode) => ({ permissionCode })) },
});

const NO_COUNTS = { cart: 0, favorites: 0, comparison: 0, garage: 0 };

function open(props: Partial<ComponentProps<typeof Header>> = {}, menu?: PageMenu) {
  const contact = { phone: '+91 40 1', email: 'a@b.in', country: 'India' };
  configure({ apiUrl: 'http://api.test', copyrightYear: 2025, rupeesPerDollar: 80, ...contact });
  const element = (
    <Header
      user={null}
      counts={NO_COUNTS}
      onSignOut={() => {}}
      onQuickOrder={() => {}}
      renderSuggestions={() => null}
      {...contact}
      {...props}
    />
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  useSession.setState({ user: props.user ?? null });
  render(
    <MenuProvider menu={menu}>
      <RouterProvider router={router} />
    </MenuProvider>,
  );
  return router;
}
const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};
afterEach(() => scrollTo(0));

const openDrawer = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
};

// HEADER-9
test.each([
  [0, 'Cart', ''],
  [1, 'Cart, 1 item', '1'],
  [99, 'Cart, 99 items', '99'],
  [100, 'Cart, 99+ items', '99+'],
])('a cart of %d is called "%s" and wears "%s"', (cart, name, badge) => {
  open({ counts: { ...NO_COUNTS, cart } });
  expect(screen.getByRole('link', { name }).textContent).toBe(badge);
});

test('the favorites are counted at the heart, and in the drawer of a phone', async () => {
  open({ counts: { ...NO_COUNTS, favorites: 3 } });
  expect(screen.getByRole('link', { name: 'Favorites, 3 items' }).textContent).toBe('3');
  expect(screen.getByRole('link', { name: 'Cart' }).textContent).toBe('');
  expect((await openDrawer()).getByRole('link', { name: 'Favorites (3)' })).toBeTruthy();
});

test('the garage opens over the page where a remote has a panel for it, in another tab as any link', () => {
  const panel = { isOpen: false, open: jest.fn(), prepare: jest.fn() };
  open({ garage: panel, counts: { ...NO_COUNTS, garage: 3 } });
  const icon = screen.getByRole('link', { name: 'Garage, 3 items' });
  expect(icon.getAttribute('href')).toBe('/garage');
  expect(fireEvent.click(icon, { ctrlKey: true })).toBe(true);
  expect(panel.open).not.toHaveBeenCalled();
  fireEvent.focus(icon);
  expect(panel.prepare).toHaveBeenCalledTimes(1);
  expect(fireEvent.click(icon)).toBe(false);
  expect(panel.open).toHaveBeenCalledTimes(1);
});

test('without such a panel the garage leads to its page, from the drawer too', async () => {
  const router = open();
  const drawer = await openDrawer();
  expect(drawer.getByRole('link', { name: /^Garage/ }).textContent).toContain(
    'Choose your vehicles',
  );
  await act(async () => fireEvent.click(drawer.getByRole('link', { name: /^Garage/ })));
  expect(router.state.location.pathname).toBe('/garage');
});

// HEADER-2
test('the strip collapses past 100 px and comes back at 100', () => {
  open();
  const collapsed = () => screen.getByRole('banner').className.includes('collapsed');
  scrollTo(100);
  expect(collapsed()).toBe(false);
  scrollTo(101);
  expect(collapsed()).toBe(true);
  scrollTo(100);
  expect(collapsed()).toBe(false);
});

// HEADER-1
test('the strip shows phone, e-mail address and country as they are configured', () => {
  open({ phone: '+91 1800 22', email: 'help@shop.example', country: 'Nepal' });
  expect(screen.getByRole('link', { name: '+91 1800 22' }).getAttribute('href')).toBe(
    'tel:+91180022',
  );
  expect(screen.getByRole('link', { name: 'help@shop.example' }).getAttribute('href')).toBe(
    'mailto:help@shop.example',
  );
  expect(screen.getByText('Nepal')).toBeTruthy();
});

// HEADER-6
test('the logo leads home, and the icons lead to their lists', () => {
  open();
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['EVMandi home', 'Cart', 'Favorites'].map(addressOf)).toEqual([
    '/',
    '/cart',
    '/favorites',
  ]);
});

// HEADER-10
test('the button Quick order opens the form', () => {
  const onQuickOrder = jest.fn();
  open({ onQuickOrder });
  fireEvent.click(screen.getByRole('button', { name: 'Quick order' }));
  expect(onQuickOrder).toHaveBeenCalledTimes(1);
});

// HEADER-8
test('one drawer holds every link of all header menus', async () => {
  open();
  const main = within((await openDrawer()).getByRole('navigation', { name: 'Main' }));
  const addresses = main.getAllByRole('link').map((link) => link.getAttribute('href'));
  const links = [...(MENU.header ?? []), ...(MENU.services ?? [])];
  expect(addresses).toEqual(links.map(({ path }) => path));
});

// HEADER-3
test('a visitor finds both logins', () => {
  open();
  expect(screen.getByRole('link', { name: 'Dealer Login' }).getAttribute('href')).toBe(
    '/login?as=dealer',
  );
  expect(screen.getByRole('link', { name: 'Customer Login' }).getAttribute('href')).toBe(
    '/login?as=customer',
  );
});

// HEADER-4
test.each([
  ['with 1001 the dashboard', person(1001), '/dashboard'],
  ['otherwise the job cards', person(1002), '/workshop'],
])('a signed-in person finds the orders, and %s', (_, user, place) => {
  open({ user });
  const account = within(screen.getByRole('navigation', { name: 'Account' }));
  const addresses = account.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/orders', place, '/change-password']);
  expect(screen.getAllByText('Asha Rao')).not.toEqual([]);
  expect(account.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Dealer Login' })).toBeNull();
});

// HEADER-5
test('the place of a landing leads back to where the person last was in its area', async () => {
  rememberVisit('store', '/workshop?status=done');
  const router = open({ user: person() });
  await act(async () => fireEvent.click(screen.getAllByText('Job cards')[0] as HTMLElement));
  expect(router.state.location.search).toBe('?status=done');
});

test('a composition without remotes has a header without links, but with its own controls', () => {
  open({ user: person() }, {});
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+91401',
    'mailto:a@b.in',
    '/',
  ]);
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  openDrawer();
});

test('the drawer goes when one of its links is followed', async () => {
  const router = open();
  const drawer = await openDrawer();
  await act(async () => fireEvent.click(drawer.getByRole('link', { name: 'Favorites' })));
  expect(router.state.location.pathname).toBe('/favorites');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the drawer goes before the quick order form comes', async () => {
  const onQuickOrder = jest.fn();
  open({ onQuickOrder });
  fireEvent.click((await openDrawer()).getByRole('button', { name: 'Quick order' }));
  expect(onQuickOrder).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the drawer of a signed-in person signs out', async () => {
  const onSignOut = jest.fn();
  open({ user: person(), onSignOut });
  fireEvent.click((await openDrawer()).getByRole('button', { name: 'Sign out' }));
  expect(onSignOut).toHaveBeenCalledTimes(1);
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Menu } from './menu.tsx';

function setUp() {
  const onSignOut = jest.fn();
  const entries = [
    { label: 'My orders', to: '/orders' },
    { label: 'Change password', to: '/change-password' },
    { label: 'Sign out', onChoose: onSignOut, separated: true },
  ];
  render(
    <MemoryRouter>
      <Menu label="Account menu" entries={entries}>
        Asha
      </Menu>
    </MemoryRouter>,
  );
  return {
    onSignOut,
    button: screen.getByRole('button', { name: 'Asha' }),
    user: userEvent.setup(),
  };
}
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(name));
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

test('arrows, End and letters move through it, Escape gives the focus back', async () => {
  const { button, user } = setUp();
  act(() => button.focus());
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowDown}');
  await focused('My orders');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}');
  await focused('Change password');
  await user.keyboard('{End}');
  await focused('Sign out');
  await user.keyboard('m');
  await focused('My orders');
  await user.keyboard('{Escape}');
  await closed();
  await focused('Asha');
});

test('opens at its last entry with the arrow up; Enter does what the entry says', async () => {
  const { button, user, onSignOut } = setUp();
  act(() => button.focus());
  await user.keyboard('{ArrowUp}');
  await focused('Sign out');
  await user.keyboard('{Enter}');
  expect(onSignOut).toHaveBeenCalledTimes(1);
  await closed();
});

test('what an entry opens gives the focus back to the button', async () => {
  let before: Element | null = null;
  const entries = [{ label: 'Pin', onChoose: () => (before = document.activeElement) }];
  render(
    <Menu label="More" entries={entries}>
      More
    </Menu>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pin' }));
  expect(before).toBe(screen.getByRole('button', { name: 'More' }));
});

test('a press opens and closes it, links are links', async () => {
  const { button, user } = setUp();
  await user.click(button);
  const entry = await screen.findByRole('menuitem', { name: 'My orders' });
  expect(entry.getAttribute('href')).toBe('/orders');
  await user.click(button);
  await closed();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SideMenu } from './side-menu.tsx';

const scrolled = jest.fn();
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = scrolled;
});

const shown = () =>
  render(
    <MemoryRouter>
      <SideMenu pathname="/dashboard" />
    </MemoryRouter>,
  );
const group = () => screen.getByRole('button', { name: 'Product' });
const isOpen = () => group().getAttribute('aria-expanded') === 'true';
const entry = () => screen.queryByRole('link', { name: 'Product List' });

// DASH-2
test('the Product group is open at the start, and on another page as it was left', async () => {
  const { unmount } = shown();
  expect([isOpen(), entry()]).toEqual([true, expect.anything()]);
  await userEvent.click(group());
  expect([isOpen(), entry()]).toEqual([false, null]);
  const left = { ...localStorage };
  await userEvent.click(group());
  expect(isOpen()).toBe(true);
  unmount();

  Object.assign(localStorage, left);
  shown();
  expect([isOpen(), entry()]).toEqual([false, null]);
});

test('the entry of the screen is brought in sight', () => {
  scrolled.mockClear();
  shown();
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('link', { name: 'Dashboard' })]);
});

import { notify } from '@evmandi/runtime';
import { act, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastHost } from './toast-host.tsx';

const group = { name: 'cart', many: (count: number) => `${count} added to your cart` };
const view = { link: { to: '/cart', label: 'View cart' }, group };

/** A toast comes once the press is painted; react-toastify draws a changed one after 100 ms. */
async function say(...all: [text: string, options?: Parameters<typeof notify.success>[1]][]) {
  for (const [text, options = {}] of all) {
    await act(async () => notify.success(text, options));
    await act(async () => jest.advanceTimersByTimeAsync(500));
  }
}

const texts = () =>
  screen
    .getAllByRole('status')
    .filter((toast) => !toast.closest('.ev-toast-gone'))
    .map((toast) => toast.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <ToastHost /> }])} />);
});

afterEach(() => jest.useRealTimers());

test('toasts of one group or text are one that counts; a fourth takes the place of the oldest', async () => {
  await say(['Horn added', view], ['Brake pads added', view], ['Mirror added', view]);
  expect(texts()).toEqual(['3 added to your cartView cart']);
  const link = within(screen.getByRole('status')).getByRole('link', { name: 'View cart' });
  expect(link.getAttribute('href')).toBe('/cart');

  // What several at once add counts as so many.
  await say(['5 products added', { ...view, group: { ...group, adds: 5 } }]);
  expect(texts()).toEqual(['8 added to your cartView cart']);

  await say(['Copied'], ['Copied'], ['Saved'], ['Sent']);
  expect(texts()).toEqual(['Sent', 'Saved', 'Copied 2 times']);
});

test('its button gives the focus back to where it was before it', async () => {
  const row = document.body.appendChild(document.createElement('button'));
  row.focus();
  const onPress = jest.fn();
  await say(['auth is pinned', { action: { label: 'Undo', onPress } }]);
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await act(async () => undo.click());
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(row);
  row.remove();
});

test('it stands below the control that it would cover', async () => {
  const rect = (top: number, bottom: number) =>
    ({ left: 1000, right: 1400, top, bottom, height: bottom - top }) as DOMRect;
  const button = document.body.appendChild(document.createElement('button'));
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return this === button ? rect(150, 190) : rect(100, 160);
  });
  button.focus();
  await say(['Horn added', view]);
  const toasts = document.querySelector<HTMLElement>('.Toastify__toast-container');
  expect(toasts?.style.getPropertyValue('--toastify-toast-top')).toBe('202px');
  button.remove();
});

import { notify } from '@evmandi/runtime';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
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

// TOAST-1, TOAST-3
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

/** The progress bar of the one toast: when it has run out, the toast goes. */
const bar = () => document.querySelector<HTMLElement>('.Toastify__progress-bar--animated');
const isRunning = () => bar()?.style.animationPlayState === 'running';

// TOAST-1, TOAST-2
test('a toast stands at the top right in light, runs for 5000 ms, and pauses on hover and focus loss', async () => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  await say(['Order placed']);
  expect(document.querySelector('.Toastify__toast-container--top-right')).not.toBeNull();
  const toast = screen.getByRole('status');
  expect(toast.className).toContain('Toastify__toast-theme--light');
  fireEvent.animationEnd(toast);
  expect([bar()?.style.animationDuration, isRunning()]).toEqual(['5000ms', true]);
  fireEvent.mouseEnter(toast);
  expect(isRunning()).toBe(false);
  fireEvent.mouseLeave(toast);
  expect(isRunning()).toBe(true);
  fireEvent.blur(window);
  expect(isRunning()).toBe(false);
  fireEvent.focus(window);
  fireEvent.animationEnd(bar() as HTMLElement);
  expect(toast.dataset.in).toBe('false');
});

const pointer = (type: string, target: Element | Document, clientX: number) =>
  fireEvent(target, new MouseEvent(type, { clientX, bubbles: true }));

// TOAST-2
test.each(['click', 'drag'])('a toast goes with a %s', async (way) => {
  await say([`Gone with a ${way}`]);
  const toast = screen.getByRole('status');
  await act(async () => {
    pointer('pointerdown', toast, 0);
    if (way === 'drag') pointer('pointermove', document, 900);
    pointer('pointerup', document, way === 'drag' ? 900 : 0);
    if (way === 'click') fireEvent.click(toast);
  });
  expect(toast.isConnected && toast.dataset.in).not.toBe('true');
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

// TOAST-4
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

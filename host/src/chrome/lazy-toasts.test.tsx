import { fireEvent, render } from '@testing-library/react';
import { persist } from '../federation/persist.ts';
import { LazyToasts } from './lazy-toasts.tsx';

jest.mock('../federation/persist.ts', () => ({
  persist: jest.fn(() => new Promise(() => {})),
}));

const fetched = () => jest.mocked(persist).mock.calls.length;
const frame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));

test('a press is answered before the place of the toasts is fetched, once', async () => {
  render(<LazyToasts />);
  // Between the beginning of a press and its click there is a frame or more.
  fireEvent.pointerDown(document.body);
  await frame();
  expect(fetched()).toBe(0);
  fireEvent.click(document.body);
  expect(fetched()).toBe(0);
  await frame();
  expect(fetched()).toBe(1);
  fireEvent.click(document.body);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await frame();
  expect(fetched()).toBe(1);
});

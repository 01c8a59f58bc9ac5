import { setCodeLoader } from './code.ts';
import { notify } from './notifications.ts';

afterEach(() => {
  setCodeLoader((load) => load());
  jest.useRealTimers();
});

test('a toast whose code cannot be had is said in plain words, for as long as a toast stands', async () => {
  jest.useFakeTimers();
  setCodeLoader(() => Promise.reject(new Error('Loading chunk toast failed.')));
  notify.success('Brake Pads <b>added</b> to your cart');
  await jest.advanceTimersByTimeAsync(200);
  const said = document.querySelector('[role=alert]');
  expect(said?.textContent).toBe('Brake Pads <b>added</b> to your cart');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(document.querySelector('[role=alert]')).toBeNull();
});

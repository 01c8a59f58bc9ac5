import { bringWorker } from './bring-worker.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** What a browser answers to an attempt. */
function worker(state: string) {
  const target = Object.assign(new EventTarget(), { state: 'installing' });
  const come = () => {
    target.state = state;
    target.dispatchEvent(new Event('statechange'));
  };
  return { registration: { installing: target }, come };
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a worker that the network took on its way comes when that is back', async () => {
  const failing = worker('redundant');
  const working = worker('activating');
  const register = jest
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(failing.registration)
    .mockResolvedValueOnce(working.registration);
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  const done = jest.fn();
  void bringWorker().then(done);
  await settle();
  expect(register).toHaveBeenCalledTimes(1);

  dispatchEvent(new Event('online'));
  await settle();
  expect(register).toHaveBeenCalledTimes(2);
  // The network is back before the attempt has failed.
  dispatchEvent(new Event('online'));
  failing.come();
  await settle();
  expect(register).toHaveBeenCalledTimes(3);
  expect(done).not.toHaveBeenCalled();

  working.come();
  await settle();
  expect(done).toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  await settle();
  expect(register).toHaveBeenCalledTimes(3);
});

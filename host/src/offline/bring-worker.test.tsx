import { bringWorker } from './bring-worker.ts';

const settle = () => jest.advanceTimersByTimeAsync(10);

/** What a browser answers to an attempt. */
function worker(state: string) {
  const target = Object.assign(new EventTarget(), { state: 'installing' });
  const come = () => {
    target.state = state;
    target.dispatchEvent(new Event('statechange'));
  };
  return { registration: { installing: target }, come };
}

/** Has the browser answer so, one attempt after the other; returns them, and whether a worker has come. */
function bring(...answers: (object | Error)[]) {
  const register = jest.fn();
  for (const answer of answers) {
    if (answer instanceof Error) register.mockRejectedValueOnce(answer);
    else register.mockResolvedValueOnce(answer);
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  const done = jest.fn();
  void bringWorker().then(done);
  return { register, done };
}

const UNREACHABLE = new TypeError('Failed to fetch');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a worker that the network took on its way comes when that is back', async () => {
  const failing = worker('redundant');
  const working = worker('activating');
  const { register, done } = bring(UNREACHABLE, failing.registration, working.registration);
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

test('a network that is back and does not answer yet is asked again, some times', async () => {
  const working = worker('activating');
  const unanswered = Array.from({ length: 6 }, () => UNREACHABLE);
  const { register, done } = bring(...unanswered, working.registration);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(register).toHaveBeenCalledTimes(5);
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(60_000);
  working.come();
  await settle();
  expect(register).toHaveBeenCalledTimes(7);
  expect(done).toHaveBeenCalled();
});

import { notify } from '@evmandi/runtime';
import { act, render, screen } from '@testing-library/react';
import { use } from 'react';
import { RemoteRegistry } from '../remotes/remote-registry.ts';
import { RemoteRegistryProvider } from '../remotes/remote-registry-context.tsx';
import { Slot } from './slot.tsx';

const checkout = {
  name: 'checkout',
  version: '1.0.0-00000000',
  title: 'Checkout',
  entry: '/checkout.js',
  chunks: { js: [], css: [] },
  routes: [],
  slots: ['header.quick-order' as const],
};
const Works = () => <p>The form</p>;
const Throws = () => {
  throw new TypeError("Cannot read properties of null (reading 'x')");
};
const never = new Promise<never>(() => {});
const Hangs = () => use(never);

let reported: unknown[];
let toast: jest.SpyInstance;
beforeEach(() => {
  reported = [];
  toast = jest.spyOn(notify, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const listener = ({ detail }: CustomEventInit) => reported.push(detail);
  window.addEventListener('evmandi:failure', listener as never, { once: true });
});

async function show(load: jest.Mock) {
  const composition = { number: 1, host: { version: 'x' }, remotes: [checkout] };
  const registry = new RemoteRegistry(composition, load as never);
  await act(async () => {
    render(
      <RemoteRegistryProvider value={registry}>
        <button type="button">Quick order</button>
        <Slot id="header.quick-order" label="Quick order" props={{ onClose: () => {} }} />
      </RemoteRegistryProvider>,
    );
  });
  screen.getByRole('button', { name: 'Quick order' });
}
const pressRetry = () => act(async () => toast.mock.calls.at(-1)[1].action.onPress());

it.each([
  ['cannot be loaded', () => Promise.reject(new Error('Loading chunk 3 failed.')), 'load'],
  ['exports nothing', async () => ({}), 'load'],
  ['throws', async () => ({ default: Throws }), 'run'],
])(
  'a slot that %s leaves the control, is reported, and comes with Retry',
  async (fault, first, phase) => {
    await show(jest.fn().mockImplementationOnce(first).mockResolvedValue({ default: Works }));
    expect(toast).toHaveBeenCalledTimes(1);
    const text = fault === 'cannot be loaded' ? 'Network Error' : 'Something in this part failed.';
    expect(toast.mock.calls[0][0]).toBe(`Quick order: ${text}`);
    expect(reported).toMatchObject([{ remote: 'checkout', phase }]);
    await pressRetry();
    screen.getByText('The form');
  },
);

it('a slot that never gets ready is given up, is reported, and comes with Retry', async () => {
  jest.useFakeTimers();
  try {
    await show(
      jest.fn().mockResolvedValueOnce({ default: Hangs }).mockResolvedValue({ default: Works }),
    );
    expect(toast).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(toast.mock.calls.map(([text]) => text)).toEqual([
      'Quick order: Something in this part failed.',
    ]);
    const error = expect.objectContaining({ message: expect.stringContaining('not ready') });
    expect(reported).toMatchObject([{ remote: 'checkout', phase: 'run', error }]);
    await pressRetry();
    screen.getByText('The form');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(toast).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

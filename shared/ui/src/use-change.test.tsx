import { setReporter } from '@evmandi/runtime';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  type Call,
  type Change,
  type ChangeOptions,
  type Problems,
  useChange,
} from './use-change.ts';

const refused = (status: number, errors?: { path: string; message: string }[]) =>
  Object.assign(new Error('refused'), {
    isAxiosError: true,
    response: { status, data: { message: 'Not like this', errors } },
  });

/** A component that sends names, and what it has been given by the hook. */
function open(
  request: (name: string, call: Call) => Promise<string>,
  options?: ChangeOptions<string, string>,
) {
  let change: Change<string, string> | undefined;
  const loader = jest.fn(() => null);
  function Sender() {
    change = useChange(request, options);
    return <p>{change.busy ? 'busy' : 'idle'}</p>;
  }
  const router = createMemoryRouter([{ path: '/', loader, Component: Sender }], {
    hydrationData: { loaderData: { 0: null } },
  });
  const { unmount } = render(<RouterProvider router={router} />);
  const get = () => {
    if (!change) throw new Error('Nothing was rendered');
    return change;
  };
  const send = (name: string) => act(() => get().send(name));
  return { get, send, unmount, loader };
}

test('messages of the server are kept by field, and a repeat may succeed', async () => {
  const request = jest.fn<Promise<string>, [string, Call]>();
  const { get, send } = open(request);
  request.mockRejectedValueOnce(refused(422, [{ path: 'name', message: 'Enter a name' }]));
  await send('');
  expect(get()).toMatchObject({ problems: { name: 'Enter a name' }, failure: '', busy: false });
  expect(get().repeatable).toBe(false);
  request.mockRejectedValueOnce(refused(503));
  await send('Asha');
  expect(get()).toMatchObject({ problems: {}, failure: 'Not like this', repeatable: true });
  request.mockResolvedValueOnce('thanks');
  await send('Asha');
  expect(get()).toMatchObject({ problems: {}, failure: '', answer: 'thanks' });
});

test('an intent keeps its key over repeats; a corrected one and the next get another', async () => {
  const keys: string[] = [];
  const outcomes = ['lost', 'lost', 'done', 'done'];
  const { send } = open(async (_name, { key }) => {
    keys.push(key);
    if (outcomes[keys.length - 1] === 'lost') throw new Error('Network Error');
    return 'thanks';
  });
  await send('a');
  await send('b');
  await send('b');
  await send('b');
  const [first, second, repeat, next] = keys;
  expect(repeat).toBe(second);
  expect(new Set([first, second, next]).size).toBe(3);
});

test('what is shown before the server answers is taken back when it refuses', async () => {
  const shown = new Set<string>();
  const optimistic = (name: string) => {
    shown.add(name);
    return () => shown.delete(name);
  };
  let fail: (error: unknown) => void = () => {};
  const request = () => new Promise<string>((_, reject) => (fail = reject));
  const { get, unmount } = open(request, { optimistic });
  let sent: Promise<unknown> | undefined;
  await act(async () => {
    sent = get().send('a');
  });
  expect([...shown]).toEqual(['a']);
  expect(screen.getByText('busy')).toBeTruthy();
  expect(await get().send('b')).toBeUndefined();
  unmount();
  fail(new Error('Network Error'));
  await sent;
  expect([...shown]).toEqual([]);
});

test('nothing is sent while a check finds a problem', async () => {
  const request = jest.fn(async () => 'thanks');
  const { get, send } = open(request, {
    check: (name): Problems => (name ? {} : { name: 'Enter a name' }),
  });
  await send('');
  expect(get().problems).toEqual({ name: 'Enter a name' });
  expect(request).not.toHaveBeenCalled();
  await send('a');
  expect(get()).toMatchObject({ problems: {}, answer: 'thanks' });
});

test('a success reads the page again before it is done, unless the component was left', async () => {
  const done = jest.fn();
  const { send, loader } = open(async () => 'thanks', { revalidate: true, done });
  await send('a');
  expect(loader).toHaveBeenCalledTimes(1);
  expect(done).toHaveBeenCalledWith('thanks', 'a');
});

test('leaving aborts the signal, and nothing is done then', async () => {
  const done = jest.fn();
  let answer: (text: string) => void = () => {};
  let signal: AbortSignal | undefined;
  const { get, unmount } = open(
    (_, call) => {
      signal = call.signal;
      return new Promise((resolve) => (answer = resolve));
    },
    { done },
  );
  let sent: Promise<unknown> | undefined;
  await act(async () => {
    sent = get().send('a');
  });
  unmount();
  expect(signal?.aborted).toBe(true);
  answer('late');
  await sent;
  expect(done).not.toHaveBeenCalled();
});

test.each([
  ['done', () => Promise.reject(new Error('broken'))],
  [
    'undo',
    () => {
      throw new Error('broken');
    },
  ],
])('where %s fails the change holds, is reported, and the next can be sent', async (name, fail) => {
  const reported = jest.fn();
  setReporter(reported);
  const request = jest.fn(async () => 'thanks');
  const { get, send } = open(request, { [name]: fail });
  await send('a');
  expect(get()).toMatchObject({ answer: 'thanks', failure: '', busy: false });
  expect(reported.mock.calls).toEqual([[new Error('broken'), { phase: 'run' }]]);
  await send('b');
  expect(request).toHaveBeenCalledTimes(2);
});

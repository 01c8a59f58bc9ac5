import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyAgain } from './lazy-again.tsx';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>Failed</p> : this.props.children;
  }
}

test('a failed import is caught once, and imported again when it is mounted anew', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValue(() => <p>There</p>);
  const Lazy = lazyAgain(load);
  const page = (key: number) => (
    <Boundary key={key}>
      <Suspense>
        <Lazy />
      </Suspense>
    </Boundary>
  );
  const { rerender } = render(page(1));
  await act(() => jest.advanceTimersByTimeAsync(10));
  screen.getByText('Failed');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  screen.getByText('Failed');
  expect(load).toHaveBeenCalledTimes(1);
  rerender(page(2));
  await act(() => jest.advanceTimersByTimeAsync(0));
  screen.getByText('There');
  jest.useRealTimers();
});

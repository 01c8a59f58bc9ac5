import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary.tsx';

const FAILURE = new Error('The API contract was broken');
const Throws = () => {
  throw FAILURE;
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test('what stands around a part that throws stays, and its failure is handed over once', () => {
  const onError = jest.fn();
  const { rerender } = render(
    <>
      <p>Around</p>
      <ErrorBoundary onError={onError} fallback={<p>Instead</p>}>
        <Throws />
      </ErrorBoundary>
    </>,
  );
  rerender(
    <>
      <p>Around</p>
      <ErrorBoundary onError={onError} fallback={<p>Instead</p>}>
        <Throws />
      </ErrorBoundary>
    </>,
  );
  screen.getByText('Around');
  screen.getByText('Instead');
  expect(onError.mock.calls).toEqual([[FAILURE]]);
});

test('without a fallback nothing stands there, and a new key tries again', () => {
  const onError = jest.fn();
  const { container, rerender } = render(
    <ErrorBoundary key="1" onError={onError}>
      <Throws />
    </ErrorBoundary>,
  );
  expect(container.textContent).toBe('');
  rerender(
    <ErrorBoundary key="2" onError={onError}>
      Works
    </ErrorBoundary>,
  );
  expect(container.textContent).toBe('Works');
});

import { act, render, screen } from '@testing-library/react';
import { useRead } from './use-read.ts';

interface Asked {
  key: string;
  signal: AbortSignal;
  answer: (text: string) => void;
  fail: (error: unknown) => void;
}

let asked: Asked[] = [];
const load = (key: string) => (signal: AbortSignal) =>
  new Promise<string>((answer, fail) => asked.push({ key, signal, answer, fail }));

function Reader({ of, delayMs }: { of: string | null; delayMs?: number }) {
  const { data, loading, error, retry } = useRead(of, load(of ?? ''), { delayMs });
  return (
    <button type="button" onClick={retry}>
      {[data ?? 'nothing', loading && 'loading', error && String(error)].filter(Boolean).join(', ')}
    </button>
  );
}

const text = () => screen.getByRole('button').textContent;
const settle = (work: () => void) => act(async () => work());

beforeEach(() => {
  asked = [];
});

test('the answer belongs to the last key, and the read before is cancelled', async () => {
  const { rerender, unmount } = render(<Reader of="a" />);
  rerender(<Reader of="b" />);
  expect(asked.map(({ key, signal }) => [key, signal.aborted])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  await settle(() => asked[1]?.answer('B'));
  await settle(() => asked[0]?.answer('A'));
  expect(text()).toBe('B');
  rerender(<Reader of="c" />);
  expect(text()).toBe('B, loading');
  unmount();
  expect(asked[2]?.signal.aborted).toBe(true);
});

test('a failure keeps the answer before it, and retry asks for the same key', async () => {
  const { rerender } = render(<Reader of="a" />);
  await settle(() => asked[0]?.answer('A'));
  rerender(<Reader of="b" />);
  await settle(() => asked[1]?.fail('offline'));
  expect(text()).toBe('A, offline');
  await settle(() => screen.getByRole('button').click());
  expect(text()).toBe('A, loading');
  await settle(() => asked[2]?.answer('B'));
  expect(text()).toBe('B');
  rerender(<Reader of={null} />);
  expect(text()).toBe('nothing');
});

test('a key that comes back is awaited again, whatever it was answered before', async () => {
  const { rerender } = render(<Reader of="a" />);
  await settle(() => asked[0]?.fail('offline'));
  expect(text()).toBe('nothing, offline');
  rerender(<Reader of={null} />);
  rerender(<Reader of="a" />);
  expect(text()).toBe('nothing, loading');
  await settle(() => asked[1]?.answer('A'));
  expect(text()).toBe('A');
  expect(asked).toHaveLength(2);
});

test('components that read one key share the request until the last has left', async () => {
  const { rerender } = render(
    <>
      <Reader of="a" />
      <Reader of="a" />
    </>,
  );
  expect(asked).toHaveLength(1);
  rerender(<Reader of="a" />);
  expect(asked[0]?.signal.aborted).toBe(false);
  await settle(() => asked[0]?.answer('A'));
  expect(text()).toBe('A');
});

test('a key that does not rest is not asked for', async () => {
  jest.useFakeTimers();
  const { rerender } = render(<Reader of="a" delayMs={150} />);
  await settle(() => jest.advanceTimersByTime(149));
  rerender(<Reader of="ab" delayMs={150} />);
  await settle(() => jest.advanceTimersByTime(150));
  jest.useRealTimers();
  expect(asked.map(({ key }) => key)).toEqual(['ab']);
});

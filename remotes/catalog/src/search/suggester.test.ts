import { createSuggester } from './suggester.ts';

function setUp() {
  const answers = new Map<
    string,
    { resolve: (text: string) => void; reject: (error: Error) => void }
  >();
  const signals = new Map<string, AbortSignal>();
  const events = { onAnswer: jest.fn(), onError: jest.fn() };
  const suggester = createSuggester<string>((query, signal) => {
    signals.set(query, signal);
    return new Promise((resolve, reject) => answers.set(query, { resolve, reject }));
  }, events);
  return { suggester, answers, signals, ...events };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits until typing rests, and asks for the last text only', async () => {
  const { suggester, answers } = setUp();
  suggester.ask('b');
  await jest.advanceTimersByTimeAsync(149);
  suggester.ask('br');
  await jest.advanceTimersByTimeAsync(149);
  expect([...answers.keys()]).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect([...answers.keys()]).toEqual(['br']);
});

it('drops an answer that arrives after a newer question', async () => {
  const { suggester, answers, signals, onAnswer } = setUp();
  suggester.ask('bra');
  await jest.advanceTimersByTimeAsync(150);
  suggester.ask('brak');
  expect(signals.get('bra')?.aborted).toBe(true);
  await jest.advanceTimersByTimeAsync(150);
  answers.get('brak')?.resolve('newer');
  await jest.advanceTimersByTimeAsync(0);
  answers.get('bra')?.resolve('older');
  await jest.advanceTimersByTimeAsync(0);
  expect(onAnswer.mock.calls).toEqual([['newer', 'brak']]);
});

it('says nothing of a cancelled question, and reports one that failed', async () => {
  const { suggester, answers, onError } = setUp();
  suggester.ask('bra');
  await jest.advanceTimersByTimeAsync(150);
  suggester.stop();
  answers.get('bra')?.reject(new Error('canceled'));
  await jest.advanceTimersByTimeAsync(0);
  expect(onError).not.toHaveBeenCalled();
  suggester.ask('brak');
  await jest.advanceTimersByTimeAsync(150);
  answers.get('brak')?.reject(new Error('Network Error'));
  await jest.advanceTimersByTimeAsync(0);
  expect(onError).toHaveBeenCalledWith(new Error('Network Error'), 'brak');
});

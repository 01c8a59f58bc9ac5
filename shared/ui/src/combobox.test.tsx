import { MAX_SEARCH } from '@evmandi/contract/domain/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Combobox } from './combobox.tsx';

const PARTS = ['Brake disc', 'Brake pad', 'Brake shoe'];
type Load = (text: string, signal: AbortSignal) => Promise<readonly string[]>;

async function setUp({
  load = async () => PARTS,
  grid = false,
}: {
  load?: Load;
  grid?: boolean;
} = {}) {
  const onPick = jest.fn();
  const onEnter = jest.fn();
  const onQuote = jest.fn();
  const Box = () => {
    const [text, setText] = useState('');
    return (
      <Combobox
        aria-label="Part"
        listLabel="Parts"
        noun="part"
        text={text}
        onText={setText}
        load={load}
        keyOf={(part) => part}
        onPick={onPick}
        onEnter={onEnter}
        cells={
          grid
            ? (part) => [{ key: 'quote', content: 'Quote', onChoose: () => onQuote(part) }]
            : undefined
        }
      >
        {(part) => part}
      </Combobox>
    );
  };
  render(<Box />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Part' });
  // The list is code of its own.
  await act(async () => {
    field.focus();
    await import('./combobox-options.tsx');
  });
  const type = async (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    await act(() => jest.advanceTimersByTimeAsync(200));
    // The options take their places in the next frame.
    await act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
  };
  const press = (key: string) => act(async () => void fireEvent.keyDown(field, { key }));
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { field, type, press, active, onPick, onEnter, onQuote };
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('arrows walk through the options and back to the text, both ways', async () => {
  const { field, type, press, active } = await setUp();
  await type('bra');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
  const walked: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await press(key);
    walked.push(active());
  }
  expect(walked).toEqual([...PARTS, undefined, 'Brake shoe']);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Brake shoe');
  expect(document.activeElement).toBe(field);
});

test('Enter chooses the active option, and means the text while there is none', async () => {
  const { type, press, onPick, onEnter } = await setUp();
  await type('bra');
  await press('ArrowDown');
  await press('Enter');
  expect(onPick.mock.calls).toEqual([['Brake disc']]);
  expect(screen.queryByRole('listbox')).toBeNull();
  await type('brak');
  await press('Enter');
  expect(onEnter).toHaveBeenCalledTimes(1);
  expect(onPick).toHaveBeenCalledTimes(1);
});

test('Escape closes the list and nothing around it; an arrow opens it again', async () => {
  const { field, type, press } = await setUp();
  await type('bra');
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
  await press('ArrowDown');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.queryByRole('listbox')).not.toBeNull();
});

test('says how many there are, and another text begins in the field again', async () => {
  const { type, press, active } = await setUp();
  await type('bra');
  expect(screen.getByRole('status').textContent).toBe('3 parts to choose from');
  await press('ArrowDown');
  await type('brak');
  expect(active()).toBeUndefined();
});

test('asks once typing rests, and the answer to the latest text wins', async () => {
  const answers = new Map<string, (parts: string[]) => void>();
  const ended: string[] = [];
  const load: Load = (text, signal) => {
    signal.addEventListener('abort', () => ended.push(text));
    return new Promise((resolve) => answers.set(text, resolve));
  };
  const { field, type } = await setUp({ load });
  fireEvent.change(field, { target: { value: 'br' } });
  await type('bra');
  expect([...answers.keys()]).toEqual(['bra']);
  await type('brak');
  expect(ended).toEqual(['bra']);
  await act(async () => answers.get('brak')?.(['Newer']));
  await act(async () => answers.get('bra')?.(['Older']));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Newer']);
});

test('a failure closes the list of the text before, says so, and can be tried again', async () => {
  let offline = false;
  const load = jest.fn(async (text: string) => {
    if (offline) throw new Error('Network Error');
    return [`${text} disc`];
  });
  const { field, type, press } = await setUp({ load });
  const status = () => screen.getByRole('status').textContent;
  const failed = 'Parts could not be looked up. Press the down arrow key to try again.';
  await type('bra');
  offline = true;
  await type('xyz');
  expect(screen.queryByRole('option')).toBeNull();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(status()).toBe(failed);
  await press('ArrowDown');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(load).toHaveBeenCalledTimes(3);
  expect(status()).toBe(failed);

  offline = false;
  const retry = screen.getByRole('button', { name: 'Try again' });
  expect(fireEvent.mouseDown(retry)).toBe(false);
  await act(async () => retry.click());
  expect(screen.queryByRole('option')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('option').textContent).toBe('xyz disc');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(status()).toBe('1 part to choose from');
});

test('Escape takes the word of a failure away', async () => {
  const load = () => Promise.reject(new Error('Network Error'));
  const { field, type } = await setUp({ load });
  await type('bra');
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('an option is chosen by pointer without taking the focus', async () => {
  const { field, type, onPick } = await setUp();
  await type('bra');
  const option = screen.getByRole('option', { name: 'Brake pad' });
  expect(fireEvent.mouseDown(option)).toBe(false);
  await act(async () => option.click());
  expect(onPick.mock.calls).toEqual([['Brake pad']]);
  expect(document.activeElement).toBe(field);
});

test('in a grid, left and right move within the row, and the caret while there is none', async () => {
  const { field, type, press, active, onQuote } = await setUp({ grid: true });
  await type('bra');
  expect(screen.getByRole('grid', { name: 'Parts' })).toBeTruthy();
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(fireEvent.keyDown(field, { key: 'ArrowRight' })).toBe(true);
  const walked: (string | null | undefined)[] = [];
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown']) {
    await press(key);
    walked.push(active());
  }
  expect(walked).toEqual(['Brake disc', 'Quote', 'Quote']);
  await press('Enter');
  expect(onQuote.mock.calls).toEqual([['Brake pad']]);
});

test('takes no more characters than the API searches for', async () => {
  await setUp();
  expect(screen.getByRole<HTMLInputElement>('combobox').maxLength).toBe(MAX_SEARCH);
});

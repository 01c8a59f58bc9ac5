import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useCombobox } from './use-combobox.ts';

function Box({ count, onChoose }: { count: number; onChoose: (index: number) => void }) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={inputRef} aria-label="Search" />
      <List inputRef={inputRef} count={count} onChoose={onChoose} />
    </>
  );
}

function List(props: {
  inputRef: { readonly current: HTMLInputElement | null };
  count: number;
  onChoose: (index: number) => void;
}) {
  useCombobox({ ...props, listId: 'list', optionId: (index) => `option-${index}` });
  return null;
}

function setUp(count = 3) {
  const onChoose = jest.fn();
  const view = render(<Box count={count} onChoose={onChoose} />);
  const input = screen.getByLabelText('Search');
  const press = (key: string) => fireEvent.keyDown(input, { key });
  const active = () => input.getAttribute('aria-activedescendant');
  const setCount = (next: number) => view.rerender(<Box count={next} onChoose={onChoose} />);
  return { input, press, active, onChoose, setCount, view };
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

it('walks through the options and back to the text, both ways', () => {
  const { press, active } = setUp();
  const walked = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
    press(key);
    return active();
  });
  expect(walked).toEqual(['option-0', 'option-1', 'option-2', null, 'option-2']);
});

it('chooses the active option with Enter, and leaves Enter to the form without one', () => {
  const { press, onChoose } = setUp();
  expect(press('Enter')).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
  press('ArrowDown');
  press('ArrowDown');
  expect(press('Enter')).toBe(false);
  expect(onChoose).toHaveBeenCalledWith(1);
});

it('gives Enter without an option to whoever takes it', () => {
  const onEnter = jest.fn();
  const input = document.createElement('input');
  const inputRef = { current: input };
  const Field = () => {
    useCombobox({ inputRef, listId: 'list', optionId: String, count: 0, onChoose, onEnter });
    return null;
  };
  const onChoose = jest.fn();
  render(<Field />);
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
  expect(onEnter).toHaveBeenCalledTimes(1);
  expect(onChoose).not.toHaveBeenCalled();
});

it('says whether there is a list, and points to no option that has gone', () => {
  const { input, press, active, setCount } = setUp();
  expect(input.getAttribute('role')).toBe('combobox');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(input.getAttribute('aria-controls')).toBe('list');
  press('ArrowUp');
  expect(active()).toBe('option-2');
  setCount(1);
  expect(active()).toBeNull();
  setCount(0);
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(input.hasAttribute('aria-controls')).toBe(false);
  expect(press('ArrowDown')).toBe(true);
});

it('leaves the field a plain one when it goes', () => {
  const input = document.createElement('input');
  const List1 = () => <List inputRef={{ current: input }} count={2} onChoose={() => {}} />;
  render(<List1 />).unmount();
  expect(input.getAttributeNames()).toEqual([]);
});

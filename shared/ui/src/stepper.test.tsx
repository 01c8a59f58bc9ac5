import { notify } from '@evmandi/runtime';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Stepper } from './stepper.tsx';

function open(start: number, max?: number) {
  const changes: number[] = [];
  function Host() {
    const [value, setValue] = useState(start);
    const change = (next: number) => {
      changes.push(next);
      setValue(next);
    };
    return <Stepper value={value} onChange={change} label="Quantity" max={max} />;
  }
  render(<Host />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
  return { changes, field, user: userEvent.setup() };
}
const retype = async (
  user: ReturnType<typeof userEvent.setup>,
  field: HTMLElement,
  text: string,
) => {
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
};

// PRODUCT-2
test('what is not a number becomes the least quantity', async () => {
  const { user, field, changes } = open(5);
  await retype(user, field, 'many');
  expect(field.value).toBe('1');
  expect(changes).toEqual([1]);
});

test('an emptied field becomes the least quantity, but only once it is left', async () => {
  const { user, field, changes } = open(5);
  await user.clear(field);
  expect(changes).toEqual([]);
  await user.tab();
  expect(changes).toEqual([1]);
});

// PRODUCT-2, CART-4
test.each(['0', '-3'])('%s is ignored', async (text) => {
  const { user, field, changes } = open(5);
  await retype(user, field, text);
  expect(field.value).toBe('5');
  expect(changes).toEqual([]);
});

test('more than there can be becomes the most, parts of one are dropped', async () => {
  const { user, field } = open(5, 20);
  await retype(user, field, '500');
  expect(field.value).toBe('20');
  await retype(user, field, '2.9');
  expect(field.value).toBe('2');
});

// FORM-1
test.each([
  ['many', '“many” is not a number: the quantity is 1'],
  ['-3', '1 is the least: the quantity is 5'],
  ['99999', '9,999 is the most: the quantity is 9,999'],
  ['2.9', '2.9 is not whole: the quantity is 2'],
])('what %s became is said', async (text, said) => {
  const info = jest.spyOn(notify, 'info').mockImplementation(() => {});
  const { user, field } = open(5);
  await retype(user, field, text);
  expect(info.mock.calls).toEqual([[said]]);
  info.mockClear();
  await retype(user, field, '7');
  await retype(user, field, ' ');
  expect(info).not.toHaveBeenCalled();
});

test('a good number counts at once', async () => {
  const { user, field, changes } = open(5);
  await user.clear(field);
  await user.type(field, '12');
  expect(changes).toEqual([1, 12]);
});

test('buttons and arrow keys stop at both ends', async () => {
  const { user, field, changes } = open(2, 3);
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'One less: Quantity' });
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'One more: Quantity' });
  await user.click(less);
  expect(less.disabled).toBe(true);
  await user.click(more);
  await user.click(more);
  expect(more.disabled).toBe(true);
  await user.type(field, '{ArrowUp}{ArrowDown}');
  expect(changes).toEqual([1, 2, 3, 2]);
});

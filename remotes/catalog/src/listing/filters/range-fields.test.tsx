import { fireEvent, render, screen } from '@testing-library/react';
import { FigureInput } from './figure-input.tsx';
import { RangeFields } from './range-fields.tsx';

const CAPACITY = { min: 2, max: 40, unit: 'Ah' };

function open(range?: string) {
  const onChange = jest.fn();
  render(
    <RangeFields {...{ name: 'capacity', span: CAPACITY, range, onChange }} Input={FigureInput} />,
  );
  return onChange;
}

const min = () => screen.getByLabelText<HTMLInputElement>('Min, Ah');
const max = () => screen.getByLabelText<HTMLInputElement>('Max, Ah');
const type = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } });

test('one end of a measure is a range that is open at the other, once Enter is pressed', () => {
  const onChange = open();
  type(min(), '9');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(min(), { key: 'Enter' });
  expect(onChange).toHaveBeenCalledWith('at-least-9-ah');
});

test('both ends are put in order once the field is left, and a unit may stand behind a figure', () => {
  const onChange = open('at-least-9-ah');
  expect(min().value).toBe('9');
  type(max(), '2.5 Ah');
  fireEvent.blur(max());
  expect(onChange).toHaveBeenCalledWith('2-5-ah-to-9-ah');
});

test('a text that is no figure changes nothing and is gone', () => {
  const onChange = open('2-5-ah-to-9-ah');
  type(max(), 'much');
  fireEvent.blur(max());
  expect(onChange).not.toHaveBeenCalled();
  expect([min().value, max().value]).toEqual(['2.5', '9']);
});

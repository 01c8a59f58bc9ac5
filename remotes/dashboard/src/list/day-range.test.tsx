import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DayRange } from './day-range.tsx';

test('a year that is typed digit by digit stays in its field until it is one', () => {
  const told = jest.fn();
  function Range() {
    const [days, setDays] = useState<{ from?: string | undefined; to?: string | undefined }>({
      to: '2025-01-01',
    });
    const onDays = (next: typeof days) => {
      told(next);
      setDays(next);
    };
    return <DayRange {...days} labels={['From', 'to']} onDays={onDays} />;
  }
  render(<Range />);
  const field = screen.getByLabelText<HTMLInputElement>('From');
  for (const half of ['0002-11-20', '0020-11-20', '0202-11-20']) {
    fireEvent.change(field, { target: { value: half } });
    expect(field.value).toBe(half);
  }
  expect(told).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '2025-11-20' } });
  expect(told).toHaveBeenLastCalledWith({ from: '2025-11-20', to: '2025-01-01' });
  expect(screen.getByText('Choose a day from the first one on')).toBeTruthy();
  fireEvent.change(field, { target: { value: '' } });
  expect(told).toHaveBeenLastCalledWith({ from: undefined, to: '2025-01-01' });
  expect(field.value).toBe('');
});

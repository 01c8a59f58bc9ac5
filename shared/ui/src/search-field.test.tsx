import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field.tsx';

function setUp(onSearch?: () => void) {
  const Field = () => {
    const [text, setText] = useState('');
    return <SearchField label="Search orders" text={text} onText={setText} onSearch={onSearch} />;
  };
  render(<Field />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search orders' });
  return { field, pressEscape: () => fireEvent.keyDown(field, { key: 'Escape' }) };
}

test('its button empties it and gives it the focus', async () => {
  const { field } = setUp();
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field, 'brake');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
});

test('Escape empties it first and belongs to what is around it then', async () => {
  const { field, pressEscape } = setUp();
  await userEvent.type(field, 'b');
  const used = !pressEscape();
  expect({ used, text: field.value }).toEqual({ used: true, text: '' });
  expect(pressEscape()).toBe(true);
});

test('Enter does not wait', async () => {
  const onSearch = jest.fn();
  const { field } = setUp(onSearch);
  await userEvent.type(field, 'brake{Enter}');
  expect(onSearch).toHaveBeenCalledTimes(1);
});

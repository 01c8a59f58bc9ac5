import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Cell, type Column, Row, RowHeader, SelectCell, Table } from './table.tsx';
import { useSelection } from './use-selection.ts';

const COLUMNS: Column[] = [
  { label: 'Product', sort: { to: '/?sort=name', order: 'descending' } },
  { label: 'Price', sort: { to: '/?sort=price' } },
  { label: 'Actions', hidden: true },
];

function Products({ names }: { names: string[] }) {
  const selection = useSelection(names);
  const { chosen, toggleAll, ids } = selection;
  return (
    <MemoryRouter>
      <Table
        caption="Products"
        columns={COLUMNS}
        cardsBelow="36rem"
        selectAll={{ label: 'Select all products', chosen, onToggle: toggleAll }}
        empty="Nothing here"
      >
        {names.map((name) => (
          <Row key={name} selected={selection.has(name)}>
            <SelectCell
              label={`Select ${name}`}
              checked={selection.has(name)}
              onChange={(on) => selection.set(name, on)}
            />
            <RowHeader>{name}</RowHeader>
            <Cell label="Price">₹ 1</Cell>
            <Cell>Remove</Cell>
          </Row>
        ))}
      </Table>
      <p role="status">{ids.join(' ')}</p>
    </MemoryRouter>
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const all = () => {
  const { checked, indeterminate } = box('Select all products');
  return indeterminate ? 'some' : checked ? 'all' : 'none';
};
const press = (name: string) => userEvent.click(box(name));

test('the box of all rows has three states, and a press on it chooses all or none', async () => {
  render(<Products names={['Horn', 'Lamp']} />);
  expect(all()).toBe('none');
  await press('Select Lamp');
  expect(all()).toBe('some');
  await press('Select all products');
  expect([all(), screen.getByRole('status').textContent]).toEqual(['all', 'Horn Lamp']);
  await press('Select Horn');
  expect([all(), screen.getByRole('status').textContent]).toEqual(['some', 'Lamp']);
  await press('Select all products');
  await press('Select all products');
  expect(all()).toBe('none');
});

test('a row that is gone is selected no longer, and again when Undo brings it back', async () => {
  const { rerender } = render(<Products names={['Horn', 'Lamp']} />);
  await press('Select Lamp');
  rerender(<Products names={['Horn']} />);
  expect(all()).toBe('none');
  rerender(<Products names={['Horn', 'Lamp']} />);
  expect(box('Select Lamp').checked).toBe(true);
});

test('headings say by which of them the rows are ordered, and lead to the other orders', () => {
  render(<Products names={['Horn']} />);
  const table = screen.getByRole('table', { name: 'Products' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual([
    null,
    'descending',
    'none',
    null,
  ]);
  expect(within(table).getByRole('link', { name: 'Price' })).toHaveProperty(
    'search',
    '?sort=price',
  );
  expect(within(table).getByRole('rowheader', { name: 'Horn' })).toBeTruthy();
});

test('roles are spelt out, for rows that are laid out as cards', () => {
  const { container } = render(<Products names={['Horn']} />);
  for (const element of container.querySelectorAll('table, thead, tbody, tr, th, td')) {
    expect(element.getAttribute('role')).not.toBeNull();
  }
});

test('without rows it says so below its headings', () => {
  render(<Products names={[]} />);
  expect(screen.getByRole('cell', { name: 'Nothing here' })).toHaveProperty('colSpan', 4);
});

import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { ListRows } from './list-rows.tsx';
import { OpenRow } from './open-row.tsx';
import { RowLink } from './row-link.tsx';
import { rowPress } from './row-press.ts';

function List() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <ListRows>
      <h1 tabIndex={-1}>Orders</h1>
      <table {...rowPress}>
        <tbody>
          <tr>
            <td>
              <input aria-label="Select" type="checkbox" />
            </td>
            <th>
              <RowLink row="7" to="/orders?order=7">
                #7
              </RowLink>
            </th>
            <td>Somewhere in the row</td>
          </tr>
        </tbody>
      </table>
      <p>At {search}</p>
      <OpenRow addressed={new URLSearchParams(search).get('order') ?? undefined}>
        {(row, closed) => (
          <section aria-label={`Order ${row}`}>
            <button
              type="button"
              onClick={() => {
                closed();
                void navigate('/orders');
              }}
            >
              Close
            </button>
          </section>
        )}
      </OpenRow>
    </ListRows>
  );
}

const open = (at = '/orders') => {
  const router = createMemoryRouter([{ path: '/orders', Component: List }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
  return screen.getByRole('link', { name: '#7' });
};
const panel = () => screen.queryByRole('region', { name: 'Order 7' });
/** Longer than a frame and what follows it. */
const aMoment = () => act(() => new Promise((done) => setTimeout(done, 60)));

it('is a link of the page, whose press changes the address without a load', async () => {
  const link = open();
  expect(link.getAttribute('href')).toBe('/orders?order=7');
  fireEvent.click(link);
  expect(await screen.findByText('At ?order=7')).toBeTruthy();
  expect(panel()).toBeTruthy();
});

it.each([
  ['its row', '7', '#7'],
  ['the heading, where its row is not in the list', '8', 'Orders'],
])('a panel that an address opened leaves the focus to %s', async (_, row, name) => {
  open(`/orders?order=${row}`);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('At');
  expect(document.activeElement?.textContent).toBe(name);
});

it('opens the panel with the press, and the address follows it', () => {
  fireEvent.click(open());
  expect(panel()).toBeTruthy();
  expect(screen.getByText('At')).toBeTruthy();
});

it('a press anywhere in the row is one on its link, but not beside the box, nor for marking text', async () => {
  const link = open();
  const beside = screen.getByLabelText('Select').parentElement as HTMLElement;
  fireEvent.click(beside);
  expect(panel()).toBeNull();
  const cell = screen.getByText('Somewhere in the row');
  getSelection()?.selectAllChildren(cell);
  fireEvent.click(cell);
  expect(panel()).toBeNull();
  getSelection()?.removeAllRanges();
  fireEvent.click(cell);
  expect([Boolean(panel()), document.activeElement]).toEqual([true, link]);
  expect(await screen.findByText('At ?order=7')).toBeTruthy();
});

it('in another tab with Ctrl or the middle button, as the link', () => {
  const link = open();
  const cell = screen.getByText('Somewhere in the row');
  const pressed = jest.fn();
  link.addEventListener('click', (event) => {
    pressed(event.ctrlKey);
    event.preventDefault();
  });
  fireEvent.click(cell, { ctrlKey: true });
  expect([pressed.mock.calls, panel()]).toEqual([[[true]], null]);
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(opened).toHaveBeenCalledWith(
    expect.stringContaining('/orders?order=7'),
    '_blank',
    'noopener',
  );
});

it('a panel that is closed before its address came stays closed', async () => {
  fireEvent.click(open());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(panel()).toBeNull();
  await aMoment();
  expect(screen.getByText('At')).toBeTruthy();
  expect(panel()).toBeNull();
});

it('a panel closes with its address, however it was opened, and opens again', async () => {
  const link = open('/orders?order=7');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('At');
  expect(panel()).toBeNull();
  fireEvent.click(link);
  await screen.findByText('At ?order=7');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('At');
  expect(panel()).toBeNull();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a press with %j to the browser',
  (how) => {
    const link = open();
    const press = createEvent.click(link, how);
    const taken = jest.fn();
    // After the page's own listeners. jsdom follows no link: it would only complain.
    const last = (event: Event) => {
      taken(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', last, { once: true });
    fireEvent(link, press);
    expect(taken.mock.calls).toEqual([[false]]);
  },
);

import type { AdminOrderDetail } from '@evmandi/api/contract/admin-orders';
import { dayInIndia } from '@evmandi/contract/domain/dates';
import { configure, http } from '@evmandi/runtime';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useOrderChanges } from '../changes/use-order-changes.ts';
import { UndoButton } from '../undo/undo-button.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { PanelActions } from './panel-actions.tsx';

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    phone: '',
    email: '',
    country: 'India',
    copyrightYear: 2025,
    rupeesPerDollar: 80,
  });
});

type Order = AdminOrderDetail;
const LINE = {
  position: 1,
  name: 'Brake pad',
  picture: { path: '/p.svg', alt: '' },
  quantity: 2,
  held: 2,
  waiting: 0,
  shipped: 0,
  cancelled: 0,
  returned: 0,
} as unknown as Order['lines'][number];
const ORDER = {
  number: '10241',
  version: 1,
  status: 'Pending',
  lines: [LINE],
  events: [],
  nextStatuses: ['Shipped', 'Cancelled'],
  mayBePaid: false,
} as unknown as Order;

const printed = jest.fn();
const show = (element: ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
afterEach(() => jest.restoreAllMocks());

const SHIPPED = {
  ...ORDER,
  version: 2,
  status: 'Shipped',
  nextStatuses: ['Delivered'],
  lines: [{ ...LINE, held: 0, shipped: 2 }],
};

/** An order of which two pieces can leave. */
function Shippable() {
  const [order, setOrder] = useState(ORDER);
  return (
    <PanelActions order={order} changes={useOrderChanges(order, setOrder)} onPrint={printed} />
  );
}

test('the button that ships goes with the shipment, and its focus to what can be done then', async () => {
  const user = userEvent.setup();
  show(<Shippable />);
  jest.spyOn(http, 'post').mockResolvedValue({ data: SHIPPED });
  await user.click(screen.getByRole('button', { name: 'Ship 2 pieces' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Ship order/ }));
  await user.click(dialog.getByRole('button', { name: 'Ship 2 pieces' }));
  await screen.findByRole('button', { name: 'Mark delivered' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'What can be done' }));
});

test('a shipment says its parcels and the day they leave, and its slip is printed where that was asked for', async () => {
  const user = userEvent.setup();
  show(<Shippable />);
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: SHIPPED });
  await user.click(screen.getByRole('button', { name: 'Ship 2 pieces' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Ship order/ }));
  const parcels = dialog.getByRole('textbox', { name: 'Parcels' });
  await user.clear(parcels);
  await user.type(parcels, '0');
  await user.click(dialog.getByRole('checkbox', { name: 'Print the packing slip' }));
  await user.click(dialog.getByRole('button', { name: 'Ship 2 pieces' }));
  await dialog.findByText('Enter the parcels as a whole number from 1 to 999');
  expect(post).not.toHaveBeenCalled();
  await user.clear(parcels);
  await user.type(parcels, '2');
  await user.click(dialog.getByRole('button', { name: 'Ship 2 pieces' }));
  await screen.findByRole('button', { name: 'Mark delivered' });
  expect(post.mock.calls[0]?.[1]).toMatchObject({ parcels: 2, leavesOn: dayInIndia(Date.now()) });
  expect(printed).toHaveBeenCalledWith('slips', ['10241']);
});

test('a number of pieces that cannot be shipped > stays as it was typed, is named, and ships nothing', async () => {
  const user = userEvent.setup();
  show(<Shippable />);
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: SHIPPED });
  await user.click(screen.getByRole('button', { name: 'Ship 2 pieces' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Ship order/ }));
  const count = dialog.getByRole('textbox', { name: /^Ship now:/ });
  for (const text of ['99', '-1', '1.5', 'abc', '']) {
    await user.clear(count);
    if (text) await user.type(count, text);
    await user.tab();
    expect((count as HTMLInputElement).value).toBe(text);
    dialog.getByText('Enter a whole number from 0 to 2');
    await user.click(dialog.getByRole('button', { name: 'Ship 0 pieces' }));
    dialog.getByText(/^Correct the number of pieces above/);
  }
  expect(post).not.toHaveBeenCalled();
  await user.clear(count);
  await user.type(count, '1');
  await user.click(dialog.getByRole('button', { name: 'Ship 1 piece' }));
  await screen.findByRole('button', { name: 'Mark delivered' });
  expect(post.mock.calls[0]?.[1]).toMatchObject({ lines: [{ position: 1, quantity: 1 }] });
});

test('a form in which something was typed or counted asks before it closes', async () => {
  const user = userEvent.setup();
  function Panel() {
    const sent = { ...LINE, position: 2, held: 0, shipped: 2 };
    const [order, setOrder] = useState({
      ...ORDER,
      lines: [LINE, sent],
      shipments: [],
      mayBePaid: true,
      payable: 100,
    } as unknown as Order);
    const changes = useOrderChanges(order, setOrder);
    return (
      <>
        <OrderParcels order={order} changes={changes} />
        <PanelActions order={order} changes={changes} onPrint={printed} />
      </>
    );
  }
  show(<Panel />);
  const close = () => user.click(screen.getByRole('button', { name: 'Close' }));
  const asks = async () => {
    await close();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  };
  await user.click(screen.getByRole('button', { name: 'Ship 2 pieces' }));
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Ship 2 pieces' }));
  await user.click(screen.getByRole('button', { name: /^One less:/ }));
  await asks();
  await user.click(screen.getByRole('button', { name: 'Ship 2 pieces' }));
  await user.type(screen.getByLabelText(/^Tracking number/), 'BD-88');
  await asks();
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  await user.type(screen.getByLabelText(/^Reference/), 'HDFC');
  await asks();
  await user.click(screen.getByRole('button', { name: 'Record return' }));
  await user.type(screen.getByLabelText(/^Reason/), 'Wrong part');
  await asks();
});

test('whoever adds a note is where they were, with an empty field', async () => {
  const user = userEvent.setup();
  function Notes() {
    const [order, setOrder] = useState(ORDER);
    return <OrderNotes order={order} onNoted={setOrder} />;
  }
  show(<Notes />);
  const field = screen.getByLabelText<HTMLInputElement>('Note for staff');
  const note = { kind: 'note', at: '2025-10-01T05:59:00Z', by: 'Asha Rao', text: 'Call first' };
  jest.spyOn(http, 'post').mockResolvedValue({ data: { ...ORDER, events: [note] } });
  await user.type(field, 'Call first{Enter}');
  expect(await screen.findByText('Call first')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Note for staff'));
  expect(field.value).toBe('');
  await user.type(field, 'Again');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add note' }));
});

test('a note that was begun is there again when its order is opened later, and that of another is not', async () => {
  const user = userEvent.setup();
  const notes = (number: string) =>
    show(<OrderNotes order={{ ...ORDER, number }} onNoted={() => {}} />);
  const field = () => screen.getByLabelText<HTMLInputElement>('Note for staff');
  const first = notes('10241');
  await user.type(field(), 'Gate closes');
  first.unmount();
  const other = notes('10242');
  expect(field().value).toBe('');
  other.unmount();
  const again = notes('10241');
  expect(field().value).toBe('Gate closes');
  jest.spyOn(http, 'post').mockResolvedValue({ data: ORDER });
  await user.type(field(), '{Enter}');
  await waitFor(() => expect(field().value).toBe(''));
  again.unmount();
  notes('10241');
  expect(field().value).toBe('');
});

test('Undo leaves its focus to the place around it once its time is over', () => {
  const until = (time: number) => (
    <fieldset aria-label="Actions" tabIndex={-1}>
      <UndoButton until={time} busy={false} onUndo={() => {}} />
    </fieldset>
  );
  const { rerender } = render(until(Date.now() + 5_000));
  screen.getByRole('button', { name: 'Undo' }).focus();
  rerender(until(0));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Actions' }));
});

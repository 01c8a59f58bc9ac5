import { render, screen, within } from '@testing-library/react';
import { Invoice } from './invoice.tsx';
import type { InvoicedOrder } from './invoiced-order.ts';

const line = { productId: '1', name: 'Brake pad', sku: 'BP-1', hsn: null, quantity: 2 };
const order = (more: Partial<InvoicedOrder> = {}): InvoicedOrder => ({
  reference: 'EV-2026-10241',
  status: 'Pending',
  payment: 'Unpaid',
  paymentMethod: 'bank_transfer',
  ...{ kept: 220_00, paid: 0, refunded: 0, toPay: 220_00, refundDue: 0, partPaid: false },
  ...{ poNumber: null, gstin: null },
  invoice: {
    number: 'INV-2627-00001',
    issuedAt: '2026-11-30T06:00:00Z',
    dueAt: '2026-12-03T06:00:00Z',
  },
  seller: {
    ...{ name: 'EVMandi', place: 'Hyderabad', gstin: null },
    ...{ bankAccount: '50100012345', ifsc: 'HDFC0001234' },
  },
  delivery: {
    ...{ name: 'Meera', address: 'Plot 42', pin: '500076', city: 'Hyderabad' },
    ...{ state: 'Telangana', country: 'India' },
  },
  lines: [{ ...line, unitPrice: 100_00, taxRate: 1_000, net: 200_00, tax: 20_00 }],
  totals: { net: 200_00, shipping: 0, discount: 0, total: 220_00 },
  ...more,
});

/** The sums below the lines, by their labels. */
function sums() {
  const rows = screen.getAllByRole('term').map((term) => {
    const row = within(term.parentElement as HTMLElement);
    return [term.textContent, row.getByRole('definition').textContent] as const;
  });
  return Object.fromEntries(rows);
}

test('Invoice > unpaid order > names the total due, its day and the account', () => {
  render(<Invoice order={order()} />);
  expect(sums()).toMatchObject({ 'Total due': '₹220.00' });
  expect(screen.getByText(/due/, { selector: 'p' })).toBeTruthy();
  expect(screen.getByText(/account 50100012345/)).toBeTruthy();
});

// INVOICE-4
test('Invoice > lines of two codes > says the amount in words and the tax of each code', () => {
  const of = (hsn: string | null, net: number, tax: number) => ({
    ...line,
    ...{ productId: `${hsn} ${net}`, hsn, unitPrice: net, quantity: 1, taxRate: 1_000, net, tax },
  });
  const lines = [of('871410', 100_00, 10_00), of('851220', 50_00, 5_01), of('871410', 1_00, 10)];
  const totals = { net: 151_00, shipping: 0, discount: 0, total: 166_11 };
  render(<Invoice order={order({ lines, totals, kept: 166_11, toPay: 166_11 })} />);
  expect(screen.getByText('Rupees One Hundred Sixty-Six and Paise Eleven only')).toBeTruthy();
  const summary = screen.getByRole('table', { name: 'Taxable value and tax by HSN' });
  const rows = within(summary).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^851220.*₹50\.00.*₹2\.51.*5%.*₹2\.50.*5%$/),
    expect.stringMatching(/^871410.*₹101\.00.*₹5\.05.*5%.*₹5\.05.*5%$/),
  ]);
});

test('Invoice > part paid order with a returned piece > says what is still to be paid', () => {
  const money = { kept: 110_00, paid: 50_00, toPay: 60_00, partPaid: true };
  render(<Invoice order={order({ status: 'Shipped', ...money })} />);
  expect(sums()).toMatchObject({
    Total: '₹220.00',
    'Cancelled or returned': '-₹110.00',
    Paid: '-₹50.00',
    'To pay': '₹60.00',
  });
  expect(screen.getByText('Part paid')).toBeTruthy();
});

test('Invoice > cancelled order > asks for nothing', () => {
  render(<Invoice order={order({ status: 'Cancelled', kept: 0, toPay: 0 })} />);
  expect(sums()).toMatchObject({ 'To pay': '₹0.00' });
  expect(sums()).not.toHaveProperty('Total due');
  expect(screen.getByText('Cancelled')).toBeTruthy();
  expect(screen.queryByText(/account 50100012345/)).toBeNull();
  expect(screen.queryByText(/, due/)).toBeNull();
});

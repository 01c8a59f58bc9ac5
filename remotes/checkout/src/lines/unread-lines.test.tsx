import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnreadLines } from './unread-lines.tsx';

const FAILURE = { error: new Error('Network Error'), retry: jest.fn() };

// CART-11
test('a line that could not be read says what its card said, and can be taken out', async () => {
  const onRemove = jest.fn();
  const line = {
    ...{ id: '7', quantity: 3, seenPrice: 1_249_00 },
    card: { name: 'Brake Pads', sku: 'BP-1' },
  };
  render(<UnreadLines lines={[line]} reading={FAILURE} onRemove={onRemove} />);
  const region = screen.getByRole('region', { name: 'Price not confirmed' });
  expect(region.textContent).toContain('Brake PadsSKU BP-1 · Qty 3 · ₹1,249.00 each when it was');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(FAILURE.retry).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /Remove.*Brake Pads/ }));
  await waitFor(() => expect(onRemove).toHaveBeenCalledWith(line));
});

test('a line of an older release, or of damaged storage, is named by its product', () => {
  const line = { id: '7', quantity: 1, card: { name: 5, sku: null } as never };
  render(<UnreadLines lines={[line]} reading={FAILURE} onRemove={() => {}} />);
  expect(screen.getByRole('listitem').textContent).toBe('Product 7Qty 1');
});

import { notify, useQuote } from '@evmandi/runtime';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductLine } from './lines.ts';
import { Shortage } from './shortage.tsx';

const line = { id: '7', quantity: 5_000, product: { id: '7', name: 'Brake pad' } } as ProductLine;

test('Shortage > 5,000 of 16 pieces > sets the line to 16, or asks a quote for the other 4,984', async () => {
  const said = jest.spyOn(notify, 'success').mockImplementation(() => {});
  const onQuantity = jest.fn();
  render(<Shortage line={line} left={16} onQuantity={onQuantity} />);
  expect(screen.getByText('Only 16 left')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Set to 16' }));
  expect(onQuantity.mock.calls).toEqual([[16]]);
  await userEvent.click(screen.getByRole('button', { name: 'Ask a quote for the other 4,984' }));
  expect(onQuantity.mock.calls).toEqual([[16], [16]]);
  expect(useQuote.getState().lines).toMatchObject([{ id: '7', quantity: 4_984 }]);
  expect(said).toHaveBeenCalledWith('4,984 of Brake pad are in your quote list', {
    link: { to: '/cart?list=quote', label: 'View quote list' },
  });
});

import { render, screen } from '@testing-library/react';
import { Money, OldPrice } from './money.tsx';

test.each([
  [12_34_567_50, '₹12,34,567.50', '1234567.50'],
  [5, '₹0.05', '0.05'],
  [-1_249_00, '-₹1,249.00', '-1249.00'],
])('%i paise read %s, and %s to a machine', (paise, text, value) => {
  render(<Money paise={paise} />);
  expect(screen.getByText(text)).toHaveProperty('value', value);
});

test('a price before is named, and shown only when it was higher', () => {
  const { container, rerender } = render(<OldPrice paise={1_499_00} now={1_249_00} />);
  expect(container.textContent).toBe('Price before: ₹1,499.00');
  rerender(<OldPrice paise={1_499_00} now={1_249_00} short />);
  expect(container.textContent).toBe('Price before: ₹1,499');
  for (const paise of [1_249_00, 1_00, null]) {
    rerender(<OldPrice paise={paise} now={1_249_00} />);
    expect(container.textContent).toBe('');
  }
});

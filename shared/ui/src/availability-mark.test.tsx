import type { Availability } from '@evmandi/contract/domain/availability';
import { render, screen } from '@testing-library/react';
import { AvailabilityMark } from './availability-mark.tsx';

// STOCK-1
test.each<[Availability, string, string]>([
  ['in_stock', 'In stock', 'inStock'],
  ['delivery_delay', 'Exp. delivery on 12 Oct', 'delay'],
  ['out_of_stock', 'Out of stock', 'outOfStock'],
])('%s reads "%s" in the colour %s', (availability, text, colour) => {
  render(<AvailabilityMark product={{ availability, restockDate: '2025-10-12' }} />);
  expect(screen.getByText(text).className.split(' ')).toContain(colour);
});

import { render, screen } from '@testing-library/react';
import { Options } from './options.tsx';

test('counts are grouped as the number of products is', () => {
  const values = [{ value: 'tvs', name: 'TVS', count: 123_456 }];
  const given = { legend: 'Brand', name: 'brand', type: 'checkbox' as const, values, chosen: [] };
  render(<Options {...given} onChoose={() => {}} />);
  expect(screen.getByText('TVS').dataset.count).toBe('1,23,456');
});

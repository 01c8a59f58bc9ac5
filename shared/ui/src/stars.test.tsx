import { render, screen } from '@testing-library/react';
import { Stars } from './stars.tsx';

test('a rating says its value and how many gave it', () => {
  render(<Stars rating={4.25} reviews={2} />);
  expect(screen.getByRole('img', { name: 'Rated 4.3 out of 5' })).toBeTruthy();
  expect(screen.getByRole('note', { name: '2 reviews' })).toBeTruthy();
});

// PRODUCT-5
test('what nobody has rated has no stars and no zero', () => {
  const { container } = render(<Stars rating={0} reviews={0} />);
  expect(container.textContent).toBe('No reviews yet');
  expect(screen.queryByRole('img')).toBeNull();
});

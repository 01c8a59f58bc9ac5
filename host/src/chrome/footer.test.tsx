import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { MenuProvider } from './testing.tsx';

function open(changes: { copyrightYear?: number; inDollars?: boolean } = {}) {
  const contact = { phone: '+91 40 1', email: 'a@b.in', country: 'India' };
  render(
    <MenuProvider>
      <MemoryRouter>
        <Footer copyrightYear={2025} rupeesPerDollar={84} {...contact} {...changes} />
      </MemoryRouter>
    </MenuProvider>,
  );
}

// CONTENT-2
test('the footer shows the year that is configured', () => {
  open({ copyrightYear: 2031 });
  expect(screen.getByText('© 2031 EVMandi. All rights reserved.')).toBeTruthy();
});

// MONEY-2
test.each([
  [false, 'Prices in Indian rupees'],
  [true, 'Prices in US dollars, converted at ₹84'],
])('with prices in dollars %s, the footer says: %s', (inDollars, text) => {
  open({ inDollars });
  expect(screen.getByText(text)).toBeTruthy();
});

import { MINIMUM_ORDER } from '@evmandi/contract/domain/limits';
import { formatPaise } from '@evmandi/contract/domain/money';
import { configure } from '@evmandi/runtime';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { contentScreens } from './content-screens.tsx';
import { CONTENTS, type TextName } from './contents.ts';

configure({
  apiUrl: 'http://api.test',
  ...{ phone: '+91 40 1', email: 'parts@shop.example', country: 'India' },
  ...{ copyrightYear: 2025, rupeesPerDollar: 80 },
});

const SMALLEST = `The smallest order is ${formatPaise(MINIMUM_ORDER)} net`;

// CONTENT-1
test.each<[TextName, string]>([
  ['about', 'Our parts team sits in Hyderabad'],
  ['contact', 'Our parts team in Hyderabad'],
  ['help', 'Our parts team in Hyderabad'],
  ['help', SMALLEST],
  ['terms', SMALLEST],
  ['finance', 'it is not a lender and takes no applications'],
  ['insurance', 'EVMandi does not sell insurance'],
  ['investments', 'EVMandi offers no investment products'],
])('the page %s says: %s', (name, truth) => {
  const Page = contentScreens[name];
  const { container } = render(<Page />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(CONTENTS[name].title);
  expect(container.textContent).toContain(truth);
});

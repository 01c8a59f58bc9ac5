import { MINIMUM_ORDER } from '@evmandi/contract/domain/limits';
import { formatPaise } from '@evmandi/contract/domain/money';
import { configure } from '@evmandi/runtime';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { contentScreens } from './content-screens.tsx';
import { CONTENTS, type TextName } from './contents.ts';

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '+91 40 1', email: 'parts@shop.example', country: 'India' },
    ...{ copyrightYear: 2025, rupeesPerDollar: 80 },
  });
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

test('the contents of a page lead to each of its sections', () => {
  const { container } = render(<contentScreens.help />, { wrapper: MemoryRouter });
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const targets = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
  const sections = [...container.querySelectorAll('article > section')];
  expect(targets).toEqual(sections.map(({ id }) => `/#${id}`));
});

test('help answers a question in place, and leads to the quote list', () => {
  render(<contentScreens.help />, { wrapper: MemoryRouter });
  const question = screen.getByText('How do I ask for a price on a large quantity?');
  expect(question.closest('details')?.textContent).toContain('Choose Add to quote on any product');
  expect(screen.getByRole('link', { name: 'quote list' }).getAttribute('href')).toBe(
    '/cart?list=quote',
  );
});

import { configure } from '@evmandi/runtime';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { QuestionScreen } from './question-screen.tsx';

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '+91 40 0000 0000', email: 'support@example.in', country: 'India' },
    ...{ copyrightYear: 2025, rupeesPerDollar: 80 },
  });
});

const QUESTION = {
  ...{ number: 'Q-7', name: 'Asha', question: 'Does it fit?', product: null, answer: null },
  askedAt: '2026-11-20T03:45:00.000Z',
};

// QUOTE-2
test('the page of a question says that no e-mail is sent and to keep the address', async () => {
  const route = {
    path: '/questions/:token',
    loader: () => QUESTION,
    Component: QuestionScreen,
    HydrateFallback: () => null,
  };
  const router = createMemoryRouter([route], { initialEntries: ['/questions/secret'] });
  render(<RouterProvider router={router} />);
  expect(
    await screen.findByText(/no e-mail is sent, so keep the address of this page/),
  ).toBeTruthy();
});

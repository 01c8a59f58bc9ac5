import { SearchField } from '@evmandi/ui/search-field';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSearchText } from './use-search-text.ts';

const asked: string[] = [];

function Screen() {
  return <SearchField {...useSearchText()} label="Search" placeholder="" />;
}

async function open(path: string) {
  asked.length = 0;
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: Screen,
        HydrateFallback: () => null,
        loader: ({ request }) => {
          asked.push(new URL(request.url).search);
          return null;
        },
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  const input = await screen.findByRole<HTMLInputElement>('searchbox');
  return { router, input };
}

test('one question after typing paused, on page 1, other filters kept', async () => {
  const { router, input } = await open('/?status=Pending&page=7');
  await userEvent.type(input, 'brake pad', { delay: 10 });
  expect(asked).toHaveLength(1);
  await act(() => new Promise((done) => setTimeout(done, 400)));
  expect(asked.slice(1)).toEqual(['?status=Pending&q=brake+pad']);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('Enter does not wait for the pause', async () => {
  const { input } = await open('/');
  await userEvent.type(input, 'pad{Enter}', { delay: null });
  await act(async () => {});
  expect(asked.slice(1)).toEqual(['?q=pad']);
});

test('a text from elsewhere lands in the field', async () => {
  const { router, input } = await open('/?q=brake');
  expect(input.value).toBe('brake');
  await act(() => router.navigate('/?q=harness'));
  expect(input.value).toBe('harness');
  await act(() => router.navigate(-1));
  expect(input.value).toBe('brake');
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  MemoryRouter,
  RouterProvider,
  useSearchParams,
} from 'react-router-dom';
import { Pager } from './pager.tsx';

function shown(page: number, pages: number): string {
  const { container } = render(
    <MemoryRouter>
      <Pager page={page} pages={pages} hrefFor={(number) => `?page=${number}`} />
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('li')].map((item) => item.textContent || '.').join(' ');
}

test.each([
  [1, 10, '1 2 3 ... 10 .'],
  [3, 10, '. 1 2 3 4 ... 10 .'],
  [5, 10, '. 1 ... 4 5 6 ... 10 .'],
  [10, 10, '. 1 ... 8 9 10'],
  [2, 3, '. 1 2 3 .'],
  [1, 4, '1 2 3 4 .'],
  [1, 1, ''],
])('page %d of %d shows %s', (page, pages, expected) => {
  expect(shown(page, pages)).toBe(expected);
});

test('names where each link goes and which page this is', () => {
  shown(5, 10);
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/?page=6');
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/?page=5');
});

function Results({ inTab = false }) {
  const page = Number(useSearchParams()[0].get('page') ?? 1);
  return (
    <main>
      <h1>Spare parts</h1>
      <h2>Products</h2>
      <div role={inTab ? 'tabpanel' : undefined}>
        <Pager page={page} pages={9} hrefFor={(number) => `?page=${number}`} />
      </div>
    </main>
  );
}

// ROUTE-15
test('a press leads to the heading of the results, Back leaves the focus alone', async () => {
  const scrolled = jest.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  const router = createMemoryRouter([{ path: '/', element: <Results /> }]);
  render(<RouterProvider router={router} />);
  expect(document.activeElement).toBe(document.body);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Next page' })));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  expect(document.activeElement?.textContent).toBe('Products');
  const link = screen.getByRole('link', { name: 'Page 1' });
  link.focus();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('link', { current: 'page' })).toBe(link);
  expect([document.activeElement, scrolled.mock.calls.length]).toEqual([link, 1]);
});

test('in a tab a press leads to the panel, not to the heading of what stands before it', async () => {
  HTMLElement.prototype.scrollIntoView = jest.fn();
  const router = createMemoryRouter([{ path: '/', element: <Results inTab /> }]);
  render(<RouterProvider router={router} />);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Next page' })));
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

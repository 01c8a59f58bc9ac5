import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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

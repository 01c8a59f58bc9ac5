import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ShownList } from '../shopping/shown-product.ts';
import { activeFilters } from './filters/active-filters.ts';
import { fullQuery } from './listing-query.ts';
import { NothingFound } from './nothing-found.tsx';

function textWith(without: { filter: string; count: number }[]) {
  const query = fullQuery({ q: 'speedometer', inStock: true });
  const list = { empty: { without }, category: null, facets: null } as unknown as ShownList;
  const filters = activeFilters(query, list);
  const element = <NothingFound list={list} query={query} filters={filters} />;
  const route = { id: 'listing', path: '*', element, loader: () => ({ preset: {} }) };
  const hydrationData = { loaderData: { listing: { preset: {} } } };
  render(<RouterProvider router={createMemoryRouter([route], { hydrationData })} />);
  return screen.getByText(/^(?:Check the spelling|Take one of them off)/).textContent;
}

afterEach(cleanup);

test('words that find something without another filter are not taken for misspelt', () => {
  expect(textWith([{ filter: 'inStock', count: 4 }])).toMatch(/^Take one of them off/);
});

test('words that find nothing are', () => {
  expect(textWith([{ filter: 'q', count: 9 }])).toMatch(/^Check the spelling/);
});

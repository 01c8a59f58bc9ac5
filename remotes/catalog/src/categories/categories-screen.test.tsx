import type { Categories } from '@evmandi/api/contract/catalog';
import { configure, http } from '@evmandi/runtime';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CategoriesScreen } from './categories-screen.tsx';

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '', email: '', country: 'India', copyrightYear: 2025, rupeesPerDollar: 80 },
  });
});

const SLUGS = [
  'ev-vehicles',
  'spare-parts',
  'batteries-bms',
  'chargers-converters',
  'wiring',
  'tools',
];

const CATEGORIES: Categories = {
  tree: [],
  cards: SLUGS.map((slug) => ({
    ...{ slug, name: `All ${slug}`, description: `About ${slug}`, count: 12 },
    picture: { path: `/api/pictures/${slug}/cut.svg`, alt: '' },
  })),
};

beforeEach(() => {
  const route = { id: 'categories', path: '/', Component: CategoriesScreen };
  const hydrationData = { loaderData: { categories: CATEGORIES } };
  const loader = () => CATEGORIES;
  render(<RouterProvider router={createMemoryRouter([{ ...route, loader }], { hydrationData })} />);
});

// CATEGORY-1, CATEGORY-2
test('the page has its trail, an introduction, four selling points and six cards', () => {
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Categories',
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('EV Categories');
  expect(screen.getByText(/^Everything that keeps an electric fleet moving/)).toBeTruthy();
  const [, points] = screen.getAllByRole('list');
  expect(within(points as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
  const cards = screen.getAllByRole('article').map((card) => {
    const link = within(card).getByRole('link');
    return [link.textContent, link.getAttribute('href')];
  });
  expect(cards).toEqual(SLUGS.map((slug) => [`All ${slug}`, `/listing/${slug}`]));
});

// NEWS-1
test('Sign up for news sends the address to the API and shows its answer', async () => {
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { message: 'Thank you' } });
  const news = within(screen.getByRole('region', { name: 'Sign up for news' }));
  const field = news.getByPlaceholderText('Enter your email address');
  fireEvent.change(field, { target: { value: 'asha@shop.example' } });
  await act(async () => fireEvent.click(news.getByRole('button', { name: 'Subscribe' })));
  expect(post).toHaveBeenCalledWith('/subscriptions', {
    ...{ email: 'asha@shop.example', kind: 'news', accepted: false },
  });
  expect((await news.findByRole('status')).textContent).toBe('Thank you');
});

import type { Home, VehicleCard } from '@evmandi/api/contract/catalog';
import { configure, httpClient } from '@evmandi/runtime';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { homeData } from './home-loader.ts';
import { HomeScreen } from './home-screen.tsx';

const vehicle = (name: string, groups: string[], offersLabel = 'View Offers'): VehicleCard => ({
  ...{ id: name, name, groups, offersLabel, electric: false },
  path: `/hero/${name.toLowerCase().replaceAll(' ', '-')}`,
  price: { min: 74_491_00, max: 1_02_000_00 },
  picture: { path: '/api/pictures/commuter/cut.svg', alt: '' },
});

const slide = (key: string, href: string): Home['slides'][number] => ({
  ...{ key, href, ribbon: 'New', titleTop: key, titleBottom: 'now', text: 'About it.' },
  picture: { path: `/api/pictures/${key}/cut.svg`, alt: '' },
  panelBg: 'ink',
  ribbonClass: 'volt',
});

const named = (name: string, slug = name.toLowerCase().replaceAll(' ', '-')) => ({ name, slug });

const BRANDS = ['Honda', 'Royal Enfield', 'TVS', 'Yamaha', 'Hero', 'Bajaj', 'KTM', 'Kawasaki'];

const HOME: Home = {
  slides: [
    slide('x47', '/product/x47'),
    slide('shivaksh', '/listing/new-bikes'),
    slide('tvs-xl100', '/product/xl100'),
    slide('ampere-magnus', '/product/magnus'),
  ],
  bikes: [
    vehicle('Hero Splendor Plus', ['commuter-bikes'], 'View September Offers'),
    vehicle('Hero Karizma', ['sports-bikes']),
  ],
  scooters: [
    vehicle('Hero Destini', ['popular-scooters']),
    vehicle('Hero Vida', ['electric-scooters']),
  ],
  evBikes: [vehicle('Hero Surge', [], 'View September Offers')],
  evScooters: [vehicle('Hero Vida', [])],
  categories: [],
  brands: [...BRANDS, 'BMW', 'Suzuki'].map((name) => named(name)),
  budgets: [
    { ...named('Rs. 30,000 - 50,000', 'rs-30-000-50-000'), from: 30_000, below: 50_000, count: 3 },
  ],
  bodyStyles: [{ ...named('Sports Bikes'), count: 116 }],
  models: [
    { brand: 'hero', ...named('Splendor Plus') },
    { brand: 'honda', ...named('Activa 6G') },
  ],
};

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '', email: '', country: 'India', copyrightYear: 2025, rupeesPerDollar: 80 },
  });
});

/** How far rows were scrolled, by the label of the row. */
let scrolled: [row: string | null, left: number | undefined][] = [];

beforeEach(async () => {
  scrolled = [];
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    scrolled.push([this.getAttribute('aria-label'), (to as ScrollToOptions).left]);
  } as typeof Element.prototype.scrollTo;
  const client = await httpClient();
  client.defaults.adapter = async (config) => ({
    ...{ data: HOME, status: 200, statusText: 'OK', headers: {}, config },
  });
});
afterEach(() => jest.useRealTimers());

function open() {
  const routes = [
    { id: 'home', path: '/', loader: () => homeData(HOME), Component: HomeScreen },
    { path: '*', element: null },
  ];
  const hydrationData = { loaderData: { home: homeData(HOME) } };
  const router = createMemoryRouter(routes, { hydrationData });
  render(<RouterProvider router={router} />);
  return router;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const link = (name: string | RegExp, inside: Pick<typeof screen, 'getByRole'> = screen) =>
  inside.getByRole('link', { name }).getAttribute('href');
const hrefs = (inside: ReturnType<typeof region>) =>
  inside.getAllByRole('link').map((one) => one.getAttribute('href'));
const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

// HOME-1, HOME-2, HOME-3
test('the search panel offers condition, brand or budget and model, and leads to their bikes', async () => {
  const router = open();
  const panel = within(screen.getByRole('form', { name: 'Search the right bike' }));
  expect(panel.getByRole('heading', { name: 'Search the right bike' })).toBeTruthy();
  expect(['New Bike', 'Used Bike', 'By Brand', 'By Budget'].map(isChecked)).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(link('Advanced Search', panel)).toBe('/listing#filters');

  const models = () =>
    [...panel.getByLabelText<HTMLSelectElement>('Model').options].map(({ text }) => text);
  fireEvent.focus(panel.getByLabelText('Model'));
  expect(models()).toEqual(['Select model', 'Hero Splendor Plus', 'Honda Activa 6G']);
  fireEvent.change(panel.getByLabelText('Brand'), { target: { value: 'hero' } });
  expect(models()).toEqual(['Select model', 'Hero Splendor Plus']);

  fireEvent.click(panel.getByLabelText('By Budget'));
  const budget = panel.getByLabelText('Budget');
  fireEvent.change(budget, { target: { value: 'rs-30-000-50-000' } });
  await act(async () => fireEvent.click(panel.getByRole('button', { name: 'Search' })));
  expect(router.state.location.pathname).toBe('/find-rs-30-000-50-000-bikes');
});

// HOME-4, HOME-5, HOME-7
test('the banner moves every 5 s, starts again after the last slide, and stops with Pause', () => {
  jest.useFakeTimers();
  open();
  const banner = within(screen.getByRole('region', { name: 'Promotions' }));
  const more = banner.getAllByRole('link', { name: /^KNOW MORE/ });
  expect(more.map((one) => one.getAttribute('href'))).toEqual(HOME.slides.map(({ href }) => href));
  const buttons = banner.getAllByRole('button', { name: /^Show slide/ });
  const current = () => buttons.findIndex((one) => one.getAttribute('aria-current') === 'true');
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  wait(4_999);
  expect(current()).toBe(0);
  const shown = HOME.slides.map(() => {
    wait(5_000);
    return current();
  });
  expect(shown).toEqual([1, 2, 3, 0]);
  fireEvent.click(buttons[2] as HTMLElement);
  fireEvent.click(banner.getByRole('button', { name: 'Pause promotions' }));
  wait(20_000);
  expect(current()).toBe(2);
});

// HOME-6, HOME-7
test('the bikes move every 3 s and the scooters every 4 s, until Pause', () => {
  jest.useFakeTimers();
  open();
  const moves = (row: string) => scrolled.filter(([label]) => label === row).length;
  act(() => jest.advanceTimersByTime(12_000));
  expect([moves('Commuter Bikes'), moves('Popular Scooters')]).toEqual([4, 3]);
  fireEvent.click(screen.getByRole('button', { name: 'Pause bikes' }));
  fireEvent.click(screen.getByRole('button', { name: 'Pause scooters' }));
  scrolled = [];
  act(() => jest.advanceTimersByTime(12_000));
  expect(scrolled).toEqual([]);
});

// HOME-9, HOME-10, HOME-11
test('25 chips filter the bikes, which lead to their pages and offers', async () => {
  open();
  const bikes = region('Bikes in Spotlight');
  const chips = within(bikes.getByRole('group', { name: 'Bike categories' })).getAllByRole(
    'button',
  );
  const kinds =
    'Commuter, Popular, Electric, Sports, Cruiser, Sports Naked, Off Road, Super, Adventure, Cafe Racer, Touring, Roadster, Street, Scrambler, Retro, Dual Sport, Mileage, 100 cc, 125 cc, 150 cc, 200 cc, 350 cc, Upcoming, Latest, Best Selling';
  expect(chips.map(({ textContent }) => textContent)).toEqual(
    kinds.split(', ').map((kind) => `${kind} Bikes`),
  );
  const pressed = () =>
    chips
      .filter((one) => one.getAttribute('aria-pressed') === 'true')
      .map((one) => one.textContent);
  expect(pressed()).toEqual(['Commuter Bikes']);
  const splendor = within(bikes.getByRole('article'));
  expect(splendor.getByText('₹ 74,491 - 1.02 Lakh')).toBeTruthy();
  expect(link('Hero Splendor Plus', splendor)).toBe('/hero/hero-splendor-plus');
  expect(link('View September Offers on Hero Splendor Plus', splendor)).toBe(
    '/hero/hero-splendor-plus#offers',
  );
  expect(link('View all Commuter Bikes', bikes)).toBe('/bikes/commuter-bikes');

  fireEvent.click(bikes.getByRole('button', { name: 'Sports Bikes' }));
  expect(await bikes.findByRole('link', { name: 'Hero Karizma' })).toBeTruthy();
  expect(pressed()).toEqual(['Sports Bikes']);
  expect(bikes.queryByRole('link', { name: 'Hero Splendor Plus' })).toBeNull();
  expect(link('View Offers on Hero Karizma', bikes)).toBe('/hero/hero-karizma#offers');
  expect(link('View all Sports Bikes', bikes)).toBe('/bikes/sports-bikes');
});

// HOME-10, HOME-12
test('two tabs filter the scooters, and the popular ones are the default', async () => {
  open();
  const scooters = region('Scooters in Spotlight');
  const tabs = scooters.getAllByRole('tab');
  expect(tabs.map((tab) => [tab.textContent, tab.ariaSelected])).toEqual([
    ['Popular Scooters', 'true'],
    ['Electric Scooters', 'false'],
  ]);
  expect(link('View all Popular Scooters', scooters)).toBe('/scooters/popular-scooters');
  expect(scooters.getByRole('link', { name: 'Hero Destini' })).toBeTruthy();
  fireEvent.click(scooters.getByRole('tab', { name: 'Electric Scooters' }));
  expect(await scooters.findByRole('link', { name: 'Hero Vida' })).toBeTruthy();
  expect(link('View all Electric Scooters', scooters)).toBe('/scooters/electric-scooters');
});

// HOME-13
test.each([
  ['EV Bikes', '/bikes/electric-bikes'],
  ['EV Scooters', '/scooters/electric-scooters'],
])('the row %s marks its cards as electric and leads to %s', (title, all) => {
  open();
  const row = region(title);
  const card = within(row.getByRole('article'));
  expect(card.getByText('Electric')).toBeTruthy();
  expect(card.getByRole('link', { name: /^View Offers/ })).toBeTruthy();
  expect(link(`View all ${title}`, row)).toBe(all);
});

// HOME-14
test('bikes are browsed by the first eight brands, by budget and by body style', () => {
  open();
  const browse = region('Browse Bikes By');
  const panel = (tab: string) => {
    fireEvent.click(browse.getByRole('tab', { name: tab }));
    return hrefs(within(browse.getByRole('tabpanel')));
  };
  expect(panel('Brand')).toEqual(
    BRANDS.map((name) => `/${name.toLowerCase().replace(' ', '-')}-bikes`),
  );
  expect(panel('Budget')).toEqual(['/find-rs-30-000-50-000-bikes']);
  expect(panel('Body Style')).toEqual(['/find-sports-bikes']);
  expect(link('View all New Bikes', browse)).toBe('/new-bikes');
});

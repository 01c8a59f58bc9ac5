import { cart, configure, http, useCart } from '@evmandi/runtime';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ShownDetail, ShownProduct } from '../shopping/shown-product.ts';
// Compiled here: a busy machine does not get through it while a query waits.
import './ask-dialog.tsx';
import type { ProductData } from './product-loader.ts';
import { ProductScreen } from './product-screen.tsx';

const picture = (view: string) => ({ path: `/api/pictures/brakePad/${view}.svg`, alt: view });

const other = (id: string, name: string, price: number): ShownProduct => ({
  ...{ id, name, price, sku: id, rating: 4, reviews: 2, originalPrice: null, discount: 0 },
  ...{ highlights: [], brand: { name: 'Bosch' }, picture: picture(id) },
  availability: 'in_stock',
});

const PADS = {
  ...{ id: '1', sku: 'BP-EV-2041', name: 'Brake Pad Set', rating: 4.6, reviews: 3 },
  ...{ price: 1_249_00, originalPrice: 1_499_00, discount: 17, availability: 'in_stock' },
  ...{ stockBand: 100, priceBreaks: [{ from: 10, off: 1_000 }], supplier: 'Deccan EV Spares' },
  ...{ hsn: '870830', unit: 'set', packSize: 2, condition: 'new', vehicle: null, fitment: null },
  brand: { slug: 'bosch', name: 'Bosch' },
  categories: [{ slug: 'spare-parts', name: 'Spare parts' }],
  ...{ highlights: ['Ceramic compound'], description: 'They bite from cold.', offers: [] },
  ...{ specifications: [{ name: 'Compound', value: 'Ceramic' }], variants: [], recentReviews: [] },
  stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 3 : 0 })),
  ...{ gallery: [picture('cut'), picture('side')], picture: picture('cut') },
  boughtTogether: [other('2', 'Brake Disc', 1_890_00), other('3', 'Brake Fluid', 350_00)],
  boughtTogetherTotal: 3_489_00,
} as unknown as ShownDetail;

beforeAll(() => {
  configure({
    apiUrl: 'http://api.test',
    ...{ phone: '+91 40 1', email: 'parts@shop.example', country: 'India' },
    ...{ copyrightYear: 2025, rupeesPerDollar: 80 },
  });
});

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => useCart.setState({ lines: [], selected: null }));

function open({
  change = {},
  unknown = false,
  search = '',
}: {
  change?: Partial<ShownDetail>;
  unknown?: boolean;
  search?: string;
} = {}) {
  const data: ProductData = { product: { ...PADS, ...change }, unknown, recommended: [] };
  const route = { id: 'product', path: '/product/1', loader: () => data, Component: ProductScreen };
  const router = createMemoryRouter([route, { path: '*', element: null }], {
    initialEntries: [`/product/1${search}`],
    hydrationData: { loaderData: { product: data } },
  });
  render(<RouterProvider router={router} />);
  return router;
}

const press = (element: HTMLElement) => act(async () => fireEvent.click(element));
const quantity = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Brake Pad Set' });

// PRODUCT-1
test('the product has its trail, pictures, name, stars, brand, SKU, prices and availability', async () => {
  open();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Home', 'Spare parts', 'Brake Pad Set'],
  ]);
  const pictures = within(screen.getByRole('region', { name: 'Pictures' }));
  const thumbs = pictures.getAllByRole('link');
  const active = () => thumbs.map((thumb) => thumb.getAttribute('aria-current'));
  expect(active()).toEqual(['true', 'false']);
  expect(pictures.getByRole('img', { name: 'cut' })).toBeTruthy();
  await press(thumbs[1] as HTMLElement);
  expect(active()).toEqual(['false', 'true']);
  expect(pictures.getByRole('img', { name: 'side' })).toBeTruthy();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Brake Pad Set');
  expect(screen.getByRole('img', { name: 'Rated 4.6 out of 5' })).toBeTruthy();
  const facts = screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent;
  expect(facts).toMatch(/Brand Bosch.*SKU BP-EV-2041/);
  expect(document.querySelector('s')?.textContent).toBe('Price before: ₹1,499');
  expect(screen.getByText('In stock, 100+')).toBeTruthy();
});

// PRODUCT-2, PRODUCT-9
test('the quantity starts at 1, text becomes 1, and the price is that of the quantity', async () => {
  open();
  const price = () => document.querySelector('s')?.parentElement?.textContent;
  expect([quantity().value, price()]).toEqual(['1', '₹1,249Price before: ₹1,499excl. tax']);
  fireEvent.change(quantity(), { target: { value: '10' } });
  expect(price()).toBe('₹1,124Price before: ₹1,499excl. tax');
  fireEvent.change(quantity(), { target: { value: 'many' } });
  fireEvent.blur(quantity());
  expect(quantity().value).toBe('1');
});

// PRODUCT-3, ROUTE-8
test.each([true, false])('an unknown id has a notice: %s', (unknown) => {
  open({ unknown });
  const notice = screen.queryByText(/^We could not find that product/);
  expect(notice !== null).toBe(unknown);
});

// PRODUCT-4
test.each([
  ['', 'Description'],
  ['?tab=specifications', 'Specifications'],
  ['?tab=shipping', 'Shipping'],
  ['?tab=reviews', 'Reviews 3'],
])('of the four tabs, %j opens %s', (search, name) => {
  open({ search });
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    ...['Description', 'Specifications', 'Shipping', 'Reviews 3'],
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

// PRODUCT-5
test('a product without reviews has no stars', () => {
  open({ change: { rating: 0, reviews: 0 } });
  expect(screen.getByText('No reviews yet')).toBeTruthy();
  expect(screen.queryByRole('img', { name: /^Rated/ })).toBeNull();
});

// PRODUCT-6
test('the page names delivery, free shipping and return', () => {
  open({ search: '?tab=shipping' });
  const promises = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(promises).toEqual(
    expect.arrayContaining([
      'Free shippingon orders over ₹50',
      expect.stringMatching(/^30-day return/),
      '1-2 daysdelivery in stock',
    ]),
  );
  const shipping = screen.getByRole('tabpanel').textContent;
  expect(shipping).toContain('Delivery takes 1-2 days');
  expect(shipping).toContain('Free shipping on orders over ₹50.');
});

test('a product that is not sold yet names its day and promises no delivery', () => {
  open({ change: { soldFrom: '2099-12-05', boughtTogether: [] } });
  const promises = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(promises).toContain('Upcomingsold from 5 Dec');
  expect(screen.queryByText('delivery in stock')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Frequently bought together' })).toBeNull();
});

// PRODUCT-7
test('bought together has two others, the total of the three, and adds all in one call', async () => {
  const add = jest.spyOn(cart, 'addMany');
  open();
  const together = within(screen.getByRole('region', { name: 'Frequently bought together' }));
  expect(together.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/product/2', '/product/3'],
  ]);
  expect(together.getByText('Total for 3 items')).toBeTruthy();
  expect(together.getByText('₹3,489')).toBeTruthy();
  await press(together.getByRole('button', { name: 'Add all to cart' }));
  expect(add).toHaveBeenCalledTimes(1);
  expect(useCart.getState().lines.map((line) => [line.id, line.quantity])).toEqual([
    ['1', 1],
    ['2', 1],
    ['3', 1],
  ]);
});

// PRODUCT-8
test('a question goes to the API with the SKU, and gets a number and a page', async () => {
  const token = 'f'.repeat(32);
  const post = jest.spyOn(http, 'post').mockResolvedValue({ data: { number: 'Q-12', token } });
  open();
  const expert = within(screen.getByRole('region', { name: 'Contact Expert' }));
  expect(expert.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['tel:+91401', 'mailto:parts@shop.example?subject=BP-EV-2041'],
  ]);
  await press(expert.getByRole('button', { name: 'Ask an expert' }));
  const dialog = within(await screen.findByRole('dialog'));
  const typed = { 'Your name': 'Asha', Phone: '98480', 'E-mail': 'a@b.in', Question: 'Fits?' };
  for (const [label, text] of Object.entries(typed)) {
    fireEvent.change(dialog.getByLabelText(label), { target: { value: text } });
  }
  fireEvent.click(dialog.getByRole('button', { name: 'Send question' }));
  const page = await dialog.findByRole('link', { name: 'See your question' });
  expect(post).toHaveBeenCalledWith(
    '/questions',
    expect.objectContaining({ question: 'Fits?', product: 'BP-EV-2041' }),
  );
  expect(dialog.getByRole('heading', { name: 'Question Q-12 received' })).toBeTruthy();
  expect(page.getAttribute('href')).toBe(`/questions/${token}`);
});

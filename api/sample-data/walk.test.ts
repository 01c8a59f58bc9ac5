import { customerSchema } from '../contract/admin-customers.ts';
import {
  type AdminOrderDetail,
  adminOrderDetailSchema,
  adminOrderListSchema,
} from '../contract/admin-orders.ts';
import {
  categoriesSchema,
  homeSchema,
  type ProductCard,
  type ProductDetail,
  productDetailSchema,
  productListSchema,
} from '../contract/catalog.ts';
import { onSampleData } from '../testing/both-databases.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const one = (number: number) => Math.round(number * 10) / 10;

/** What a product's page states of itself that its own facts do not bear out. */
function untrue(product: ProductDetail): string[] {
  const { price, originalPrice, discount, priceRange, variants, stars, rating, reviews } = product;
  const prices = variants.map((variant) => variant.price);
  const given = sum(stars.map(({ stars: number, count }) => number * count));
  const votes = sum(stars.map(({ count }) => count));
  const together = sum(product.boughtTogether.map((other) => other.price));
  const views = product.gallery.map(({ path }) => path);
  const claims: Record<string, boolean> = {
    'price range':
      product.vehicle && product.condition === 'new'
        ? priceRange?.min === Math.min(...prices) && priceRange.max === Math.max(...prices)
        : priceRange === null,
    discount:
      discount ===
      (originalPrice ? Math.round(((originalPrice - price) / originalPrice) * 100) : 0),
    reviews: reviews === votes && product.recentReviews.length === Math.min(10, reviews),
    rating: rating === (votes === 0 ? 0 : one(given / votes)),
    'bought together':
      product.boughtTogether.length === (product.soldFrom ? 0 : 2) &&
      product.boughtTogetherTotal === price + together,
    pictures: views.length >= 4 && new Set(views).size === views.length,
    delay: (product.availability === 'delivery_delay') === (product.restockDate !== null),
    history: (product.condition === 'used') === (product.used !== null),
    facts: product.highlights.length >= 2 && product.specifications.length >= 3,
  };
  return Object.keys(claims)
    .filter((claim) => !claims[claim])
    .map((claim) => `${product.sku}: ${claim}`);
}

/** What an order states that its own lines, payments and history do not bear out. */
function unfit(order: AdminOrderDetail): string[] {
  const { lines, totals, events, payments, payment, status } = order;
  const happened = events.map(({ kind }) => kind);
  const claims: Record<string, boolean> = {
    net: totals.net === sum(lines.map(({ net }) => net)),
    tax: totals.tax === sum(lines.map(({ tax }) => tax)),
    total: totals.total === totals.net + totals.tax + totals.shipping - totals.discount,
    lines: lines.every(
      ({ net, tax, unitPrice, quantity, taxRate }) =>
        net === unitPrice * quantity && tax === Math.floor((net * taxRate + 5_000) / 10_000),
    ),
    paid: sum(payments.map(({ amount }) => amount)) === (payment === 'Paid' ? totals.total : 0),
    history:
      happened.includes('placed') &&
      happened.includes('shipped') === (status === 'Shipped' || status === 'Delivered') &&
      happened.includes('delivered') === (status === 'Delivered') &&
      happened.includes('cancelled') === (status === 'Cancelled') &&
      happened.includes('paid') === (payment === 'Paid'),
    times: events.every(({ at }, index) => at >= (events[index - 1]?.at ?? order.placedAt)),
  };
  return Object.keys(claims)
    .filter((claim) => !claims[claim])
    .map((claim) => `${order.number}: ${claim}`);
}

/** Every so many a product or customer stands for its neighbours in a run that is not the full one. */
const STEP = process.env.EVMANDI_FULL ? 1 : 19;

/** Orders are walked with all of their customer's. */
const isWalked = (customerId: string) => Number(customerId) % STEP === 0;

/** Through the calls of the screens: whatever they state is true. */
onSampleData('all that the shop states of its sample data', (api) => {
  const cards: ProductCard[] = [];
  let admin: { authorization: string };
  beforeAll(async () => {
    admin = await api().as('admin');
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const list = await listing(`page_size=100&page=${page}&facets=false`);
      pages = list.page.pages;
      cards.push(...list.products);
    }
  });

  const listing = async (query: string) =>
    productListSchema.parse((await api().get(`/api/products?${query}`)).json());
  const isNewBike = ({ condition, vehicle }: ProductCard) =>
    condition === 'new' && (vehicle === 'bike' || vehicle === 'scooter');

  test('of every product: range, discount, rating, reviews, companions, pictures', async () => {
    const wrong: string[] = [];
    for (const { id } of cards.filter((_, index) => index % STEP === 0)) {
      const answer = await api().get(`/api/products/${id}`);
      wrong.push(...untrue(productDetailSchema.parse(answer.json())));
    }
    expect(wrong).toEqual([]);
    expect(cards.length).toBeGreaterThan(650);
  });

  test('of every category: what it counts is what it lists, below it too', async () => {
    const { tree, cards: shown } = categoriesSchema.parse(
      (await api().get('/api/categories')).json(),
    );
    for (const { slug, count } of tree) {
      const { page } = await listing(`category=${slug}&page_size=1&facets=false`);
      expect([slug, page.total]).toEqual([slug, count]);
    }
    const counted = new Map(tree.map(({ slug, count }) => [slug, count]));
    expect(shown.map(({ slug, count }) => [slug, count])).toEqual(
      shown.map(({ slug }) => [slug, counted.get(slug)]),
    );
  });

  test('of the home page: budgets, body styles and every card’s prices', async () => {
    const home = homeSchema.parse((await api().get('/api/home')).json());
    const fresh = cards.filter(isNewBike);
    for (const { slug, from, below, count } of home.budgets) {
      const held = fresh.filter(
        ({ price }) => price >= from * 100 && price < (below ?? Number.POSITIVE_INFINITY) * 100,
      );
      expect([slug, held.length]).toEqual([slug, count]);
    }
    for (const { slug, count } of home.bodyStyles) {
      const held = fresh.filter(({ bodyStyle }) => bodyStyle === slug);
      expect([slug, held.length]).toEqual([slug, count]);
    }
    for (const { path, price } of [...home.bikes, ...home.scooters, ...home.evBikes]) {
      const prices = cards
        .filter(({ condition, modelPath }) => condition === 'new' && modelPath === path)
        .map((product) => product.price);
      expect([path, price]).toEqual([path, { min: Math.min(...prices), max: Math.max(...prices) }]);
    }
  });

  test('of every body style: its brands and its budgets add up to its count, and every brand has bikes', async () => {
    const home = homeSchema.parse((await api().get('/api/home')).json());
    for (const { slug, count } of home.bodyStyles) {
      const { facets } = await listing(`body_style=${slug}&condition=new&page_size=1`);
      expect([slug, sum((facets?.brands ?? []).map((brand) => brand.count))]).toEqual([
        slug,
        count,
      ]);
      const bands = await Promise.all(
        home.budgets.map((band) =>
          listing(`body_style=${slug}&condition=new&budget=${band.slug}&page_size=1&facets=false`),
        ),
      );
      expect([slug, sum(bands.map(({ page }) => page.total))]).toEqual([slug, count]);
    }
    for (const { slug } of home.brands) {
      const { page } = await listing(`brand=${slug}&category=new-bikes&page_size=1&facets=false`);
      expect([slug, page.total > 0]).toEqual([slug, true]);
    }
  });

  test('of every order, and of every customer by the orders', async () => {
    const wrong: string[] = [];
    const byCustomer = new Map<string, AdminOrderDetail[]>();
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await api().get(`/api/admin/orders?page_size=100&page=${page}`, admin);
      const list = adminOrderListSchema.parse(answer.json());
      pages = list.page.pages;
      for (const { orderNumber, total, lines, customer } of list.orders) {
        if (!isWalked(customer.id)) continue;
        const detail = await api().get(`/api/admin/orders/${orderNumber}`, admin);
        const order = adminOrderDetailSchema.parse(detail.json());
        wrong.push(...unfit(order));
        if (order.totals.total !== total || order.lines.length !== lines) wrong.push(orderNumber);
        const { number } = order.customer;
        byCustomer.set(number, [...(byCustomer.get(number) ?? []), order]);
      }
      expect(list.page).toMatchObject({ total: 240, pages: 3 });
    }
    expect(byCustomer.size).toBeGreaterThan(3);
    for (const [number, orders] of byCustomer) {
      const answer = await api().get(`/api/admin/customers/${number}`, admin);
      const customer = customerSchema.parse(answer.json());
      const kept = orders.filter(({ status }) => status !== 'Cancelled');
      const facts = {
        orderCount: orders.length,
        totalSpend: sum(kept.map(({ totals }) => totals.total)),
        completed: orders.filter(({ status }) => status === 'Delivered').length,
        cancelled: orders.length - kept.length,
      };
      expect([number, customer]).toEqual([number, expect.objectContaining(facts)]);
      expect(customer.registeredAt <= (orders.at(-1)?.placedAt ?? '')).toBe(true);
    }
    expect(wrong).toEqual([]);
  });
});

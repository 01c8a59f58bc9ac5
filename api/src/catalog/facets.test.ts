import { BODY_STYLES, BUDGETS, COLOURS, FUELS } from '@evmandi/contract/domain/filter-values';
import { FACTS } from '@evmandi/contract/domain/filters';
import { slug } from '@evmandi/contract/domain/slug';
import { type ProductList, productListSchema } from '../../contract/catalog.ts';
import type { FacetValue } from '../../contract/facets.ts';
import { Random } from '../../sample-data/random.ts';
import { onSampleData } from '../../testing/both-databases.ts';
import { factAsked, textsOf } from '../../testing/facts-by-hand.ts';
import { type Filters, left, type Row, readRows } from '../../testing/filters-by-hand.ts';
import { declaredIn } from './technical/declared.ts';

const COMBINATIONS = process.env.EVMANDI_FULL ? 200 : 15;
const SEED = 20_251_120;
const WORDS = ['brake', 'charger', 'black', 'battery', 'led', 'hero', 'electric scooter', 'cable'];

/** Filters that a product on sale passes, and some that it may not. */
function combination(rows: Row[], random: Random): Filters {
  const row = random.pick(rows);
  const often = random.next() < 0.5 ? 0.25 : 0.6;
  const rupees = Math.floor(row.price / 100);
  const near = (low: number, high: number) =>
    String(Math.floor((rupees * random.whole(low, high)) / 100));
  const facts = [...new Set(row.facts.map((each) => each.split(':')[0] ?? ''))];
  const some: [string, number, () => string[]][] = [
    ...facts.map((fact): [string, number, () => string[]] => [
      fact,
      0.35,
      () => factAsked(row.facts, fact, random),
    ]),
    [
      'category',
      0.6,
      () => [random.pick(random.next() < 0.8 ? row.places : random.pick(rows).places)],
    ],
    ['brand', often, () => [...new Set([row.brand, random.pick(rows).brand])]],
    ['price_min', often, () => [near(20, 110)]],
    ['price_max', often, () => [near(90, 400)]],
    ['rating', often, () => [String(random.whole(1, 5))]],
    ['colour', often, () => [random.pick(COLOURS), ...row.colours.slice(0, 1)]],
    ['in_stock', often, () => ['true']],
    ['discounted', row.reduced ? often : 0.05, () => ['true']],
    ['condition', 0.2, () => [random.next() < 0.8 ? row.condition : 'used']],
    ['body_style', 0.15, () => [row.body_style ?? random.pick(BODY_STYLES)]],
    ['fuel', 0.2, () => [row.fuel ?? random.pick(FUELS)]],
    ['model', row.model ? 0.1 : 0, () => [String(row.model)]],
    ['budget', 0.1, () => [random.pick(BUDGETS).slug]],
    [
      'fits',
      row.fitted.length > 0 && row.fitted[0] !== 'any' ? 0.3 : 0,
      () => row.fitted.slice(0, 2),
    ],
  ];
  return Object.fromEntries(
    some.filter(([, chance]) => random.next() < chance).map(([name, , values]) => [name, values()]),
  );
}

type Listed = Exclude<keyof NonNullable<ProductList['facets']>, 'technical'>;

const GROUPS: [Listed, filter: string][] = [
  ['categories', 'category'],
  ['brands', 'brand'],
  ['ratings', 'rating'],
  ['colours', 'colour'],
  ['inStock', 'in_stock'],
  ['discounted', 'discounted'],
  ['conditions', 'condition'],
  ['bodyStyles', 'body_style'],
  ['fuels', 'fuel'],
];

/** What each value would show in place of what was chosen of its filter. */
function counted(rows: Row[], filters: Filters, filter: string, values: FacetValue[]) {
  const others = left(rows, filters, [filter]);
  return values.map(({ value }) => [value, left(others, { [filter]: [value] }).length]);
}

const ENDS = ['price_min', 'price_max'];

/** What taking off each single filter would show. */
function advice(all: Row[], found: Row[], filters: Filters, q: string | undefined) {
  const single = Object.keys(filters).filter((filter) => !ENDS.includes(filter));
  const counts = single.map((filter) => [filter, left(found, filters, [filter]).length] as const);
  if (ENDS.some((end) => filters[end])) counts.push(['price', left(found, filters, ENDS).length]);
  if (q) counts.push(['q', left(all, filters).length]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** What is declared by the smallest category that nine of ten rows found are in. */
function sharedIn(all: Row[], found: ReadonlySet<Row>) {
  const sizeOf = (rows: Iterable<Row>, place: string) =>
    [...rows].filter(({ places }) => places.includes(place)).length;
  const shared = [...new Set([...found].flatMap(({ places }) => places))].filter(
    (place) =>
      declaredIn(place).length > 0 && 10 * sizeOf(found, place) >= 9 * Math.max(1, found.size),
  );
  return declaredIn(shared.sort((one, other) => sizeOf(all, one) - sizeOf(all, other))[0]);
}

/** How many are left, or would be if one filter were taken off; categories are counted within the chosen one. */
const leftWithoutOne = (rows: Row[], filters: Filters): number =>
  Object.keys(filters)
    .filter((filter) => filter !== 'category')
    .reduce(
      (sum, filter) => sum + left(rows, filters, [filter]).length,
      left(rows, filters).length,
    );

onSampleData('facets', (api) => {
  const list = async (params: URLSearchParams): Promise<ProductList> => {
    const answer = await api().get(`/api/products?${params}`);
    expect([String(params), answer.statusCode]).toEqual([String(params), 200]);
    return productListSchema.parse(answer.json());
  };

  const known = new Map<string, Set<string>>();
  /** Ids of all products that a search finds. */
  async function searched(q: string): Promise<Set<string>> {
    const ids: string[] = [];
    const before = known.get(q);
    if (before) return before;
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await list(new URLSearchParams({ q, page: String(page), page_size: '100' }));
      pages = answer.page.pages;
      ids.push(...answer.products.map(({ id }) => id));
    }
    known.set(q, new Set(ids));
    return new Set(ids);
  }

  /** Each value shows as many as it says. */
  async function checkPresses(facets: ProductList['facets'], params: URLSearchParams) {
    for (const [group, filter] of GROUPS) {
      for (const { value, count } of (facets?.[group] ?? []).filter((each) => each.count > 0)) {
        const pressed = new URLSearchParams(params);
        pressed.set(filter, value);
        const { page } = await list(pressed);
        expect([String(pressed), page.total]).toEqual([String(pressed), count]);
      }
    }
  }

  // LIST-1, LIST-2, LIST-4
  test(`of ${COMBINATIONS} combinations of filters are what counting one by one gives`, async () => {
    const all = await readRows(api().db);
    const random = new Random(SEED);
    let empty = 0;
    let many = 0;
    for (let round = 0; round < COMBINATIONS; round += 1) {
      const filters = combination(all, random);
      const q = random.next() < 0.2 ? random.pick(WORDS) : undefined;
      const ids = q === undefined ? undefined : await searched(q);
      const found = ids ? all.filter(({ id }) => ids.has(id)) : all;
      const params = new URLSearchParams({
        ...Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, `${values}`])),
        ...(q && { q }),
        page_size: '20',
        price_steps: 'true',
      });
      const { facets, priceSpan, priceSteps, page, products, empty: told } = await list(params);
      const about = decodeURIComponent(String(params));
      const expected = left(found, filters);

      if (q && expected.length === 0 && page.total > 0) {
        // Nothing of the kind that the words name is left: what is called after that thing is shown.
        const [thing = ''] = q.split(' ').slice(-1);
        const holding = products.filter(({ name }) => name.toLowerCase().includes(thing));
        expect([about, holding]).toEqual([about, products]);
        continue;
      }
      expect([about, page.total]).toEqual([about, expected.length]);
      if (q && leftWithoutOne(found, filters) === 0) {
        // Nothing of the kind, whatever is pressed: counts are those of what holds the words.
        await checkPresses(facets, params);
        continue;
      }
      expect(products).toHaveLength(Math.min(20, expected.length));
      const passing = new Set(expected.map(({ id }) => id));
      expect([about, products.filter(({ id }) => !passing.has(id))]).toEqual([about, []]);

      for (const [group, filter] of GROUPS) {
        const values = facets?.[group] ?? [];
        expect([about, group, values.map(({ value, count }) => [value, count])]).toEqual([
          about,
          group,
          counted(found, filters, filter, values),
        ]);
      }
      for (const { fact, values } of facets?.technical ?? []) {
        expect([about, fact, values.map(({ value, count }) => [value, count])]).toEqual([
          about,
          fact,
          counted(found, filters, fact, values),
        ]);
      }
      const { category, model, budget, fits } = filters;
      const places = {
        ...(category && { category }),
        ...(model && { model }),
        ...(budget && { budget }),
        ...(fits && { fits }),
      };
      const listed = q !== undefined && !model && !budget && !fits ? all : found;
      const brands = new Set([
        ...left(listed, places).map(({ brand }) => brand),
        ...(filters.brand ?? []),
      ]);
      expect([about, facets?.brands.map(({ value }) => value).sort()]).toEqual([
        about,
        [...brands].sort(),
      ]);

      const within = left(found, places);
      const named = declaredIn(category?.[0]);
      // Whatever is chosen of one of the facts.
      const beside = new Set(FACTS.flatMap((fact) => left(found, filters, [fact])));
      const declared = q && named.length === 0 ? sharedIn(all, beside) : named;
      const technical = FACTS.filter(
        (fact) =>
          filters[fact] ||
          (declared.some((each) => each.fact === fact) &&
            within.some((row) => textsOf(row.facts, fact).length > 0)),
      );
      expect([about, facets?.technical?.map(({ fact }) => fact) ?? []]).toEqual([about, technical]);
      for (const { fact, values } of facets?.technical ?? []) {
        if (declared.find((each) => each.fact === fact)?.steps) continue;
        const texts = within.flatMap((row) => textsOf(row.facts, fact).map(slug));
        expect([about, fact, values.map(({ value }) => value).sort()]).toEqual([
          about,
          fact,
          [...new Set([...texts, ...(filters[fact] ?? [])])].sort(),
        ]);
      }

      const prices = left(found, filters, ENDS).map(({ price }) => price);
      const span =
        prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null;
      expect([about, priceSpan]).toEqual([about, span]);
      const inOrder = prices.sort((a, b) => a - b);
      const at = (part: number) => inOrder[Math.max(0, Math.ceil(part * inOrder.length) - 1)];
      const steps = Array.from({ length: 21 }, (_, step) => at(step / 20));
      expect([about, priceSteps]).toEqual([about, prices.length > 0 ? steps : []]);

      if (expected.length > 0) many += 1;
      else empty += 1;
      const without = told?.without.map(({ filter, count }) => [filter, count]) ?? [];
      const shown = expected.length > 0 ? {} : advice(all, found, filters, q);
      expect([about, Object.fromEntries(without)]).toEqual([about, shown]);
    }
    expect(Math.min(empty, many)).toBeGreaterThan(COMBINATIONS / 10);
  });
});

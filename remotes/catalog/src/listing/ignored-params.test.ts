import { ignoredText } from './ignored-params.ts';

const textOf = (query: string) => ignoredText(new URLSearchParams(query));

test.each([
  'price_min=-5',
  'price_min=1e5',
  'price_max=12345678901234',
  'brand=a_b',
  'rating=9',
  'colour=pinkish',
  'condition=mint',
  'sort=cheapest',
])('ignoredText > %s > names it', (query) => {
  expect(textOf(query)).toContain(`“${query}” in this address means nothing`);
});

test.each([
  '',
  'q=%22%22',
  'price_min=1,249&price_max=',
  'brand=Bosch&brand=hero',
  'in_stock=false',
  'rating=0',
  'sort=price_asc&page=2',
  'utm_source=mail',
])('ignoredText > %j > is null', (query) => expect(textOf(query)).toBeNull());

test('ignoredText > a long value and another one > is cut, and the other one counted', () => {
  const text = textOf(`price_min=${'9'.repeat(80)}&rating=x`) ?? '';
  expect(text).toMatch(/^“price_min=9{20}…” and 1 more/);
});

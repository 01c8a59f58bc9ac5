import { testProduct } from '../testing/product.ts';
import {
  groupBySupplier,
  listed,
  matchesSearch,
  type ProductLine,
  quoteAdditions,
  splitOrderable,
  totalsOf,
  withProducts,
} from './lines.ts';

const line = (own: Parameters<typeof testProduct>[0], quantity = 1): ProductLine => ({
  id: own.id,
  quantity,
  product: testProduct(own),
});

// TAX-1, SHIP-1
test('totals are those of an order: tax by the line, at the rate of its product', () => {
  const lines = [
    line({ id: 'pads', price: 1_249_00 }, 2),
    line({ id: 'a', price: 5 }),
    line({ id: 'b', price: 5 }),
    line({ id: 'charger', price: 1_000, taxRate: 1_800 }),
  ];
  expect(totalsOf(lines)).toEqual({
    net: 2_508_10,
    tax: 249_80 + 1 + 1 + 180,
    shipping: 0,
    discount: 0,
    total: 2_508_10 + 249_80 + 182,
  });
});

test('many cost what many cost, and what one costs was seen', () => {
  const priceBreaks = [{ from: 10, off: 500 }];
  const pads = line({ id: 'pads', price: 649_00, priceBreaks }, 10);
  expect(totalsOf([pads])).toMatchObject({ net: 6_170_00, tax: 617_00 });
  expect(splitOrderable([pads]).go).toEqual([{ id: 'pads', quantity: 10, seenPrice: 649_00 }]);
});

describe('supplier groups', () => {
  it('stand in the order of their first line and keep the order of theirs', () => {
    const lines = [
      line({ id: '1', supplier: 'Deccan' }),
      line({ id: '2', supplier: 'Charminar' }),
      line({ id: '3', supplier: 'Deccan' }),
    ];
    const groups = groupBySupplier(lines).map((group) => [
      group.supplier,
      group.lines.map(({ id }) => id),
    ]);
    expect(groups).toEqual([
      ['Deccan', ['1', '3']],
      ['Charminar', ['2']],
    ]);
  });
});

describe('search', () => {
  const pads = line({
    id: '1',
    name: 'EV Brake Pad Set, front disc',
    sku: 'BP-EV-2041',
    supplier: 'Deccan EV Spares',
  });

  // CART-5
  it.each(['brake', 'bp-ev', 'deccan', '  front   PAD ', ''])('finds the line by "%s"', (text) => {
    expect(matchesSearch(pads, text)).toBe(true);
  });

  it('wants every word', () => {
    expect(matchesSearch(pads, 'brake battery')).toBe(false);
  });
});

describe('lines and products', () => {
  it('leaves out a line whose product is not known', () => {
    const products = new Map([['known', testProduct({ id: 'known' })]]);
    const lines = withProducts(
      [
        { id: 'gone', quantity: 1 },
        { id: 'known', quantity: 3 },
      ],
      products,
    );
    expect(lines).toEqual([{ id: 'known', quantity: 3, product: products.get('known') }]);
  });

  it('lets what is in stock or delayed go into the cart, and keeps the rest', () => {
    const lines = [
      line({ id: 'in', availability: 'in_stock' }),
      line({ id: 'late', availability: 'delivery_delay' }),
      line({ id: 'out', availability: 'out_of_stock' }),
    ];
    const { go, stay } = splitOrderable(lines);
    expect(go.map(({ id }) => id)).toEqual(['in', 'late']);
    expect(stay.map(({ id }) => id)).toEqual(['out']);
  });
});

describe('putting lines on the quote list', () => {
  it('adds what is missing, so that asking twice changes nothing', () => {
    const asked = [
      { id: 'new', quantity: 2 },
      { id: 'same', quantity: 5 },
      { id: 'less', quantity: 5 },
      { id: 'more', quantity: 5 },
    ];
    const there = [
      { id: 'same', quantity: 5 },
      { id: 'less', quantity: 3 },
      { id: 'more', quantity: 20 },
    ];
    expect(quoteAdditions(asked, there)).toEqual([
      { id: 'new', quantity: 2 },
      { id: 'less', quantity: 2 },
    ]);
  });
});

it('lists names as people do', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(listed)).toEqual([
    '',
    'A',
    'A and B',
    'A, B and C',
  ]);
});

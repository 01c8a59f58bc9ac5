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

describe('totals', () => {
  it('multiplies by quantity and adds 10 % tax, with discount 0', () => {
    const lines = [line({ id: 'pads', price: 1_249_00 }, 2)];
    expect(totalsOf(lines)).toEqual({ net: 2_498_00, discount: 0, tax: 249_80, total: 2_747_80 });
  });

  it('rounds the tax of each line half up, not that of the sum', () => {
    const lines = [
      line({ id: 'a', price: 5 }),
      line({ id: 'b', price: 5 }),
      line({ id: 'c', price: 4 }),
    ];
    // 0.5 + 0.5 + 0.4 paise: 1 + 1 + 0, where 10 % of the sum would be 1.
    expect(totalsOf(lines)).toMatchObject({ net: 14, tax: 2, total: 16 });
  });

  it('uses the rate of the product', () => {
    expect(totalsOf([line({ id: 'a', price: 1_000, taxRate: 1_800 })]).tax).toBe(180);
  });

  it('is nothing for no line', () => {
    expect(totalsOf([])).toEqual({ net: 0, discount: 0, tax: 0, total: 0 });
  });
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

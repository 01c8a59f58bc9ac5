import { testProduct } from '../testing/product.ts';
import { lookupOf } from './lookup.ts';
import {
  blankRows,
  linePrice,
  problemOf,
  type Row,
  splitRows,
  summaryOf,
  unitOf,
  withProduct,
  withText,
} from './rows.ts';

const pads = testProduct({ id: 'pads', sku: 'BP-EV-2041', price: 1_249_00, unit: 'set' });
const gone = testProduct({ id: 'gone', availability: 'out_of_stock' });

const row = (own: Partial<Row> = {}): Row => ({ ...(blankRows(1, 0)[0] as Row), ...own });
const known = (own: Partial<Row> = {}, product = pads): Row => ({
  ...withProduct(row(), product),
  ...own,
});
const unknown = row({
  key: 9,
  text: 'BRAKE-XX',
  lookup: { state: 'refused', reason: 'No product has this number or name', again: false },
});

describe('a row', () => {
  it('takes SKU, unit and a quantity of 1 from its product', () => {
    const filled = withProduct(row({ text: 'brake pad' }), pads);
    expect(filled).toMatchObject({ text: 'BP-EV-2041', quantity: '1' });
    expect(unitOf(filled)).toBe('set');
  });

  it('keeps a quantity and a unit that were chosen before', () => {
    const filled = withProduct(row({ quantity: '12', unit: 'kg' }), pads);
    expect([filled.quantity, unitOf(filled)]).toEqual(['12', 'kg']);
    expect(problemOf(filled)).toBe('This product is sold by the set: choose set');
  });

  it.each(['0', '-1', '1.5', 'two', '10000'])('refuses the quantity %s', (quantity) => {
    expect(problemOf(known({ quantity }))).toMatch(/^Quantity must be /);
    expect(linePrice(known({ quantity }))).toBeNull();
  });

  it('has a price once its product is known, and none after another text', () => {
    const filled = known({ quantity: '12' });
    expect(linePrice(filled)).toBe(14_988_00);
    expect(linePrice(withText(filled, 'BP-EV-2042'))).toBeNull();
  });
});

describe('an action', () => {
  const rows = [known({ key: 1, quantity: ' 12 ' }), row({ key: 2, text: '  ' }), unknown];

  it('sends the good rows on, leaves the blank out and keeps the others with their reason', () => {
    const { go, stay } = splitRows(rows, 'cart');
    expect(go).toEqual([{ id: 'pads', quantity: 12 }]);
    expect(stay).toEqual([{ ...unknown, refusal: 'No product has this number or name' }]);
  });

  it('keeps what is out of stock from the cart, but not from the quote list', () => {
    const out = [known({}, gone)];
    expect(splitRows(out, 'cart').stay[0]?.refusal).toMatch(/is out of stock/);
    expect(splitRows(out, 'quote').go).toEqual([{ id: 'gone', quantity: 1 }]);
  });

  it('never sends a row that was not looked up', () => {
    const { go, stay } = splitRows([row({ text: 'BP-EV-2041', quantity: '1' })], 'quote');
    expect([go.length, stay.length]).toEqual([0, 1]);
  });

  it('is summed up before', () => {
    expect(summaryOf(rows)).toEqual({ good: 1, wrong: 1, net: 14_988_00 });
  });
});

test('a text that is only part of a name leads to the suggestions', () => {
  const reasonOf = (found: (typeof pads)[]) => lookupOf('brake', found);
  expect(reasonOf([pads])).toMatchObject({
    reason: 'No product has this number or name: choose one of the suggestions',
  });
  expect(reasonOf([])).toMatchObject({ reason: 'No product has this number or name' });
});

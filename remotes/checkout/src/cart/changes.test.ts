import type { LineRefusal } from '../lines/read-checks.ts';
import { testProduct } from '../testing/product.ts';
import { changesOf, unseenPrices } from './changes.ts';

const line = (id: string, price: number, seenPrice?: number) => ({
  id,
  quantity: 5,
  seenPrice,
  product: testProduct({ id, name: `Part ${id}`, price }),
});
const refusal = (code: LineRefusal['code'], available: number): LineRefusal => ({
  code,
  available,
  message: 'x',
});

it('names another price and less stock, and nothing of a line that is as it was', () => {
  const lines = [line('1', 1_250_00, 1_200_00), line('2', 90_00, 90_00), line('3', 99_50, 99_50)];
  const refusals = new Map([
    ['1', refusal('short_stock', 3)],
    ['3', refusal('out_of_stock', 0)],
  ]);
  expect(changesOf(lines, ({ id }) => refusals.get(id) ?? null)).toEqual([
    { id: '1', name: 'Part 1', texts: ['₹1,200, now ₹1,250', 'only 3 left'] },
    { id: '3', name: 'Part 3', texts: ['out of stock'] },
  ]);
});

it('takes a break for no other price: what one alone costs is compared', () => {
  const priceBreaks = [{ from: 5, off: 1_000 }];
  const product = testProduct({ id: '1', name: 'Part 1', price: 100_00, priceBreaks });
  const many = { id: '1', quantity: 5, seenPrice: 100_00, product };
  expect(changesOf([many], () => null)).toEqual([]);
  expect(changesOf([{ ...many, seenPrice: 90_00 }], () => null)).toMatchObject([
    { texts: ['₹90, now ₹100'] },
  ]);
});

it('takes a price that storage cannot mean for one that was never seen', () => {
  const damaged = [Number.NaN, 1.5, '7', null].map((seen, at) => ({
    ...line(String(at), 10_00),
    seenPrice: seen as number,
  }));
  expect(changesOf(damaged, () => null)).toEqual([]);
  expect(unseenPrices([...damaged, line('9', 10_00, 8_00)])).toEqual(
    new Map(['0', '1', '2', '3'].map((id) => [id, 10_00])),
  );
});

import { testProduct } from '../testing/product.ts';
import { cartCsv } from './cart-csv.ts';

test('a line for each of the cart, with a name that a spreadsheet does not run', () => {
  const product = testProduct({
    id: '1',
    sku: 'BP-1',
    name: '=HYPERLINK("http://evil")',
    price: 1_249_50,
  });
  const text = cartCsv([{ id: '1', quantity: 2, product }], new Set(['1']));
  expect(text.split('\r\n')).toEqual([
    '\uFEFFItem Number,Quantity,Unit,Product,Supplier,Unit price (INR),Net (INR),Tax (INR),Availability,Selected',
    `BP-1,2,item,"'=HYPERLINK(""http://evil"")",Deccan EV Spares,1249.5,2499,249.9,"In stock, 100+",yes`,
    '',
  ]);
});

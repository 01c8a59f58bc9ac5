import { availabilityText } from '@evmandi/contract/domain/availability';
import { BYTE_ORDER_MARK, csvLine } from '@evmandi/contract/domain/csv';
import { decimalRupees } from '@evmandi/contract/domain/money';
import { unitPrice } from '@evmandi/contract/domain/unit-price';
import { amountsOf, type ProductLine } from '../lines/lines.ts';

const HEAD = [
  'Item Number',
  'Quantity',
  'Unit',
  'Product',
  'Supplier',
  'Unit price (INR)',
  'Net (INR)',
  'Tax (INR)',
  'Availability',
  'Selected',
];

const rupees = (paise: number) => Number(decimalRupees(paise));

/** Returns the cart as a CSV file; its first columns are those that the quick order form reads. */
export function cartCsv(lines: readonly ProductLine[], selected: ReadonlySet<string>): string {
  const rows = lines.map((line) => {
    const { product, quantity } = line;
    const { net, tax } = amountsOf(line);
    return csvLine([
      product.sku,
      quantity,
      product.unit,
      product.name,
      product.supplier,
      rupees(unitPrice(product, quantity)),
      rupees(net),
      rupees(tax),
      availabilityText(product),
      selected.has(line.id) ? 'yes' : 'no',
    ]);
  });
  return BYTE_ORDER_MARK + csvLine(HEAD) + rows.join('');
}

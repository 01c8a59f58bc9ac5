import { availabilityText } from '@evmandi/contract/domain/availability';
import {
  foldText,
  type Naming,
  productNaming,
  readQuantity,
  unitProblem,
} from '@evmandi/contract/domain/quick-order';
import { sql } from 'kysely';
import type { ProductCard } from '../../contract/catalog.ts';
import type { QuickOrderAnswer, QuickOrderRow } from '../../contract/quick-order.ts';
import { selectCards, toCard } from '../catalog/cards.ts';
import { loadCategoryTree } from '../catalog/category-tree.ts';
import type { Database } from '../database/database.ts';
import { lineProblem } from '../orders/check-lines.ts';
import { type Orderable, readOrderables } from '../orders/orderables.ts';
import { priceWarning } from './read-row.ts';

type Result = QuickOrderAnswer['rows'][number];

interface Named {
  namedBy: (text: string) => Naming<ProductCard>;
  orderables: Map<string, Orderable>;
}

/** Every product that one of the texts names: by SKU, or by its whole name, in any case. */
async function productsNamed(db: Database, texts: string[]): Promise<Named> {
  const skus = texts.map((text) => text.toUpperCase());
  const names = texts.map(foldText);
  const [tree, rows] = await Promise.all([
    loadCategoryTree(db),
    selectCards(db)
      .where(sql<boolean>`(products.sku = any(${skus}::text[])
        or lower(products.name) = any(${names}::text[]))`)
      .execute(),
  ]);
  const cards = rows.map((row) => toCard(tree, row));
  return {
    namedBy: productNaming(cards),
    orderables: await readOrderables(
      db,
      cards.map(({ id }) => id),
    ),
  };
}

function resultOf(
  row: QuickOrderRow,
  index: number,
  named: Named,
  rupeesPerDollar: number,
): Result {
  const found = named.namedBy(row.item);
  const product = 'product' in found ? found.product : null;
  const amount = readQuantity(row.quantity);
  const quantity = 'quantity' in amount ? amount.quantity : null;
  const unit = unitProblem(row.unit, product?.unit ?? null);
  const errors: Result['errors'] = [
    ...('error' in found ? [{ field: 'item' as const, message: found.error }] : []),
    ...('error' in amount ? [{ field: 'quantity' as const, message: amount.error }] : []),
    ...(unit ? [{ field: 'unit' as const, message: unit }] : []),
  ];
  const orderable = product && named.orderables.get(product.id);
  const refusal =
    orderable && quantity ? (lineProblem(orderable, quantity)?.message ?? null) : null;
  const price = product && priceWarning(row.price, product.price, rupeesPerDollar);
  const later =
    orderable && quantity && !refusal && orderable.stock < quantity
      ? availabilityText({ availability: 'delivery_delay', restockDate: orderable.arrivesOn })
      : null;
  return {
    row: index,
    product,
    quantity,
    errors,
    refusal,
    warnings: [price, later].filter((warning) => warning !== null),
    orderable: errors.length === 0 && refusal === null,
  };
}

/** Checks the rows of a quick order as they stand; rows without an item number are left out. */
export async function validateRows(
  db: Database,
  rows: QuickOrderRow[],
  rupeesPerDollar: number,
): Promise<QuickOrderAnswer> {
  const texts = [...new Set(rows.map(({ item }) => item).filter(Boolean))];
  const named = await productsNamed(db, texts);
  return {
    rupeesPerDollar,
    rows: rows.flatMap((row, index) =>
      row.item === '' ? [] : [resultOf(row, index, named, rupeesPerDollar)],
    ),
  };
}

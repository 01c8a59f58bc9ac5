import { availabilityText } from '@evmandi/contract/domain/availability';
import { readQuantity, unitProblem } from '@evmandi/contract/domain/quick-order';
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

const sameText = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

interface Named {
  bySku: Map<string, ProductCard>;
  byName: Map<string, ProductCard[]>;
  orderables: Map<string, Orderable>;
}

/** Every product that one of the texts names: by SKU, or by its whole name, in any case. */
async function productsNamed(db: Database, texts: string[]): Promise<Named> {
  const skus = texts.map((text) => text.toUpperCase());
  const names = texts.map(sameText);
  const [tree, rows] = await Promise.all([
    loadCategoryTree(db),
    selectCards(db)
      .where(sql<boolean>`(products.sku = any(${skus}::text[])
        or lower(products.name) = any(${names}::text[]))`)
      .execute(),
  ]);
  const cards = rows.map((row) => toCard(tree, row));
  const byName = new Map<string, ProductCard[]>();
  for (const card of cards) {
    const name = sameText(card.name);
    byName.set(name, [...(byName.get(name) ?? []), card]);
  }
  return {
    bySku: new Map(cards.map((card) => [card.sku, card])),
    byName,
    orderables: await readOrderables(
      db,
      cards.map(({ id }) => id),
    ),
  };
}

function productOf(
  text: string,
  { bySku, byName }: Named,
): { product: ProductCard } | { error: string } {
  const product = bySku.get(text.toUpperCase());
  if (product) return { product };
  const [only, ...more] = byName.get(sameText(text)) ?? [];
  if (!only) return { error: 'No product has this number or name' };
  return more.length > 0
    ? { error: 'Several products have this name: enter the SKU' }
    : { product: only };
}

function resultOf(
  row: QuickOrderRow,
  index: number,
  named: Named,
  rupeesPerDollar: number,
): Result {
  const found = productOf(row.item, named);
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

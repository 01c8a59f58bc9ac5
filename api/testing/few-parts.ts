import { seedPlaces } from '../sample-data/seed-places.ts';
import type { Database } from '../src/database/database.ts';

const PARTS = 10;
const STOCK = 5_000;

/** Fills an empty shop with what orders need: ten spare parts in stock, and the zones that they are delivered to. */
export async function insertFewParts(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await seedPlaces(transaction);
    const { id: brand } = await transaction
      .insertInto('brands')
      .values({ slug: 'uno', name: 'Uno' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: supplier } = await transaction
      .insertInto('suppliers')
      .values({ name: 'Uno Parts' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: category } = await transaction
      .insertInto('categories')
      .values({ kind: 'aisle', slug: 'spare-parts', name: 'Spare Parts', position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const products = await transaction
      .insertInto('products')
      .values(
        Array.from({ length: PARTS }, (_, index) => ({
          brand_id: brand,
          category_id: category,
          supplier_id: supplier,
          tax_rate: 1_800,
          unit: 'item' as const,
          hsn: '870830',
          sku: `UNO-${index}`,
          name: `Uno Brake Disc ${index}`,
          price: 50_000 + index,
          electric: false,
          description: 'A brake disc.',
          highlights: '[]',
          specifications: '[]',
          facts: [],
          picture: JSON.stringify({
            kind: 'brakeDisc',
            options: {
              arms: 5,
              cut: 'slots',
              edge: 'round',
              tone: 'black',
              accent: `#c8102${index}`,
            },
          }),
        })),
      )
      .returning('id')
      .execute();
    await transaction
      .insertInto('stock_movements')
      .values(
        products.map(({ id }) => ({
          product_id: id,
          quantity: STOCK,
          reason: 'correction' as const,
        })),
      )
      .execute();
  });
}

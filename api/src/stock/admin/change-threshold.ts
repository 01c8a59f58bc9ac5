import type { ChangeThreshold, StockRow } from '../../../contract/stock.ts';
import type { Database } from '../../database/database.ts';
import { type Actor, writeEvent } from '../../events/write-event.ts';
import { conflict, givingCurrent, notFound } from '../../http/failure.ts';
import { inChange } from '../../orders/changes/hold-order.ts';
import { readStockRow } from './stocked.ts';

interface Change {
  sku: string;
  change: ChangeThreshold;
  by: Actor;
}

/**
 * Changes with how many pieces left a product is low. Throws 404, and 409 with the row as it is now where somebody
 * was faster.
 */
export const changeThreshold = (db: Database, { sku, change, by }: Change): Promise<StockRow> =>
  givingCurrent(
    () =>
      inChange(db, async (tx) => {
        const product = await tx
          .selectFrom('products')
          .select(['id', 'low_at'])
          .where('sku', '=', sku)
          .forNoKeyUpdate()
          .executeTakeFirst();
        if (!product)
          throw notFound('There is no product with this part number', 'unknown_product');
        if (product.low_at !== change.expected) {
          throw conflict(
            'stale_version',
            `It was low at ${change.expected} when you looked, and is at ${product.low_at} now: look at it again`,
          );
        }
        await tx
          .updateTable('products')
          .set({ low_at: change.lowAt })
          .where('id', '=', product.id)
          .execute();
        await writeEvent(tx, {
          subject: 'stock',
          id: product.id,
          kind: 'threshold_changed',
          by,
          before: { lowAt: product.low_at },
          after: { lowAt: change.lowAt },
        });
        return readStockRow(tx, sku);
      }),
    () => readStockRow(db, sku),
  );

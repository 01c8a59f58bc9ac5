import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Working days of the way to anywhere in India (PRODUCT-6). */
export const WAY = { min: 1, max: 2 } as const;

export interface DeliveryZone {
  city: string | null;
  state: string;
  daysMin: number;
  daysMax: number;
}

/** Where a PIN code lies: its longest known prefix decides; `undefined` where nothing is delivered. */
export function deliveryZone(db: Database, pin: string): Promise<DeliveryZone | undefined> {
  return db
    .selectFrom('delivery_zones')
    .where(sql<boolean>`${pin} like prefix || '%'`)
    .select(['city', 'state', 'days_min as daysMin', 'days_max as daysMax'])
    .orderBy(sql`length(prefix)`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

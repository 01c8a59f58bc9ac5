import type { Database } from '../database/database.ts';
import { deliveryZone } from '../delivery/zones.ts';
import { refused } from '../http/failure.ts';

/**
 * The city of a PIN code, as far as its zone tells. Throws 422 where nothing is delivered; a shop that has
 * no zones at all delivers everywhere.
 */
export async function cityOfDelivery(db: Database, pin: string): Promise<string | null> {
  const zone = await deliveryZone(db, pin);
  if (zone) return zone.city;
  const any = await db.selectFrom('delivery_zones').select('prefix').limit(1).executeTakeFirst();
  if (!any) return null;
  const message = `We do not deliver to PIN code ${pin}: choose another address`;
  throw refused('not_delivered', message, [{ path: 'pin', message }]);
}

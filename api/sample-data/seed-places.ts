import type { Transaction } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { DELIVERY_ZONES } from './delivery-zones.ts';
import { STATIONS } from './stations.ts';

function stationRow(line: string) {
  const parts = line.split(' | ');
  if (parts.length !== 9) throw new Error(`The sample data misses a field of a station: ${line}`);
  const [city, name, address, pin, works_on, charging, connectors, hours, cards] = parts as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    ...{ city, name, address, pin, phone: '', works_on, hours },
    charging: charging.split(' + '),
    connectors: connectors.split(' + '),
    takes_job_cards: cards === 'online',
  };
}

/** Service stations, and where we deliver. */
export async function seedPlaces(db: Transaction<Schema>): Promise<void> {
  await db.insertInto('delivery_zones').values(DELIVERY_ZONES).execute();
  await db.insertInto('stations').values(STATIONS.map(stationRow)).execute();
}

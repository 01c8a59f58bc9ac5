import { formatNumber } from '@evmandi/contract/domain/numbers';
import { sql } from 'kysely';
import type { Tx } from '../../orders/changes/hold-order.ts';
import { lastOdometer } from '../find-vehicles.ts';
import { listTechnicians } from '../technicians.ts';
import { wrong } from './hold-card.ts';

/** Throws 422 for a reading below the last one of the vehicle. */
export async function checkOdometer(
  tx: Tx,
  vehicleId: string,
  odometer: number,
  except: string | null = null,
): Promise<void> {
  const last = await lastOdometer(tx, vehicleId, except);
  if (last === null || odometer >= last) return;
  throw wrong('odometer', `Less than at the last visit (${formatNumber(last)} km): read it again`);
}

/** Throws 422 for a name that is none of the workshop's. */
export async function checkMechanic(tx: Tx, mechanic: string | null | undefined): Promise<void> {
  if (!mechanic) return;
  const { technicians } = await listTechnicians(tx);
  if (technicians.some(({ name }) => name === mechanic)) return;
  throw wrong('mechanic', 'There is no such technician: choose one of the list');
}

/** The moment of a day and a time in India. Throws 422 for one that has gone by. */
export async function promisedAt(tx: Tx, day: string, time: string): Promise<Date> {
  const { rows } = await sql<{ at: Date; late: boolean }>`select at, at <= now() as late
    from (select (${`${day} ${time}`}::timestamp at time zone 'Asia/Kolkata') as at) promised`.execute(
    tx,
  );
  const [row] = rows;
  if (!row || row.late) throw wrong('promisedDay', 'Choose a day and time that are to come');
  return row.at;
}

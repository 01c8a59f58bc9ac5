import { sql } from 'kysely';
import type { OpenJobCard } from '../../../contract/job-card-changes.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { conflict } from '../../http/failure.ts';
import { withIdempotencyKey } from '../../http/idempotency.ts';
import { inChange, type Tx } from '../../orders/changes/hold-order.ts';
import { mustBeWorkshop } from '../visible.ts';
import { checkMechanic, checkOdometer, promisedAt } from './card-fields.ts';
import { tell } from './hold-card.ts';
import { holdVehicle } from './hold-vehicle.ts';
import { wantParts } from './want-part.ts';

async function mustHaveNoCard(tx: Tx, vehicleId: string): Promise<void> {
  const open = await tx
    .selectFrom('job_cards')
    .select('number')
    .where('vehicle_id', '=', vehicleId)
    .where('stage', '<>', 'Closed')
    .executeTakeFirst();
  if (!open) return;
  const message = `This vehicle is here on card ${open.number}: add to that one, or close it first`;
  throw conflict('card_open', message, [{ path: 'registration', message }]);
}

async function open(tx: Tx, card: OpenJobCard, by: Caller): Promise<string> {
  const vehicleId = await holdVehicle(tx, card);
  await mustHaveNoCard(tx, vehicleId);
  await checkOdometer(tx, vehicleId, card.odometer);
  await checkMechanic(tx, card.mechanic);
  const { complaints } = card;
  const { id, number } = await tx
    .insertInto('job_cards')
    .values({
      vehicle_id: vehicleId,
      complaint: complaints[0] ?? '',
      mechanic: card.mechanic ?? null,
      odometer: card.odometer,
      battery: card.battery ?? null,
      promised_at: await promisedAt(tx, card.promisedDay, card.promisedTime),
      key_given: card.keyGiven,
      warranty: card.warranty,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('job_card_complaints')
    .values(complaints.map((text, index) => ({ job_card_id: id, position: index + 1, text })))
    .execute();
  await wantParts(tx, id, card.parts);
  const { registration, odometer, parts, mechanic } = card;
  const after = { registration, odometer, complaints, parts, mechanic: mechanic ?? null };
  await tell(tx, id, { kind: 'opened', text: 'Card opened', by, after });
  return number;
}

/**
 * Opens a card for a vehicle, a new one or one that was here before, and returns its number; for each key once.
 * Throws 409 and 422.
 */
export async function openJobCard(
  db: Database,
  { card, key, by }: { card: OpenJobCard; key: string; by: Caller },
): Promise<string> {
  mustBeWorkshop(by);
  const { number } = await inChange(db, async (tx) => {
    // Two cards of one vehicle that is new would both make it: one waits for the other.
    await sql`select pg_advisory_xact_lock(hashtext(${card.registration}))`.execute(tx);
    const call = { scope: `POST /api/job-cards ${by.id}`, key, request: card };
    return withIdempotencyKey(tx, call, async () => ({ number: await open(tx, card, by) }));
  });
  return number;
}

import { JOB_CARD_STAGES, type JobCardStage } from '@evmandi/contract/domain/job-card-status';
import { lineAmounts, orderTotals } from '@evmandi/contract/domain/order-totals';
import { sql } from 'kysely';
import type { JobCardDetail } from '../../contract/workshop.ts';
import type { Database } from '../database/database.ts';
import { dayTextOf } from '../database/india.ts';
import type { Caller } from '../http/access.ts';
import { pictureOf } from '../pictures/picture.ts';
import { hasReached, NEXT_STAGES, REACHED_BY } from './card-stages.ts';
import { type CardEvent, readComplaints, readHistory, readParts, readTasks } from './card-work.ts';
import { isWorkshop, unknownCard, visibleTo } from './visible.ts';

/** Name and phone number of a vehicle's owner, a customer or not. */
export const OWNER = sql<string>`coalesce(customers.name, vehicles.owner_name)`;
export const OWNER_PHONE = sql<string>`coalesce(customers.phone, vehicles.owner_phone, '')`;

function readCard(db: Database, number: string, caller: Caller) {
  return db
    .selectFrom('job_cards')
    .innerJoin('vehicles', 'vehicles.id', 'job_cards.vehicle_id')
    .leftJoin('customers', 'customers.id', 'vehicles.customer_id')
    .where(visibleTo(caller))
    .where('job_cards.number', '=', number)
    .selectAll('job_cards')
    .select(['vehicles.name as vehicle', 'vehicles.registration', 'vehicles.picture'])
    .select([OWNER.as('owner'), OWNER_PHONE.as('phone')])
    .select(dayTextOf(sql.ref('job_cards.promised_at')).as('promisedDate'))
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof readCard>>>;

/** After these the owner has not accepted the estimate as it stands. */
const ADDS_TO_ESTIMATE = new Set(['wanted', 'taken', 'returned', 'task_added']);

/** When the owner accepted what is there now. */
function acceptedAt(events: readonly CardEvent[]): string | null {
  const last = events.find(({ kind }) => kind === 'accepted' || ADDS_TO_ESTIMATE.has(kind));
  return last?.kind === 'accepted' ? last.at.toISOString() : null;
}

function estimateOf(
  { labour_rate, tax_rate }: Row,
  { tasks, parts }: Pick<JobCardDetail, 'tasks' | 'parts'>,
  events: readonly CardEvent[],
): JobCardDetail['estimate'] {
  const labourMinutes = tasks.reduce((sum, { minutes }) => sum + minutes, 0);
  const labour = Math.round((Number(labour_rate) * labourMinutes) / 60);
  const nets = [...parts.map(({ net }) => net), labour];
  const { net, tax, total } = orderTotals(nets.map((one) => lineAmounts(one, 1, tax_rate)));
  return {
    parts: net - labour,
    labourMinutes,
    labour,
    tax,
    taxRate: tax_rate,
    total,
    acceptedAt: acceptedAt(events),
  };
}

const stagesOf = (now: JobCardStage, events: readonly CardEvent[]): JobCardDetail['stages'] =>
  JOB_CARD_STAGES.map((stage) => {
    const event = events.find(({ kind }) => kind === REACHED_BY[stage]);
    return { stage, at: hasReached(now, stage) ? (event?.at.toISOString() ?? null) : null };
  });

/** A job card with its work. Throws a 404 for one that the caller may not know of, too. */
export async function getJobCard(
  db: Database,
  number: string,
  caller: Caller,
): Promise<JobCardDetail> {
  const row = await readCard(db, number, caller);
  if (!row) throw unknownCard();
  const complaints = await readComplaints(db, row.id);
  const tasks = await readTasks(db, row.id);
  const parts = await readParts(db, row.id);
  const events = await readHistory(db, row.id);
  const mayChange = isWorkshop(caller);
  return {
    id: row.id,
    number: row.number,
    stage: row.stage,
    vehicle: row.vehicle,
    registration: row.registration,
    complaint: row.complaint,
    complaints,
    progress: row.progress,
    promisedDate: row.promisedDate,
    promisedAt: row.promised_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
    mechanic: row.mechanic,
    picture: pictureOf(row.picture, 'cut', row.vehicle),
    odometer: row.odometer,
    battery: row.battery,
    owner: row.owner,
    phone: row.phone,
    keyGiven: row.key_given,
    warranty: row.warranty,
    stages: stagesOf(row.stage, events),
    tasks,
    parts,
    estimate: estimateOf(row, { tasks, parts }, events),
    history: events.map(({ id, at, text, by }) => ({ id, at: at.toISOString(), text, by })),
    version: row.version,
    mayChange,
    nextStages: mayChange ? [...NEXT_STAGES[row.stage]] : [],
  };
}

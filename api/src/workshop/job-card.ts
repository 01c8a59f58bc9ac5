import { lineAmounts, orderTotals } from '@evmandi/contract/domain/order-totals';
import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { JobCardDetail } from '../../contract/workshop.ts';
import type { Database } from '../database/database.ts';
import { dayTextOf } from '../database/india.ts';
import type { Caller } from '../http/access.ts';
import { notFound } from '../http/failure.ts';
import { lineProduct } from '../orders/line-product.ts';
import { pictureOf } from '../pictures/picture.ts';
import { NEXT_CARD_STATUSES } from './card-states.ts';

const STEPS = ['received', 'inspected', 'started', 'ready', 'handed_over'] as const;

/** 404 `unknown_job_card`, for a card that the caller may not see, too. */
export const unknownCard = () =>
  notFound('There is no job card with this number', 'unknown_job_card');

/** Ruling 6: administration and workshop staff see and change every card. */
const mayWorkOn = ({ permissions }: Caller): boolean =>
  [PERMISSION.administration, PERMISSION.workshop].some((code) => permissions.includes(code));

/** Ruling 6: other accounts than those see the cards of their own vehicles. */
export const visibleTo = (caller: Caller): Expression<SqlBool> =>
  mayWorkOn(caller) ? sql<SqlBool>`true` : sql<SqlBool>`customers.user_id = ${caller.id}`;

function readCard(db: Database, number: string, caller: Caller) {
  return db
    .selectFrom('job_cards')
    .innerJoin('vehicles', 'vehicles.id', 'job_cards.vehicle_id')
    .innerJoin('customers', 'customers.id', 'vehicles.customer_id')
    .where(visibleTo(caller))
    .where('job_cards.number', '=', number)
    .selectAll('job_cards')
    .select([
      'vehicles.name as vehicle',
      'vehicles.registration',
      'vehicles.picture',
      'customers.name as owner',
      dayTextOf(sql.ref('job_cards.promised_at')).as('promisedDate'),
    ])
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof readCard>>>;

async function readTasks(db: Database, cardId: string): Promise<JobCardDetail['tasks']> {
  const rows = await db
    .selectFrom('job_card_tasks')
    .select(['position', 'text', 'minutes', 'done_at'])
    .where('job_card_id', '=', cardId)
    .orderBy('position')
    .execute();
  return rows.map(({ done_at, ...task }) => ({ ...task, doneAt: done_at?.toISOString() ?? null }));
}

async function readParts(db: Database, cardId: string): Promise<JobCardDetail['parts']> {
  const rows = await db
    .selectFrom('job_card_parts')
    .innerJoin('products', 'products.id', 'job_card_parts.product_id')
    .selectAll('job_card_parts')
    .select('products.picture')
    .where('job_card_id', '=', cardId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    ...lineProduct(row),
    unitPrice: Number(row.unit_price),
    net: Number(row.net),
  }));
}

const readEvents = (db: Database, cardId: string) =>
  db
    .selectFrom('job_card_events')
    .select(['at', 'kind', 'text', 'actor'])
    .where('job_card_id', '=', cardId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();

function estimateOf(
  { labour_rate, tax_rate }: Row,
  { tasks, parts }: Pick<JobCardDetail, 'tasks' | 'parts'>,
): JobCardDetail['estimate'] {
  const labourMinutes = tasks.reduce((sum, { minutes }) => sum + minutes, 0);
  const labour = Math.round((Number(labour_rate) * labourMinutes) / 60);
  const nets = [...parts.map(({ net }) => net), labour];
  const { net, tax, total } = orderTotals(nets.map((one) => lineAmounts(one, 1, tax_rate)));
  return { parts: net - labour, labourMinutes, labour, tax, total };
}

/** A job card with its work. Throws a 404 for one that the caller may not see, too. */
export async function getJobCard(
  db: Database,
  number: string,
  caller: Caller,
): Promise<JobCardDetail> {
  const row = await readCard(db, number, caller);
  if (!row) throw unknownCard();
  const [tasks, parts, events] = await Promise.all([
    readTasks(db, row.id),
    readParts(db, row.id),
    readEvents(db, row.id),
  ]);
  const mayChange = mayWorkOn(caller);
  return {
    id: row.id,
    number: row.number,
    vehicle: row.vehicle,
    registration: row.registration,
    complaint: row.complaint,
    details: row.details,
    status: row.status,
    progress: row.progress,
    promisedDate: row.promisedDate,
    promisedAt: row.promised_at.toISOString(),
    receivedAt: row.received_at.toISOString(),
    mechanic: row.mechanic,
    picture: pictureOf(row.picture, 'cut', row.vehicle),
    odometer: row.odometer,
    battery: row.battery,
    owner: row.owner,
    steps: STEPS.map((kind) => ({
      kind,
      at: events.find((event) => event.kind === kind)?.at.toISOString() ?? null,
    })),
    tasks,
    parts,
    estimate: estimateOf(row, { tasks, parts }),
    history: events.map(({ at, text, actor }) => ({ at: at.toISOString(), text, by: actor })),
    version: row.version,
    mayChange,
    nextStatuses: mayChange ? [...NEXT_CARD_STATUSES[row.status]] : [],
  };
}

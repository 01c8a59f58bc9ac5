import { sql } from 'kysely';
import type { ChangeJobCard } from '../../../contract/job-card-changes.ts';
import type { Caller } from '../../http/access.ts';
import { refused } from '../../http/failure.ts';
import type { Tx } from '../../orders/changes/hold-order.ts';
import { type HeldCard, wrong } from './hold-card.ts';

type Given<Name extends keyof ChangeJobCard> = NonNullable<ChangeJobCard[Name]>;

/** Entries of one list of a card. */
const MOST = 100;

/** The number of the next entry of a card. Throws 422 for one too many. */
async function nextPosition(
  tx: Tx,
  table: 'job_card_tasks' | 'job_card_complaints',
  cardId: string,
): Promise<number> {
  const row = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.max('position').as('last'))
    .where('job_card_id', '=', cardId)
    .executeTakeFirst();
  const next = Number(row?.last ?? 0) + 1;
  if (next <= MOST) return next;
  const message = `A card has ${MOST} of them or fewer: open another card for the rest`;
  throw refused('invalid_request', message, [
    { path: table === 'job_card_tasks' ? 'task.text' : 'complaint.text', message },
  ]);
}

/** Returns what to tell of it. */
export async function addComplaint(
  tx: Tx,
  { id }: HeldCard,
  { text, byOwner }: Given<'complaint'>,
): Promise<string> {
  const position = await nextPosition(tx, 'job_card_complaints', id);
  await tx
    .insertInto('job_card_complaints')
    .values({ job_card_id: id, position, text, by_owner: byOwner })
    .execute();
  return byOwner ? `Complaint: ${text}` : `Found: ${text}`;
}

/** Returns what to tell of it. */
export async function addTask(
  tx: Tx,
  { id }: HeldCard,
  { text, minutes }: Given<'task'>,
): Promise<string> {
  const position = await nextPosition(tx, 'job_card_tasks', id);
  await tx
    .insertInto('job_card_tasks')
    .values({ job_card_id: id, position, text, minutes, done_at: null })
    .execute();
  return `Task added: ${text}, ${minutes} min`;
}

/** Tasks of a card that are done, and all. */
export const countTasks = (tx: Tx, cardId: string): Promise<{ done: number; all: number }> =>
  tx
    .selectFrom('job_card_tasks')
    .select([sql<number>`count(done_at)::int`.as('done'), sql<number>`count(*)::int`.as('all')])
    .where('job_card_id', '=', cardId)
    .executeTakeFirstOrThrow();

/** Returns what to tell of it; empty where all were so already. Throws 422 for a task that is not there. */
export async function tickTasks(
  tx: Tx,
  { id }: HeldCard,
  tasks: Given<'tasks'>,
  by: Caller,
): Promise<string> {
  const words: string[] = [];
  for (const [index, { position, done }] of tasks.entries()) {
    const task = await tx
      .selectFrom('job_card_tasks')
      .select(['text', 'done_at'])
      .where('job_card_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!task) throw wrong(`tasks.${index}.position`, `There is no task ${position}`);
    if ((task.done_at !== null) === done) continue;
    await tx
      .updateTable('job_card_tasks')
      .set(
        done ? { done_at: sql<Date>`now()`, mechanic: by.name } : { done_at: null, mechanic: null },
      )
      .where('job_card_id', '=', id)
      .where('position', '=', position)
      .execute();
    words.push(`${done ? 'Done' : 'Open again'}: ${task.text}`);
  }
  return words.join('; ');
}

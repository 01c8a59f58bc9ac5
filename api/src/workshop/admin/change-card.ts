import type { JobCardStatus } from '@evmandi/contract/domain/job-card-status';
import { sql } from 'kysely';
import type { ChangeJobCard } from '../../../contract/workshop.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { conflict, refused } from '../../http/failure.ts';
import { NEXT_CARD_STATUSES, progressOf } from '../card-states.ts';
import { type HeldCard, holdCard, mustBeOpen, type Tx, tell } from './hold-card.ts';

interface Change {
  card: HeldCard;
  change: ChangeJobCard;
  by: Caller;
}

async function countTasks(db: Tx, cardId: string): Promise<{ done: number; all: number }> {
  return db
    .selectFrom('job_card_tasks')
    .select([sql<number>`count(done_at)::int`.as('done'), sql<number>`count(*)::int`.as('all')])
    .where('job_card_id', '=', cardId)
    .executeTakeFirstOrThrow();
}

async function inspect(db: Tx, { card, by }: Change): Promise<void> {
  mustBeOpen(card);
  const known = await db
    .selectFrom('job_card_events')
    .select('id')
    .where('job_card_id', '=', card.id)
    .where('kind', '=', 'inspected')
    .executeTakeFirst();
  if (known) throw conflict('wrong_transition', 'The vehicle was inspected already');
  await tell(db, card.id, { kind: 'inspected', text: 'Vehicle inspected', by });
}

async function tick(db: Tx, { card, change: { tasks = [] }, by }: Change): Promise<void> {
  mustBeOpen(card);
  for (const [index, { position, done }] of tasks.entries()) {
    const task = await db
      .selectFrom('job_card_tasks')
      .select(['text', 'done_at'])
      .where('job_card_id', '=', card.id)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!task) {
      const message = `There is no task ${position}`;
      throw refused('invalid_request', message, [{ path: `tasks.${index}.position`, message }]);
    }
    if ((task.done_at !== null) === done) continue;
    await db
      .updateTable('job_card_tasks')
      .set({ done_at: done ? sql`now()` : null })
      .where('job_card_id', '=', card.id)
      .where('position', '=', position)
      .execute();
    const text = `${done ? 'Done' : 'Open again'}: ${task.text}`;
    await tell(db, card.id, { kind: 'note', text, by });
  }
}

async function checkProgress(db: Tx, { card }: Change): Promise<void> {
  mustBeOpen(card);
  const { all } = await countTasks(db, card.id);
  if (all === 0) return;
  const message = 'This card counts its tasks: tick them instead';
  throw refused('invalid_request', message, [{ path: 'progress', message }]);
}

const WORDS = {
  'Waiting for parts': ['note', 'Waiting for parts'],
  Ready: ['ready', 'Ready for pickup'],
  'Handed over': ['handed_over', 'Handed over to the owner'],
} as const;

async function begin(db: Tx, { card, by }: Change): Promise<void> {
  if (card.status === 'Ready') {
    await db
      .updateTable('job_card_events')
      .set({ kind: 'note' })
      .where('job_card_id', '=', card.id)
      .where('kind', '=', 'ready')
      .execute();
  }
  const started = await db
    .selectFrom('job_card_events')
    .select('id')
    .where('job_card_id', '=', card.id)
    .where('kind', '=', 'started')
    .executeTakeFirst();
  const event = started
    ? ({ kind: 'note', text: 'Back in service' } as const)
    : ({ kind: 'started', text: 'Work started' } as const);
  await tell(db, card.id, { ...event, by });
}

async function move(db: Tx, status: JobCardStatus, whole: Change): Promise<void> {
  const { card, by } = whole;
  if (status === 'Received' || !NEXT_CARD_STATUSES[card.status].includes(status)) {
    throw conflict(
      'wrong_transition',
      card.status === status
        ? `The card is ${status} already`
        : `A card that is ${card.status} cannot become ${status}`,
    );
  }
  if (status === 'Ready') {
    const { done, all } = await countTasks(db, card.id);
    const open = all - done;
    if (open > 0) {
      const tasks = open === 1 ? 'One task is' : `${open} tasks are`;
      throw conflict('tasks_open', `${tasks} not done: tick them first`);
    }
  }
  if (status === 'In service') {
    await begin(db, whole);
    return;
  }
  const [kind, text] = WORDS[status];
  await tell(db, card.id, { kind, text, by });
}

async function newProgress(db: Tx, { card, change }: Change): Promise<number> {
  const status = change.status ?? card.status;
  if (status === 'Ready' || status === 'Handed over') return 100;
  const { done, all } = await countTasks(db, card.id);
  const touched = change.tasks !== undefined || card.progress === 100;
  if (all > 0 && touched) return progressOf(done, all);
  return change.progress ?? Math.min(card.progress, 99);
}

/**
 * Ticks tasks, sets the progress and moves a card, in that order, for a caller that read its newest version. Who
 * starts on a card without a mechanic becomes its mechanic. Throws 404, 409 and 422.
 */
export function changeJobCard(
  db: Database,
  { number, change, by }: { number: string; change: ChangeJobCard; by: Caller },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const card = await holdCard(transaction, number, change.version);
    const whole = { card, change, by };
    if (change.inspected) await inspect(transaction, whole);
    if (change.tasks) await tick(transaction, whole);
    if (change.progress !== undefined) await checkProgress(transaction, whole);
    if (change.status) await move(transaction, change.status, whole);
    const starts = change.status === 'In service' && card.mechanic === null;
    await transaction
      .updateTable('job_cards')
      .set({
        status: change.status ?? card.status,
        progress: await newProgress(transaction, whole),
        ...(starts && { mechanic: by.name }),
      })
      .where('id', '=', card.id)
      .execute();
  });
}

import type { Updateable } from 'kysely';
import type { ChangeJobCard } from '../../../contract/job-card-changes.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { Caller } from '../../http/access.ts';
import { inChange, type Tx } from '../../orders/changes/hold-order.ts';
import { isInWork, progressOf, REACHED_BY } from '../card-stages.ts';
import { checkMechanic, checkOdometer, promisedAt } from './card-fields.ts';
import { type HeldCard, holdCard, mustBeInWork, mustBeNewest, tell } from './hold-card.ts';
import { moveCard } from './move-card.ts';
import { wantPart } from './want-part.ts';
import { addComplaint, addTask, countTasks, tickTasks } from './work-on-card.ts';

/** One thing that was done, for the event. */
interface Deed {
  kind: string;
  text: string;
}

type Fields = Updateable<Schema['job_cards']>;

/** The fields of the card's own row that change. */
async function fieldsOf(tx: Tx, card: HeldCard, change: ChangeJobCard): Promise<Fields> {
  const { mechanic, odometer, battery, promisedDay, promisedTime, keyGiven, warranty } = change;
  await checkMechanic(tx, mechanic);
  if (odometer !== undefined) await checkOdometer(tx, card.vehicle_id, odometer, card.id);
  return {
    ...(mechanic !== undefined && { mechanic }),
    ...(odometer !== undefined && { odometer }),
    ...(battery !== undefined && { battery }),
    ...(promisedDay !== undefined &&
      promisedTime !== undefined && {
        promised_at: await promisedAt(tx, promisedDay, promisedTime),
      }),
    ...(keyGiven !== undefined && { key_given: keyGiven }),
    ...(warranty !== undefined && { warranty }),
  };
}

const NAMES: Partial<Record<keyof HeldCard, string>> = {
  odometer: 'Odometer',
  battery: 'Battery',
  promised_at: 'Promised time',
  key_given: 'Key',
  warranty: 'Warranty',
};

function deedOfFields(fields: Fields): Deed[] {
  const names = Object.entries(NAMES).flatMap(([field, name]) => (field in fields ? [name] : []));
  return [
    ...('mechanic' in fields
      ? [
          {
            kind: 'assigned',
            text: fields.mechanic ? `Technician: ${fields.mechanic}` : 'No technician',
          },
        ]
      : []),
    ...(names.length > 0 ? [{ kind: 'changed', text: `Changed: ${names.join(', ')}` }] : []),
  ];
}

/** Work that is put down, ticked or wanted: only while work is done. */
async function work(tx: Tx, card: HeldCard, change: ChangeJobCard, by: Caller): Promise<Deed[]> {
  const deeds: Deed[] = [];
  const { complaint, task, tasks, part } = change;
  if (complaint)
    deeds.push({ kind: 'complaint_added', text: await addComplaint(tx, card, complaint) });
  if (task) deeds.push({ kind: 'task_added', text: await addTask(tx, card, task) });
  if (tasks) {
    const text = await tickTasks(tx, card, tasks, by);
    if (text) deeds.push({ kind: 'worked', text });
  }
  if (part) deeds.push({ kind: 'wanted', text: await wantPart(tx, card, part) });
  return deeds;
}

const needsWork = ({ complaint, task, tasks, part, odometer, battery }: ChangeJobCard): boolean =>
  [complaint, task, tasks, part, odometer, battery].some((one) => one !== undefined);

async function progressAfter(tx: Tx, card: HeldCard, stage: HeldCard['stage']): Promise<number> {
  if (!isInWork(stage)) return 100;
  const { done, all } = await countTasks(tx, card.id);
  return progressOf(done, all);
}

const shown = (card: Fields, names: readonly string[]) =>
  Object.fromEntries(Object.entries(card).filter(([name]) => names.includes(name)));

/**
 * Changes a card that the client read, as one event: fields, then work, then its stage. Who starts on a card without
 * a technician becomes its technician. Throws 404, 409 and 422.
 */
export function changeJobCard(
  db: Database,
  { number, change, by }: { number: string; change: ChangeJobCard; by: Caller },
): Promise<void> {
  return inChange(db, async (tx) => {
    const card = await holdCard(tx, number, by);
    mustBeNewest(card, change.version);
    if (card.stage === 'Closed' || needsWork(change)) mustBeInWork(card);
    const fields = await fieldsOf(tx, card, change);
    const deeds = [...deedOfFields(fields), ...(await work(tx, card, change, by))];
    if (change.accepted) deeds.push({ kind: 'accepted', text: 'Estimate accepted by owner' });
    const stage = change.stage ?? card.stage;
    if (change.stage) {
      const text = await moveCard(tx, card, change.stage);
      deeds.push({ kind: REACHED_BY[change.stage], text });
      if (stage === 'In progress' && card.mechanic === null && fields.mechanic === undefined) {
        fields.mechanic = by.name;
      }
    }
    const progress = await progressAfter(tx, card, stage);
    const next = { ...fields, stage, progress };
    await tx.updateTable('job_cards').set(next).where('id', '=', card.id).execute();
    const last = deeds.at(-1);
    if (!last) return;
    const names = [...Object.keys(fields), ...(change.stage ? ['stage'] : [])];
    await tell(tx, card.id, {
      kind: last.kind,
      text: deeds.map(({ text }) => text).join('; '),
      by,
      before: shown(card, names),
      after: shown(next, names),
    });
  });
}

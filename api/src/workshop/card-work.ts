import { sql } from 'kysely';
import type { JobCardDetail } from '../../contract/workshop.ts';
import type { Database } from '../database/database.ts';
import { selectOrderables } from '../orders/orderables.ts';
import { pictureOf } from '../pictures/picture.ts';

export const readComplaints = (
  db: Database,
  cardId: string,
): Promise<JobCardDetail['complaints']> =>
  db
    .selectFrom('job_card_complaints')
    .select(['position', 'text', 'by_owner as byOwner'])
    .where('job_card_id', '=', cardId)
    .orderBy('position')
    .execute();

export async function readTasks(db: Database, cardId: string): Promise<JobCardDetail['tasks']> {
  const rows = await db
    .selectFrom('job_card_tasks')
    .select(['position', 'text', 'minutes', 'done_at', 'mechanic'])
    .where('job_card_id', '=', cardId)
    .orderBy('position')
    .execute();
  return rows.map(({ done_at, ...task }) => ({ ...task, doneAt: done_at?.toISOString() ?? null }));
}

/** Parts of a card with what of them is free in stock now. */
export async function readParts(db: Database, cardId: string): Promise<JobCardDetail['parts']> {
  const rows = await db
    .selectFrom('job_card_parts as part')
    .innerJoin(selectOrderables(db).as('product'), 'product.id', 'part.product_id')
    .select(['part.position', 'part.product_id', 'part.sku', 'part.name', 'part.wanted'])
    .select(['part.taken', 'part.taken_at', 'part.unit_price', 'part.net'])
    .select(['product.picture', 'product.stock', 'product.arrivesOn'])
    .where('part.job_card_id', '=', cardId)
    .orderBy('part.position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    productId: row.product_id,
    sku: row.sku,
    name: row.name,
    picture: pictureOf(row.picture, 'cut', row.name),
    wanted: row.wanted,
    taken: row.taken,
    takenAt: row.taken_at?.toISOString() ?? null,
    stock: row.stock,
    arrivesOn: row.arrivesOn,
    unitPrice: Number(row.unit_price),
    net: Number(row.net),
  }));
}

/** What happened to a card, the newest first. */
export const readHistory = (db: Database, cardId: string) =>
  db
    .selectFrom('events')
    .select(['id', 'at', 'kind', 'actor as by'])
    .select(sql<string>`coalesce(text, kind)`.as('text'))
    .where('subject', '=', 'job_card')
    .where('subject_id', '=', cardId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export type CardEvent = Awaited<ReturnType<typeof readHistory>>[number];

import { sql } from 'kysely';
import { MAX_SAVED_ANSWERS, type SavedAnswers } from '../../../contract/saved-answers.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/access.ts';
import { conflict, notFound } from '../../http/failure.ts';

/** Texts that staff use again, by their first letters. */
export async function listSavedAnswers(db: Database): Promise<SavedAnswers> {
  const answers = await db
    .selectFrom('saved_answers')
    .select(['id', 'text'])
    .orderBy(sql`lower(text)`)
    .orderBy('id')
    .execute();
  return { answers };
}

/** Saves a text once. Throws 409 `answers_full`. */
export function saveAnswer(db: Database, text: string, by: Caller): Promise<SavedAnswers> {
  return db.transaction().execute(async (transaction) => {
    // Two who save at once must not both find one place.
    await sql`lock table saved_answers in share row exclusive mode`.execute(transaction);
    const { answers } = await listSavedAnswers(transaction);
    if (answers.some((known) => known.text === text)) return { answers };
    if (answers.length >= MAX_SAVED_ANSWERS) {
      throw conflict(
        'answers_full',
        `${MAX_SAVED_ANSWERS} answers are saved: remove one to save another`,
      );
    }
    await transaction.insertInto('saved_answers').values({ text, user_id: by.id }).execute();
    return listSavedAnswers(transaction);
  });
}

/** Removes a saved text, whoever saved it. Throws 404. */
export async function removeAnswer(db: Database, id: string): Promise<SavedAnswers> {
  const removed = await db
    .deleteFrom('saved_answers')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw notFound('That saved answer is gone already', 'unknown_saved_answer');
  return listSavedAnswers(db);
}

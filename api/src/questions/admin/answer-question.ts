import { sql } from 'kysely';
import type { AnswerQuestion } from '../../../contract/admin-questions.ts';
import type { Database } from '../../database/database.ts';
import { writeEvent } from '../../events/write-event.ts';
import type { Caller } from '../../http/access.ts';
import { conflict } from '../../http/failure.ts';
import { unknownQuestion } from './get-question.ts';

/** Answers a question, or answers it better, if it was not answered since it was read. Throws 404 and 409. */
export function answerQuestion(
  db: Database,
  { number, answer, by }: { number: string; answer: AnswerQuestion; by: Caller },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const held = await transaction
      .selectFrom('questions')
      .select(['id', 'version', 'answer'])
      .where('number', '=', number)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!held) throw unknownQuestion();
    if (held.version !== answer.version) {
      throw conflict('stale_version', 'Somebody else answered since you read it: look at it again');
    }
    await transaction
      .updateTable('questions')
      .set({ answer: answer.text, answered_at: sql`now()`, answered_by: by.id })
      .where('id', '=', held.id)
      .execute();
    await writeEvent(transaction, {
      subject: 'question',
      id: held.id,
      kind: 'answered',
      by,
      before: { answer: held.answer },
      after: { answer: answer.text },
    });
  });
}

import type { AdminQuestion, AdminQuestionRow } from '../../../contract/admin-questions.ts';
import type { Database } from '../../database/database.ts';
import { readEvents } from '../../events/read-events.ts';
import { notFound } from '../../http/failure.ts';
import { pictureOf } from '../../pictures/picture.ts';
import { questionsMatching } from './matching-questions.ts';

/** 404 `unknown_question`. */
export const unknownQuestion = () =>
  notFound('There is no question with this number', 'unknown_question');

/** Rows of questions with all that the list shows. */
export const selectQuestions = (matching: ReturnType<typeof questionsMatching>) =>
  matching
    .leftJoin('products', 'products.id', 'questions.product_id')
    .leftJoin('users', 'users.id', 'questions.answered_by')
    .select([
      'questions.id',
      'questions.number',
      'questions.token',
      'questions.created_at',
      'questions.name',
      'questions.phone',
      'questions.email',
      'questions.text',
      'questions.answer',
      'questions.answered_at',
      'questions.version',
      'questions.product_id',
      'questions.sku',
      'questions.product_name',
      'products.picture',
      'users.name as answeredBy',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectQuestions>['executeTakeFirstOrThrow']>>;

function productOf({ product_id, sku, product_name, picture }: Row): AdminQuestionRow['product'] {
  if (!product_id || !sku || !product_name || !picture) return null;
  return {
    id: product_id,
    sku,
    name: product_name,
    picture: pictureOf(picture, 'cut', product_name),
  };
}

/** A question as the list has it. */
export const toQuestion = (row: Row): AdminQuestionRow => ({
  number: row.number,
  askedAt: row.created_at.toISOString(),
  status: row.answer === null ? 'Open' : 'Answered',
  name: row.name,
  phone: row.phone,
  email: row.email,
  text: row.text,
  product: productOf(row),
  answer:
    row.answer !== null && row.answered_at
      ? { text: row.answer, at: row.answered_at.toISOString(), by: row.answeredBy }
      : null,
  version: row.version,
});

/** A question with its answer. Throws a 404. */
export async function getQuestion(db: Database, number: string): Promise<AdminQuestion> {
  const row = await selectQuestions(questionsMatching(db, {}))
    .where('questions.number', '=', number)
    .executeTakeFirst();
  if (!row) throw unknownQuestion();
  return {
    ...toQuestion(row),
    token: row.token,
    events: await readEvents(db, { subject: 'question', id: row.id }),
  };
}

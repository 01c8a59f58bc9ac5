import { type Expression, type SqlBool, sql } from 'kysely';
import type {
  AdminQuestion,
  AdminQuestionList,
  AdminQuestionsQuery,
  AnswerQuestion,
} from '../../../contract/admin-questions.ts';
import type { Database } from '../../database/database.ts';
import { holding } from '../../database/like.ts';
import type { Caller } from '../../http/access.ts';
import { conflict, notFound } from '../../http/failure.ts';
import { offsetOf, pageOf, ROWS_PER_PAGE } from '../../http/pages.ts';
import { pictureOf } from '../../pictures/picture.ts';

const unknownQuestion = () => notFound('There is no question with this number', 'unknown_question');

function matching(q: string | undefined): Expression<SqlBool> {
  if (!q) return sql<SqlBool>`true`;
  const text = holding(q);
  return sql<SqlBool>`(questions.name ilike ${text} or questions.email ilike ${text}
    or questions.number ilike ${text} or questions.product_name ilike ${text}
    or questions.sku ilike ${text} or questions.text ilike ${text})`;
}

const selectQuestions = (db: Database) =>
  db
    .selectFrom('questions')
    .leftJoin('products', 'products.id', 'questions.product_id')
    .leftJoin('users', 'users.id', 'questions.answered_by')
    .select([
      'questions.number',
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

function productOf({ product_id, sku, product_name, picture }: Row): AdminQuestion['product'] {
  if (!product_id || !sku || !product_name || !picture) return null;
  return {
    id: product_id,
    sku,
    name: product_name,
    picture: pictureOf(picture, 'cut', product_name),
  };
}

const toQuestion = (row: Row): AdminQuestion => ({
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

async function count(db: Database, q: string | undefined): Promise<AdminQuestionList['counts']> {
  const row = await db
    .selectFrom('questions')
    .where(matching(q))
    .select([
      sql<string>`count(*)`.as('total'),
      sql<string>`count(*) filter (where answer is null)`.as('open'),
    ])
    .executeTakeFirstOrThrow();
  const [all, open] = [Number(row.total), Number(row.open)];
  return { all, Open: open, Answered: all - open };
}

/** A page of questions, the newest first. */
export async function listQuestions(
  db: Database,
  { status, q, page }: AdminQuestionsQuery,
): Promise<AdminQuestionList> {
  const [rows, counts] = await Promise.all([
    selectQuestions(db)
      .where(matching(q))
      .$if(status !== undefined, (query) =>
        query.where('questions.answer', status === 'Open' ? 'is' : 'is not', null),
      )
      .orderBy('questions.created_at', 'desc')
      .orderBy('questions.id', 'desc')
      .limit(ROWS_PER_PAGE)
      .offset(offsetOf(page))
      .execute(),
    count(db, q),
  ]);
  return {
    questions: rows.map(toQuestion),
    page: pageOf(page, counts[status ?? 'all']),
    counts,
  };
}

/** A question with its answer. Throws a 404. */
export async function getQuestion(db: Database, number: string): Promise<AdminQuestion> {
  const row = await selectQuestions(db).where('questions.number', '=', number).executeTakeFirst();
  if (!row) throw unknownQuestion();
  return toQuestion(row);
}

/** Answers a question, or answers it better, if it was not answered since it was read. Throws 404 and 409. */
export async function answerQuestion(
  db: Database,
  { number, answer, by }: { number: string; answer: AnswerQuestion; by: Caller },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('questions')
    .set({ answer: answer.text, answered_at: sql`now()`, answered_by: by.id })
    .where('number', '=', number)
    .where('version', '=', answer.version)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await getQuestion(db, number);
  throw conflict('stale_version', 'Somebody else answered since you read it: look at it again');
}

import { sql } from 'kysely';
import type { AdminQuestionsExport } from '../../../contract/admin-questions.ts';
import type { Database } from '../../database/database.ts';
import { minuteTextOf } from '../../database/india.ts';
import { csvFile, ROWS_AT_ONCE } from '../../http/csv.ts';
import { questionsMatching } from './matching-questions.ts';

const HEAD = [
  'Question',
  'Asked (India)',
  'Name',
  'Phone',
  'E-mail',
  'SKU',
  'Product',
  'Text',
  'Answer',
  'Answered (India)',
  'Answered by',
];

const rowsBefore = (db: Database, filters: AdminQuestionsExport, last: string | undefined) =>
  questionsMatching(db, filters)
    .leftJoin('users', 'users.id', 'questions.answered_by')
    .$if(last !== undefined, (query) => query.where('questions.id', '<', String(last)))
    .select([
      'questions.id',
      'questions.number',
      minuteTextOf(sql.ref('questions.created_at')).as('asked'),
      'questions.name',
      'questions.phone',
      'questions.email',
      'questions.sku',
      'questions.product_name',
      'questions.text',
      'questions.answer',
      minuteTextOf(sql.ref('questions.answered_at')).as('answered'),
      'users.name as answeredBy',
    ])
    .orderBy('questions.id', 'desc')
    .limit(ROWS_AT_ONCE)
    .execute();

type Row = Awaited<ReturnType<typeof rowsBefore>>[number];

const cellsOf = (row: Row) => [
  row.number,
  row.asked,
  row.name,
  row.phone,
  row.email,
  row.sku,
  row.product_name,
  row.text,
  row.answer,
  row.answered,
  row.answeredBy,
];

/** Questions as a CSV file in parts, the newest first. */
export const exportQuestions = (db: Database, filters: AdminQuestionsExport) =>
  csvFile({ head: HEAD, rowsAfter: (last?: Row) => rowsBefore(db, filters, last?.id), cellsOf });

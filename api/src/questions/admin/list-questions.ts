import { sql } from 'kysely';
import type { AdminQuestionList, AdminQuestionsQuery } from '../../../contract/admin-questions.ts';
import type { Database } from '../../database/database.ts';
import { lookedAt } from '../../database/short-search.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { requestStats } from '../../requests/admin/request-stats.ts';
import { selectQuestions, toQuestion } from './get-question.ts';
import { questionsMatching } from './matching-questions.ts';

async function count(db: Database, q: string | undefined): Promise<AdminQuestionList['counts']> {
  const row = await questionsMatching(db, { q })
    .select([
      sql<string>`count(*)`.as('total'),
      sql<string>`count(*) filter (where answer is null)`.as('open'),
    ])
    .executeTakeFirstOrThrow();
  const [all, open] = [Number(row.total), Number(row.open)];
  return { all, Open: open, Answered: all - open };
}

/** A page of questions, the newest first, with the numbers for tabs and cards. */
export async function listQuestions(
  db: Database,
  query: AdminQuestionsQuery,
): Promise<AdminQuestionList> {
  const counts = await count(db, query.q);
  const rows = await selectQuestions(questionsMatching(db, query))
    .orderBy('questions.created_at', 'desc')
    .orderBy('questions.id', 'desc')
    .limit(query.page_size)
    .offset(offsetOf(query.page, query.page_size))
    .execute();
  return {
    questions: rows.map(toQuestion),
    page: pageOf(query.page, counts[query.status ?? 'all'], query.page_size),
    counts,
    lookedAt: await lookedAt(db, 'questions', query.q),
    stats: await requestStats(db, 'questions'),
  };
}

import { type Expression, type SqlBool, sql } from 'kysely';
import type { AdminQuestionsExport } from '../../../contract/admin-questions.ts';
import type { Database } from '../../database/database.ts';
import { holding } from '../../database/like.ts';
import { isAmongNewest, isShort } from '../../database/short-search.ts';

function found(q: string): Expression<SqlBool> {
  const holds = sql<SqlBool>`lower(questions.number || ' ' || questions.name || ' ' || questions.email
      || ' ' || coalesce(questions.product_name, '') || ' ' || coalesce(questions.sku, '')
      || ' ' || questions.text) like ${holding(q.toLowerCase())}`;
  return isShort(q) ? sql<SqlBool>`(${isAmongNewest('questions')} and ${holds})` : holds;
}

/** Questions that search and status leave. */
export const questionsMatching = (db: Database, { status, q }: AdminQuestionsExport) =>
  db
    .selectFrom('questions')
    .$if(!!q, (select) => select.where(found(q ?? '')))
    .$if(status !== undefined, (select) =>
      select.where('questions.answer', status === 'Open' ? 'is' : 'is not', null),
    );

import { currentRequestId } from '@evmandi/contract/platform/request-context';
import { type CompiledQuery, PostgresDialect, PostgresQueryCompiler } from 'kysely';

/** In front, since the server's list of activity cuts off long queries at their end. */
const named = (sql: string, id: string) => `/* request ${id} */ ${sql}`;

class NamingCompiler extends PostgresQueryCompiler {
  override compileQuery(
    ...query: Parameters<PostgresQueryCompiler['compileQuery']>
  ): CompiledQuery {
    const compiled = super.compileQuery(...query);
    const id = currentRequestId();
    return id === undefined ? compiled : { ...compiled, sql: named(compiled.sql, id) };
  }
}

/**
 * PostgreSQL's dialect whose queries begin with a comment that names their request: `pg_stat_activity` and
 * the server's log then say which one a slow or failed query belongs to.
 */
export class NamingDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new NamingCompiler();
  }
}

import { Pool, types } from 'pg';
import { CollectedClient } from './collected-client.ts';
import { AS_TEXT } from './types.ts';

/** To compile a query takes a quarter of a second, longer than most of ours run. */
const NO_COMPILATION = '-c jit=off';

const asText = (text: string) => text;

/**
 * Connections to a PostgreSQL server. A query that takes longer than 15 s is given up, and so is waiting
 * 5 s for a connection: a database in trouble must not hold every request.
 */
export function openPool(url: string, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    Client: CollectedClient,
    connectionString: url,
    application_name: 'evmandi-api',
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 60_000,
    options: NO_COMPILATION,
    types: {
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        AS_TEXT.includes(type) ? asText : types.getTypeParser(type, format),
    } as typeof types,
  });
  // A connection that breaks while no query waits for an answer on it, idle or in the middle of a
  // transaction, would otherwise end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

import { type PoolConfig, types } from 'pg';
import { AS_TEXT } from './types.ts';

/**
 * What a connection asks of the server. To compile a query takes a quarter of a second, longer than most of ours run.
 * A network that is lost is lost for the server, too: what it does for a process that it cannot reach, and what that
 * process has locked, it gives back within seconds.
 */
const SERVER_SETTINGS = {
  jit: 'off',
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
  tcp_user_timeout: '10s',
};

const asText = (text: string) => text;

/**
 * Of connections to a PostgreSQL server. A query that takes longer than 15 s is given up, and a transaction in which
 * nothing happens for 8 s: a database in trouble must not hold every request.
 */
export const serverConfig = (url: string): PoolConfig => ({
  connectionString: url,
  application_name: 'evmandi-api',
  max: 10,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 8_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
  options: Object.entries(SERVER_SETTINGS)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
  types: {
    getTypeParser: (type: number, format?: 'text' | 'binary') =>
      AS_TEXT.includes(type) ? asText : types.getTypeParser(type, format),
  } as typeof types,
});

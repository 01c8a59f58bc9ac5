/** SQLSTATE classes and codes: connection lost, no resources, shut down, cut off or given up. */
const AWAY = /^(?:08...|53[34]00|57P0[1-5]|57014|25P03|28...|3D000|SESSION_BUSY|CONNECTION_LOST)$/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** Errors that `pg`, Kysely and PGlite raise without a code. */
const TEXTS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|PGlite is clos|driver has already been destroyed|Query read timeout)/i;

/** Whether an error says that the database is out of reach, as against a wrong query. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, errors } = error as {
    code?: unknown;
    message?: unknown;
    errors?: unknown;
  };
  if (typeof code === 'string' && (AWAY.test(code) || NETWORK.has(code))) return true;
  if (Array.isArray(errors) && errors.some(isDatabaseAway)) return true;
  return typeof message === 'string' && TEXTS.test(message);
}

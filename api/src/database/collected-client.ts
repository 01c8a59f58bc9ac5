import { Client, type QueryResult } from 'pg';

type Answered = (error: Error | undefined, result: QueryResult) => void;
/** `query` as pg has it, whatever its overloads. */
type Query = (text: unknown, values?: unknown, callback?: Answered) => unknown;

function query(this: Client, text: unknown, values?: unknown, callback?: Answered): unknown {
  const ask: Query = Client.prototype.query.bind(this) as Query;
  const isPlain = typeof text === 'string' && typeof values !== 'function' && !callback;
  if (!isPlain) return ask(text, values, callback);
  return new Promise((resolve, reject) => {
    ask(text, values, (error, result) => (error ? reject(error) : resolve(result)));
  });
}

/**
 * A connection whose results are free once they were read. The promises that pg itself makes keep each other: an old
 * one held all results after it until the next full collection, 120 MB while a large file was sent. With a callback
 * pg makes none.
 */
export class CollectedClient extends Client {
  override query = query as Client['query'];
}

import { Socket } from 'node:net';
import { Client, type ClientConfig, type QueryResult } from 'pg';
import { cannotKeep, preparedAs } from './kept-plans.ts';

type Answered = (error: Error | undefined, result: QueryResult) => void;
/** `query` as pg has it, whatever its overloads. */
type Query = (text: unknown, values?: unknown, callback?: Answered) => unknown;

function query(
  this: CollectedClient,
  text: unknown,
  values?: unknown,
  callback?: Answered,
): unknown {
  const ask: Query = Client.prototype.query.bind(this) as Query;
  const isPlain = typeof text === 'string' && typeof values !== 'function' && !callback;
  if (!isPlain) return ask(text, values, callback);
  this.askedAt = performance.now();
  return new Promise((resolve, reject) => {
    const answered: Answered = (error, result) => {
      this.askedAt = undefined;
      if (error) reject(error);
      else resolve(result);
    };
    const prepared = this.keepsPlans ? preparedAs(text) : undefined;
    if (!prepared) {
      ask(text, values, answered);
      return;
    }
    ask({ ...prepared, values }, undefined, (error, result) => {
      if (!error || !cannotKeep(error)) return answered(error, result);
      this.keepsPlans = false;
      ask(text, values, answered);
    });
  });
}

/**
 * A connection whose results are free once they were read. The promises that pg itself makes keep each other: an old
 * one held all results after it until the next full collection, 120 MB while a large file was sent. With a callback
 * pg makes none. It also tells what is waited for on it, and can be given up while the other end is silent.
 */
export class CollectedClient extends Client {
  /** When the query was sent whose answer has not arrived. */
  askedAt: number | undefined = undefined;
  /** Whether marked queries are prepared; no more once the other end could not keep one. */
  keepsPlans = true;
  /** Of the server's process, once connected. */
  declare readonly processID: number | null;
  private readonly socket: Socket;

  constructor(config: ClientConfig = {}) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.socket = socket;
  }

  /** Bytes that arrived so far. */
  get received(): number {
    return this.socket.bytesRead;
  }

  /** Fails what is waited for with `error` and ends the connection, without a word to the other end. */
  giveUp(error: Error): void {
    this.socket.destroy(error);
  }

  override query = query as Client['query'];
}

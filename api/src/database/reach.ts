import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type PoolConfig } from 'pg';
import { CollectedClient } from './collected-client.ts';

/** Between two looks at what a server does for a query: the answer of one that has just ended is on its way. */
const SECOND_LOOK_MS = 400;

const STEP_MS = 100;

/** A refusal, too, is an answer. */
const isOfServer = (error: unknown) => error instanceof DatabaseError;

/** Runs `work` on a connection of its own, which is given up when all of it takes longer than `limitMs`. */
async function aside<T>(
  config: PoolConfig,
  limitMs: number,
  work: (client: CollectedClient) => Promise<T>,
): Promise<T> {
  const client = new CollectedClient(config);
  client.on('error', () => {});
  const late = () => client.giveUp(new Error('No answer from the database'));
  // Counted in steps: while this process itself is held up, what arrived is not read, and is not late either.
  let left = limitMs / STEP_MS;
  const limit = setInterval(() => {
    left -= 1;
    if (left <= 0) late();
  }, STEP_MS);
  try {
    await client.connect();
    return await work(client);
  } finally {
    clearInterval(limit);
    late();
  }
}

/** Whether a server answers a new connection, also with a refusal. */
export const reach = (config: PoolConfig, limitMs: number): Promise<boolean> =>
  aside(config, limitMs, (client) => client.query('select 1')).then(() => true, isOfServer);

/**
 * Of connections on which a query waits, those that the server does not work for, or not know any more. Behind a
 * pooler, which numbers connections itself, none: nothing can be told there. Rejects when the server does not answer.
 */
export async function fatesOf(
  config: PoolConfig,
  suspects: CollectedClient[],
  limitMs: number,
): Promise<CollectedClient[]> {
  const marks = suspects.map(({ askedAt, received }) => ({ askedAt, received }));
  const isSilent = (client: CollectedClient, index: number) =>
    client.askedAt === marks[index]?.askedAt && client.received === marks[index]?.received;
  const look = async (client: CollectedClient, of: CollectedClient[]) => {
    const { rows } = await client.query<{ own: number; busy: number[] }>(
      `select pg_backend_pid() as own, array(select pid from pg_stat_activity
        where pid = any($1::int[]) and state not like 'idle%') as busy`,
      [of.map(({ processID }) => processID)],
    );
    const [{ own, busy } = { own: 0, busy: [] }] = rows;
    if (own !== client.processID) return [];
    return of.filter(({ processID }) => processID !== null && !busy.includes(processID));
  };
  try {
    return await aside(config, limitMs, async (client) => {
      const idle = await look(client, suspects);
      if (idle.length === 0) return [];
      await sleep(SECOND_LOOK_MS);
      return (await look(client, idle)).filter((one) => isSilent(one, suspects.indexOf(one)));
    });
  } catch (error) {
    if (isOfServer(error)) return [];
    throw error;
  }
}

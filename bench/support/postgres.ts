import { dropSamples } from '@evmandi/api/bench-databases';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { atEnd } from './closers.ts';
import type { Options } from './options.ts';

type Server = Extract<Awaited<ReturnType<typeof startPostgres>>, { url: string }>;

let started: ReturnType<typeof startPostgres> | undefined;

/**
 * The PostgreSQL server of all measurements of a run, which ends with them. Throws where there is none; a smoke
 * test says so and is left out.
 */
export async function benchPostgres({
  smoke,
}: Pick<Options, 'smoke'>): Promise<Server | undefined> {
  const isFirst = started === undefined;
  started ??= startPostgres();
  const server = await started;
  if (server.url === undefined) {
    if (!smoke) throw new Error(`There is no PostgreSQL: ${server.missing}`);
    console.log(`Left out, ${server.missing}`);
    return undefined;
  }
  if (isFirst) {
    atEnd(server.stop);
    atEnd(dropSamples);
  }
  return server;
}

import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { checkChainInTurn } from './chain.ts';

/**
 * Checks the audit log in turn with other processes and tells the result: the hash of its last entry, in a log that is
 * kept elsewhere, also shows later that none was taken from its end.
 */
export async function watchChain(db: Database, logger: FastifyBaseLogger): Promise<void> {
  const check = await checkChainInTurn(db);
  if (!check) return;
  const { entries, head, broken, full } = check;
  const about = { entries, head, allCheckedAt: full.checkedAt };
  if (broken) logger.error({ ...about, ...broken }, 'the audit log is not what it was');
  else logger.info(about, 'the audit log is whole');
}

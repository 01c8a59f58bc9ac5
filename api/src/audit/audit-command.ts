import { openDatabase } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import { checkChain } from '../events/chain.ts';
import { AccountRefused } from '../identity/create-administrator.ts';

/**
 * `audit verify`: compares every entry of the audit log with its hash and says what was found. Answers 1 where an entry
 * is not what it was, for the exit code. Throws `FolderInUse` while the site holds the embedded database, where its own
 * checks and the screen say the same.
 */
export async function auditCommand(environment: Environment, args: string[]): Promise<number> {
  if (args.join() !== 'verify') throw new AccountRefused('Give: audit verify');
  const database = await openDatabase(environment);
  try {
    const { entries, head, broken } = await checkChain(database.db);
    process.stdout.write(
      broken
        ? `The audit log is broken at entry ${broken.position}: ${broken.problem}. The ${entries} before it are whole.\n`
        : `The audit log is whole: ${entries} entries, the last hash is ${head}.\n`,
    );
    return broken ? 1 : 0;
  } finally {
    await database.close();
  }
}

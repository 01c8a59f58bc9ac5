import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const MARK = '/* plan is kept */';

/**
 * Stands first in a query that is asked all the time, by few texts: each connection to a server then reads and plans it
 * once. It leaves out the request that it is for. For the embedded database it is a comment.
 */
export const keptPlan = sql.raw(`${MARK} `);

/** A statement as pg prepares it, from a text of a marked query; undefined for others. */
export function preparedAs(text: string): { name: string; text: string } | undefined {
  const start = text.indexOf(MARK);
  // A value is never in the text, so that no visitor can write the mark.
  if (start < 0) return undefined;
  const own = text.slice(start);
  return { name: createHash('sha256').update(own).digest('base64url').slice(0, 32), text: own };
}

/**
 * What a server says that cannot keep plans: a pooler gave the next query another connection (26000, 42P05), or a step
 * of the schema changed what is read (0A000).
 */
const CANNOT_KEEP = new Set(['26000', '42P05', '0A000']);

export const cannotKeep = (error: Error): boolean =>
  CANNOT_KEEP.has((error as { code?: string }).code ?? '');

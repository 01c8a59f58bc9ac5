import { FORMAT } from '@evmandi/contract/platform/documents';
import { documentText, parseDocument } from '../documents.ts';
import { type EdgeState, edgeSchema, FORGOTTEN_MS, hasEnded, SILENT_MS } from '../edges.ts';
import { RegistryError } from '../registry-error.ts';
import type { Query } from './tables.ts';

function parseEdge(text: string): EdgeState[] {
  try {
    return [parseDocument('edges', edgeSchema, text)];
  } catch (error) {
    // Damaged: written anew within a few seconds.
    if (error instanceof RegistryError) return [];
    throw error;
  }
}

/** The edges of a registry in PostgreSQL; how long one is silent goes by the server's clock. */
export function openPostgresEdges(query: Query) {
  async function heard(withinMs: number): Promise<EdgeState[]> {
    const { rows } = await query<{ document: string }>(
      `select document from evmandi_registry.edges
       where seen_at > now() - $1 * interval '1 millisecond' order by id`,
      [withinMs],
    );
    return rows.flatMap(({ document }) => parseEdge(document));
  }

  return {
    async acknowledge(edge: EdgeState): Promise<void> {
      await query(
        `insert into evmandi_registry.edges (id, document, seen_at) values ($1, $2, now())
         on conflict (id) do update set document = excluded.document, seen_at = excluded.seen_at`,
        [edge.id, documentText({ format: FORMAT, ...edge })],
      );
    },
    async withdraw(id: string): Promise<void> {
      await query('delete from evmandi_registry.edges where id = $1', [id]);
    },
    async edges(): Promise<EdgeState[]> {
      return (await heard(SILENT_MS)).filter((edge) => !hasEnded(edge));
    },
    async sweep(): Promise<void> {
      const ended = (await heard(FORGOTTEN_MS)).filter(hasEnded).map(({ id }) => id);
      await query(
        `delete from evmandi_registry.edges
         where id = any($1) or seen_at < now() - $2 * interval '1 millisecond'`,
        [ended, FORGOTTEN_MS],
      );
    },
  };
}

import { FORMAT } from '@evmandi/contract/platform/documents';
import { documentText, parseDocument } from '../documents.ts';
import type { Query } from '../postgres/tables.ts';
import {
  callSchema,
  deletionSchema,
  type ListedToken,
  type LoggedCall,
  markSchema,
  momentSchema,
  outcomeSchema,
  type Records,
  revocationSchema,
  TOKENS_END,
  tokenSchema,
  triedId,
  triedSchema,
} from './records.ts';

interface TokenRow {
  id: string;
  document: string;
  revocation: string | null;
}

interface CallRow {
  id: string;
  document: string;
  outcome: string | null;
}

interface DeletionRow {
  id: string;
  document: string;
  ended: string | null;
}

const textOf = (document: object) => documentText({ format: FORMAT, ...document });

const toToken = ({ id, document, revocation }: TokenRow): ListedToken => ({
  ...parseDocument(`tokens/${id}`, tokenSchema, document),
  revoked:
    revocation === null
      ? undefined
      : parseDocument(`tokens/${id}, revocation`, revocationSchema, revocation),
});

const toCall = ({ id, document, outcome }: CallRow): LoggedCall => ({
  call: parseDocument(`calls/${id}`, callSchema, document),
  outcome:
    outcome === null ? undefined : parseDocument(`calls/${id}, outcome`, outcomeSchema, outcome),
});

/** The records in tables beside those of the registry. */
export function openPostgresRecords(query: Query): Records {
  return {
    putToken: async (token) => {
      await query(
        `insert into evmandi_registry.tokens (id, document) values ($1, $2) on conflict do nothing`,
        [token.id, textOf(token)],
      );
    },
    readToken: async (id) => {
      const { rows } = await query<TokenRow>(
        'select id, document, revocation from evmandi_registry.tokens where id = $1',
        [id],
      );
      return rows[0] && toToken(rows[0]);
    },
    tokens: async () => {
      const { rows } = await query<TokenRow>(
        'select id, document, revocation from evmandi_registry.tokens',
      );
      return rows.map(toToken).sort((a, b) => a.madeAt.localeCompare(b.madeAt));
    },
    revokeToken: async (id, by) => {
      const { rowCount } = await query(
        `update evmandi_registry.tokens set revocation = $2 where id = $1 and revocation is null`,
        [id, textOf({ by, at: new Date().toISOString() })],
      );
      return rowCount === 1;
    },
    tokensEndSince: async (now) => {
      await query(
        'insert into evmandi_registry.moments (name, document) values ($1, $2) on conflict do nothing',
        [TOKENS_END, textOf({ at: now })],
      );
      const { rows } = await query<{ document: string }>(
        'select document from evmandi_registry.moments where name = $1',
        [TOKENS_END],
      );
      const [row] = rows;
      return row ? parseDocument(`moments/${TOKENS_END}`, momentSchema, row.document).at : now;
    },
    beginCall: async (call) => {
      await query(
        'insert into evmandi_registry.calls (id, document) values ($1, $2) on conflict do nothing',
        [call.id, textOf(call)],
      );
    },
    endCall: async (id, outcome) => {
      const { rowCount } = await query(
        'update evmandi_registry.calls set outcome = $2 where id = $1 and outcome is null',
        [id, textOf(outcome)],
      );
      return rowCount === 1;
    },
    calls: async (limit) => {
      const { rows } = await query<CallRow>(
        `select id, document, outcome from evmandi_registry.calls order by id desc limit $1`,
        [limit],
      );
      return rows.map(toCall);
    },
    unsent: async (limit) => {
      const { rows } = await query<CallRow>(
        `select id, document, outcome from evmandi_registry.calls
         where not sent order by id limit $1`,
        [limit],
      );
      return rows.map(toCall);
    },
    markSent: async (ids) => {
      await query('update evmandi_registry.calls set sent = true where id = any($1)', [ids]);
    },
    putMark: async (mark) => {
      await query(
        'insert into evmandi_registry.marks (id, document) values ($1, $2) on conflict do nothing',
        [mark.id, textOf(mark)],
      );
    },
    marks: async () => {
      const { rows } = await query<Pick<CallRow, 'id' | 'document'>>(
        'select id, document from evmandi_registry.marks order by id',
      );
      return rows.map(({ id, document }) => parseDocument(`marks/${id}`, markSchema, document));
    },
    beginDeletion: async (deletion) => {
      await query('insert into evmandi_registry.deletions (id, document) values ($1, $2)', [
        deletion.id,
        textOf(deletion),
      ]);
    },
    endDeletion: async (id, at) => {
      await query(
        'update evmandi_registry.deletions set ended = $2 where id = $1 and ended is null',
        [id, textOf({ at })],
      );
    },
    deletions: async () => {
      const { rows } = await query<DeletionRow>(
        'select id, document, ended from evmandi_registry.deletions order by id',
      );
      return rows.map(({ id, document, ended }) => ({
        ...parseDocument(`deletions/${id}`, deletionSchema, document),
        isOpen: ended === null,
      }));
    },
    putTried: async (tried) => {
      await query(
        'insert into evmandi_registry.tried (id, document) values ($1, $2) on conflict do nothing',
        [triedId(tried), textOf(tried)],
      );
    },
    tried: async () => {
      const { rows } = await query<Pick<CallRow, 'id' | 'document'>>(
        'select id, document from evmandi_registry.tried order by id',
      );
      return rows.map(({ id, document }) => parseDocument(`tried/${id}`, triedSchema, document));
    },
    removeTried: async (tried) => {
      await query('delete from evmandi_registry.tried where id = $1', [triedId(tried)]);
    },
  };
}

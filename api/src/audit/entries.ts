import { AUDIT_GROUPS, SIGN_IN_KINDS } from '@evmandi/contract/domain/audit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AuditEntry, AuditExport } from '../../contract/audit.ts';
import type { Database } from '../database/database.ts';
import { startOf } from '../database/india.ts';
import { holding } from '../database/like.ts';
import { deviceName } from '../identity/device-name.ts';

/** The tables whose rows have a name that people know, by the subject of their events. */
const THINGS: Readonly<Record<string, { table: string; name: string }>> = {
  account: { table: 'users', name: 'username' },
  role: { table: 'roles', name: 'name' },
  order: { table: 'orders', name: 'number' },
  stock: { table: 'products', name: 'sku' },
  product: { table: 'products', name: 'sku' },
  delivery: { table: 'deliveries', name: 'number' },
  quote: { table: 'quotes', name: 'number' },
  question: { table: 'questions', name: 'number' },
  customer: { table: 'customers', name: 'number' },
  job_card: { table: 'job_cards', name: 'number' },
};

const all = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;

const things = Object.entries(THINGS).map(([subject, { table, name }]) => ({
  subject: sql.lit(subject),
  table: sql.table(table),
  name: sql.ref(name),
}));

const thingName = sql`case event.subject ${sql.join(
  things.map(
    ({ subject, table, name }) =>
      sql`when ${subject} then (select ${name}::text from ${table} where id = event.subject_id)`,
  ),
  sql` `,
)} end`;

/** Events of whatever is named exactly so, besides those whose own words hold the text. */
const namedSo = (text: string) =>
  sql<SqlBool>`(subject, subject_id) in (${sql.join(
    things.map(
      ({ subject, table, name }) =>
        sql`select ${subject}, id from ${table} where lower(${name}::text) = ${text.toLowerCase()}`,
    ),
    sql` union all `,
  )})`;

const matching = (text: string) => {
  const pattern = holding(text);
  return sql<SqlBool>`(actor ilike ${pattern} or events.text ilike ${pattern}
    or address ilike ${pattern} or ${namedSo(text.replace(/^#/, ''))})`;
};

function ofGroup(group: keyof typeof AUDIT_GROUPS): RawBuilder<SqlBool> {
  const subjects = sql<SqlBool>`subject in (${sql.join(AUDIT_GROUPS[group].subjects)})`;
  const signIns = sql.join(SIGN_IN_KINDS.map((kind) => sql.lit(kind)));
  if (group === 'sign_ins') return sql`(${subjects} and kind in (${signIns}))`;
  return group === 'accounts' ? sql`(${subjects} and kind not in (${signIns}))` : subjects;
}

/** Under what the entries of a query fall. */
function conditionsOf(filters: AuditExport): RawBuilder<SqlBool>[] {
  const { q, who, group, subject, subject_id, from, to } = filters;
  return [
    ...(q ? [matching(q)] : []),
    ...(who ? [sql<SqlBool>`user_id = ${who}::bigint`] : []),
    ...(group ? [ofGroup(group)] : []),
    ...(subject ? [sql<SqlBool>`subject = ${subject}`] : []),
    ...(subject_id ? [sql<SqlBool>`subject_id = ${subject_id}::bigint`] : []),
    ...(from ? [sql<SqlBool>`at >= ${startOf(sql`${from}::date`)}`] : []),
    ...(to ? [sql<SqlBool>`at < ${startOf(sql`${to}::date + 1`)}`] : []),
  ];
}

interface Part {
  /** The id of an entry from which it goes on. */
  from: string | undefined;
  newer?: boolean;
  limit: number;
}

export interface EntryRow extends Omit<AuditEntry, 'at'> {
  at: Date;
}

/** What the answer says of a row. */
export const toEntry = ({ at, device, ...row }: EntryRow): AuditEntry => ({
  ...row,
  at: at.toISOString(),
  device: device && deviceName(device),
});

/** Entries on one side of another, the newest first. */
export async function readEntries(
  db: Database,
  filters: AuditExport,
  { from, newer = false, limit }: Part,
): Promise<EntryRow[]> {
  const side = sql.raw(newer ? '>' : '<');
  const direction = sql.raw(newer ? 'asc' : 'desc');
  const conditions = [
    ...conditionsOf(filters),
    ...(from
      ? [sql<SqlBool>`(at, id) ${side} (select at, id from events where id = ${from}::bigint)`]
      : []),
  ];
  const { rows } = await sql<EntryRow>`
    select event.id, event.at, event.subject, event.subject_id as "subjectId", ${thingName} as thing,
      event.kind, event.actor as by, event.user_id as "userId",
      (select username from users where id = event.user_id) as account, event.text, event.address, event.device,
      event.request_id as "requestId", event.before, event.after
    from (select * from events where ${all(conditions)}
      order by at ${direction}, id ${direction} limit ${limit}) event
    order by event.at desc, event.id desc`.execute(db);
  return rows;
}

const MOST_COUNTED = 1_000;

/** How many entries there are of a query, counted up to a thousand. */
export async function countEntries(db: Database, filters: AuditExport) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from events where ${all(conditionsOf(filters))} limit ${MOST_COUNTED + 1}) found`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED };
}

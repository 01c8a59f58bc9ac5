import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { eventContext } from './event-context.ts';
import type { Actor } from './write-event.ts';

/** So many of an hour are written one by one. */
const SINGLE = 20;

interface Repeated {
  /** The account that it is about, and that does it. */
  by: Actor & { id: string };
  /** What was done, as one word: `signed_in`. */
  kind: string;
  text?: string;
  after?: object;
}

/**
 * Counts what an account does to itself, and writes the entry of it. Of more than 20 within an hour those whose
 * number is a power of two stand for the rest and say that number: an account has some thirty entries an hour at most.
 */
export const groupedEvent = (db: Pick<Database, 'with'>, { by, kind, text, after }: Repeated) => {
  const { request_id, address, device } = eventContext();
  const later = sql`clock_timestamp() + interval '1 hour'`;
  const isOver = sql`counted.until <= clock_timestamp()`;
  return db
    .with(
      'repeated',
      () => sql<{ count: number }>`(insert into rate_counts as counted (key, count, until)
        values (${`event ${kind} ${by.id}`}, 1, ${later})
        on conflict (key) do update set
          count = case when ${isOver} then 1 else counted.count + 1 end,
          until = case when ${isOver} then ${later} else counted.until end
        returning count)`,
    )
    .with(
      'told',
      () => sql<{ id: string }>`(insert into events
          (subject, subject_id, kind, actor, user_id, request_id, address, device, text, after)
        select 'account', ${by.id}::bigint, ${kind}::text, ${by.name}::text, ${by.id}::bigint,
          ${request_id}::text, ${address}::text, ${device}::text, ${text ?? null}::text,
          case when repeated.count > ${sql.lit(SINGLE)}
            then coalesce(${after ? JSON.stringify(after) : null}::jsonb, '{}')
              || jsonb_build_object('times', repeated.count)
            else ${after ? JSON.stringify(after) : null}::jsonb end
        from repeated
        where repeated.count <= ${sql.lit(SINGLE)} or repeated.count & (repeated.count - 1) = 0
        returning id)`,
    );
};

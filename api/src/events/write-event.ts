import { SITE_NAME } from '@evmandi/contract/domain/site';
import type { Database } from '../database/database.ts';
import { eventContext } from './event-context.ts';

/** Who a change is by: an account, or a name alone. */
export interface Actor {
  id: string | null;
  name: string;
}

/** What happens without a person. */
export const SYSTEM: Actor = { id: null, name: SITE_NAME };

export interface Change {
  /** Kind of the row that was changed: `order`, `delivery`, `quote`. */
  subject: string;
  /** Its id; null for what has no row, such as an export. */
  id: string | null;
  /** What was done, as one word: `shipped`. */
  kind: string;
  by: Actor;
  /** What a person reads of it. */
  text?: string | null;
  /** The fields that changed, as they were and as they are. */
  before?: object;
  after?: object;
}

const json = (values: object | undefined) => (values ? JSON.stringify(values) : null);

/** The row of an event, for a statement that does more than add it. */
const eventRow = ({ subject, id, kind, by, text, before, after }: Change) => ({
  subject,
  subject_id: id,
  kind,
  actor: by.name,
  user_id: by.id,
  ...eventContext(),
  text: text ?? null,
  before: json(before),
  after: json(after),
});

/** Adds one event of a change, in the transaction of the change itself. It never holds a secret. */
export async function writeEvent(db: Database, change: Change): Promise<void> {
  await db.insertInto('events').values(eventRow(change)).execute();
}

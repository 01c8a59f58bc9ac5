import { SITE_NAME } from '@evmandi/contract/domain/site';
import { currentRequestId } from '@evmandi/contract/platform/request-context';
import type { Database } from '../database/database.ts';

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
  /** Its id. */
  id: string;
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

/** Adds one event of a change, in the transaction of the change itself. */
export async function writeEvent(
  db: Database,
  { subject, id, kind, by, text, before, after }: Change,
): Promise<void> {
  await db
    .insertInto('events')
    .values({
      subject,
      subject_id: id,
      kind,
      actor: by.name,
      user_id: by.id,
      request_id: currentRequestId() ?? null,
      text: text ?? null,
      before: json(before),
      after: json(after),
    })
    .execute();
}

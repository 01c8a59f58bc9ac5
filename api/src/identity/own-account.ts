import { DEALER_NEEDS } from '@evmandi/contract/domain/account';
import { sql } from 'kysely';
import type { ChangeDetails, OwnAccount } from '../../contract/account.ts';
import type { Database } from '../database/database.ts';
import { limitOwnChanges } from '../events/limit-own-changes.ts';
import { writeEvent } from '../events/write-event.ts';
import type { Caller } from '../http/access.ts';
import { conflict, givingCurrent, invalid, unauthorized } from '../http/failure.ts';
import { APPROVAL_COLUMNS, toApproval } from './approval.ts';
import { toUser } from './user-answer.ts';
import { accounts, type Details } from './users.ts';

/** The caller's own account. */
export async function readOwnAccount(
  db: Database,
  { id }: Pick<Caller, 'id'>,
): Promise<OwnAccount> {
  const row = await accounts(db)
    .where('users.id', '=', id)
    .select([
      'users.phone',
      'users.email',
      'users.company',
      'users.gstin',
      'users.version',
      'roles.kind',
      ...APPROVAL_COLUMNS,
    ])
    .executeTakeFirst();
  if (!row) throw unauthorized();
  const { kind, name, phone, email, company, gstin, version } = row;
  const approval = toApproval(row);
  return { user: toUser(row), kind, name, phone, email, company, gstin, approval, version };
}

/** Throws 422 for what we ask of a dealer and is not there. */
function expectCompany({ company, gstin }: Pick<Details, 'company' | 'gstin'>): void {
  const missing = [
    ...(company ? [] : [{ path: 'company', message: DEALER_NEEDS.company }]),
    ...(gstin ? [] : [{ path: 'gstin', message: DEALER_NEEDS.gstin }]),
  ];
  if (missing.length > 0) throw invalid(missing);
}

/** Reads one's own account to change it; throws 409 `stale_version`. */
async function holdOwnAccount(tx: Database, { id }: Caller, version: number): Promise<OwnAccount> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
  const held = await readOwnAccount(tx, { id });
  if (held.version === version) return held;
  throw conflict('stale_version', 'Your account was changed elsewhere meanwhile');
}

const toldOf = ({ name, phone, email, company, gstin }: OwnAccount) => ({
  name,
  phone,
  email,
  company,
  gstin,
});

const isSame = (before: OwnAccount, details: Omit<ChangeDetails, 'version'>) =>
  JSON.stringify(toldOf(before)) === JSON.stringify(toldOf({ ...before, ...details }));

/** Waits for an approval from now on, with the role of customers until then. */
const ASKING = {
  dealer_asked_at: sql<Date>`now()`,
  dealer_decided_at: null,
  dealer_refusal: null,
  role_id: sql<string>`(select id from roles where kind = 'customer')`,
};

/**
 * Changes what one says of oneself. An approval was of a company and its GSTIN: with another one it is asked for again.
 * Throws 409 `stale_version` and `too_many_changes`, and 422.
 */
export function changeDetails(
  db: Database,
  caller: Caller,
  { version, ...details }: ChangeDetails,
): Promise<OwnAccount> {
  const change = () =>
    db.transaction().execute(async (tx) => {
      const before = await holdOwnAccount(tx, caller, version);
      if (isSame(before, details)) return before;
      await limitOwnChanges(tx, caller.id, 'details_changed');
      const state = before.approval?.state;
      if (state === 'waiting' || state === 'approved') expectCompany(details);
      const other = details.company !== before.company || details.gstin !== before.gstin;
      await tx
        .updateTable('users')
        .set({ ...details, ...(state === 'approved' && other && ASKING) })
        .where('id', '=', caller.id)
        .execute();
      const after = await readOwnAccount(tx, caller);
      await writeEvent(tx, {
        subject: 'account',
        id: caller.id,
        kind: 'details_changed',
        by: caller,
        before: toldOf(before),
        after: toldOf(after),
      });
      return after;
    });
  return givingCurrent(change, () => readOwnAccount(db, caller));
}

/** Asks to buy as a dealer, or asks again after a refusal. Throws 409 `not_asking` and `stale_version`, and 422. */
export function askApproval(
  db: Database,
  caller: Caller,
  { version }: { version: number },
): Promise<OwnAccount> {
  const ask = () =>
    db.transaction().execute(async (tx) => {
      const before = await holdOwnAccount(tx, caller, version);
      if (before.kind !== 'customer' || before.approval?.state === 'waiting') {
        throw conflict(
          'not_asking',
          'This account asks for nothing: it waits, or is no customer’s',
        );
      }
      expectCompany(before);
      await tx.updateTable('users').set(ASKING).where('id', '=', caller.id).execute();
      await writeEvent(tx, {
        subject: 'account',
        id: caller.id,
        kind: 'approval_asked',
        by: caller,
      });
      return readOwnAccount(tx, caller);
    });
  return givingCurrent(ask, () => readOwnAccount(db, caller));
}

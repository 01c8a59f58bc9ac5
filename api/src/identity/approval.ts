import type { ApprovalState } from '@evmandi/contract/domain/account';
import { type RawBuilder, sql } from 'kysely';
import type { Approval } from '../../contract/account.ts';

/**
 * What became of a person's wish to buy as a dealer, in a query of `users` with their `roles`. A role that was given
 * in another way ends the wish: nobody waits for what they are, or for less.
 */
export const approvalState: RawBuilder<ApprovalState | null> = sql`case
  when users.dealer_asked_at is null or roles.kind = 'staff' then null
  when roles.kind = 'dealer' then 'approved'
  when users.dealer_decided_at is null then 'waiting'
  when users.dealer_refusal is not null then 'refused' end`;

/** What {@link toApproval} reads. */
export const APPROVAL_COLUMNS = [
  'users.dealer_asked_at',
  'users.dealer_decided_at',
  'users.dealer_refusal',
] as const;

interface Row {
  approval: ApprovalState | null;
  dealer_asked_at: Date | null;
  dealer_decided_at: Date | null;
  dealer_refusal: string | null;
}

export const toApproval = (row: Row): Approval | null =>
  row.approval &&
  row.dealer_asked_at && {
    state: row.approval,
    askedAt: row.dealer_asked_at.toISOString(),
    decidedAt: row.dealer_decided_at?.toISOString() ?? null,
    reason: row.dealer_refusal,
  };

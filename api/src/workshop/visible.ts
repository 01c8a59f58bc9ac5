import { PERMISSION } from '@evmandi/contract/domain/permissions';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Caller } from '../http/access.ts';
import { notFound, refused } from '../http/failure.ts';

/** 404 `unknown_job_card`, for a card that the caller may not know of, too. */
export const unknownCard = () =>
  notFound('There is no job card with this number', 'unknown_job_card');

/** Administration and workshop see every card and change it (JOB-1). */
export const isWorkshop = ({ permissions }: Caller): boolean =>
  permissions.includes(PERMISSION.workshop) || permissions.includes(PERMISSION.administration);

/** 422 `permission_missing`, for what the caller may know of and not do (PERM-7). */
export function mustBeWorkshop(caller: Caller): void {
  if (isWorkshop(caller)) return;
  throw refused('permission_missing', 'Only the workshop may do this: ask it by phone');
}

/** Condition on `vehicles`: the workshop sees all, other accounts their own (JOB-1). */
export const visibleTo = (caller: Caller): Expression<SqlBool> =>
  isWorkshop(caller)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`vehicles.customer_id in (select id from customers where user_id = ${caller.id})`;

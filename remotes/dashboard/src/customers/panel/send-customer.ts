import type { Customer } from '@evmandi/api/contract/admin-customers';
import { refusal } from '@evmandi/contract/platform/refusal';
import { http } from '@evmandi/runtime';
import { changedFields, clashesOf, merged, type Values } from '../../list/merge.ts';
import { readCustomer } from '../customers-loader.ts';
import { bodyOf, LABELS, valuesOf } from './customer-values.ts';

/** Somebody else changed what was typed, too: nothing was saved. */
export interface Conflict {
  before: Customer;
  mine: Values;
  now: Customer;
}

/** The customer as they are after the change, or what stands against it. */
export type Outcome = { customer: Customer } | { conflict: Conflict };

async function patch(base: Customer, values: Values): Promise<Customer> {
  const fields = changedFields(valuesOf(base), values);
  if (fields.length === 0) return base;
  const body = { version: base.version, ...bodyOf(fields, values) };
  const path = `/admin/customers/${encodeURIComponent(base.number)}`;
  return (await http.patch<Customer>(path, body)).data;
}

/**
 * Saves what was typed over a customer that was read. What somebody else changed meanwhile is kept; what both
 * changed is a conflict.
 */
export async function sendCustomer(before: Customer, mine: Values): Promise<Outcome> {
  try {
    return { customer: await patch(before, mine) };
  } catch (error) {
    if (refusal(error).code !== 'stale_version') throw error;
    // What stands in the refusal is older by now, if anything.
    const now = await readCustomer(before.number);
    const three = { before: valuesOf(before), mine, theirs: valuesOf(now) };
    if (clashesOf(three, LABELS).length > 0) return { conflict: { before, mine, now } };
    return sendCustomer(now, merged(three, {}));
  }
}

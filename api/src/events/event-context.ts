import { currentRequestId } from '@evmandi/contract/platform/request-context';
import { type RawBuilder, sql } from 'kysely';
import { currentOrigin } from '../http/request-origin.ts';

/** What an event says of the request that it was made in; nothing of it outside of requests. */
export function eventContext() {
  const origin = currentOrigin();
  return {
    request_id: currentRequestId() ?? null,
    address: origin?.ip || null,
    device: origin?.device || null,
  };
}

/** Tells the database, until the transaction ends, what the events that it writes by itself say of the request. */
export function tellContext(): RawBuilder<unknown> {
  const { request_id, address, device } = eventContext();
  return sql`set_config('evmandi.request_id', ${request_id ?? ''}, true),
    set_config('evmandi.address', ${address ?? ''}, true),
    set_config('evmandi.device', ${device ?? ''}, true)`;
}

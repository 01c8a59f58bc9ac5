import type { CallRow, CallsAnswer } from '@evmandi/contract/platform/staff-reads';
import type { LoggedCall, Records } from '../registry/records/records.ts';

const PAGE_ROWS = 20;
/** What a person pages through; older calls are in the audit log. */
const MOST_CALLS = 5_000;

function rowOf({ call, outcome }: LoggedCall): CallRow {
  const { id, at, what, who, of, source, address } = call;
  return {
    ...{ id, at, what, who },
    of: of ?? null,
    commit: source?.commit ?? null,
    address: address ?? null,
    result: outcome?.result ?? null,
    text: outcome?.text ?? null,
    composition: outcome?.composition ?? null,
    refusals: outcome?.refusals ?? [],
  };
}

/** Whether a call is about an app: `catalog 1.0.0-3f2a9c01, host 1.0.0-00000000`, or `of catalog`. */
const isAbout = (app: string) => {
  const named = new RegExp(`(?:^|[ ,])${app}(?:[ ,]|$)`);
  return ({ call }: LoggedCall) => named.test(call.of ?? '');
};

/** A page of the service's log, the newest first; `app` is a name of lower case, digits and hyphens. */
export async function readCalls(
  records: Records,
  { app, page }: { app?: string | undefined; page: number },
): Promise<CallsAnswer> {
  const all = await records.calls(MOST_CALLS);
  const found = app === undefined ? all : all.filter(isAbout(app));
  const pages = Math.max(1, Math.ceil(found.length / PAGE_ROWS));
  const rows = found.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);
  return { page, pages, total: found.length, calls: rows.map(rowOf) };
}

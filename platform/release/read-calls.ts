import type { CallRow, CallsAnswer } from '@evmandi/contract/platform/staff-reads';
import { readLive } from '../cli/history.ts';
import type { LoggedCall } from '../registry/records/records.ts';
import type { Registry } from '../registry/registry.ts';

const PAGE_ROWS = 20;
/** What a person pages through; older calls are in the audit log. */
const MOST_CALLS = 5_000;

/** What puts a version before all visitors. */
const MAKERS: ReadonlySet<string> = new Set(['ship', 'rollback', 'promote']);

/** `auth 1.0.0-451476bd` among others, or `auth to 1.0.0-451476bd` of a rollback. */
const names = ({ call }: LoggedCall, name: string, version: string) =>
  (call.of ?? '')
    .split(', ')
    .some((one) => one === `${name} ${version}` || one === `${name} to ${version}`);

/**
 * The calls that made what is live. A version can have been released, taken back and come back by a rollback: the last
 * one to name it did; `calls` are the newest first, and all of them.
 */
export function makersOf(
  calls: readonly LoggedCall[],
  live: Readonly<Record<string, string>>,
): ReadonlySet<string> {
  const made = calls.filter(
    ({ call, outcome }) => outcome?.result === 'done' && MAKERS.has(call.what),
  );
  const makers = Object.entries(live).flatMap(
    ([name, version]) => made.find((one) => names(one, name, version)) ?? [],
  );
  return new Set(makers.map(({ call }) => call.id));
}

function rowOf({ call, outcome }: LoggedCall, makers: ReadonlySet<string>): CallRow {
  const { id, at, what, who, of, source, address } = call;
  return {
    ...{ id, at, what, who },
    of: of ?? null,
    commit: source?.commit ?? null,
    address: address ?? null,
    result: outcome?.result ?? null,
    text: outcome?.text ?? null,
    composition: outcome?.composition ?? null,
    live: makers.has(id),
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
  registry: Registry,
  { app, page }: { app?: string | undefined; page: number },
): Promise<CallsAnswer> {
  const [all, { set }] = await Promise.all([
    registry.records.calls(MOST_CALLS),
    readLive(registry),
  ]);
  const live = set ? { host: set.composition.host, ...set.composition.remotes } : {};
  const makers = makersOf(all, live);
  const found = app === undefined ? all : all.filter(isAbout(app));
  const pages = Math.max(1, Math.ceil(found.length / PAGE_ROWS));
  const rows = found.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS);
  return { page, pages, total: found.length, calls: rows.map((row) => rowOf(row, makers)) };
}

import type { Registry } from '../registry/registry.ts';
import { UserError } from './context.ts';
import { liveSince, type Released, readHistory, versionIn } from './history.ts';
import { minute } from './minute.ts';

/** Calls that one is looked for among: it was made a moment ago. */
const MOST_CALLS = 200;

/** `Asha Rao, 2025-11-20 12:24 IST: roll auth back from 1.0.1-0000000b to 1.0.0-0000000a: "The form jumps"` */
async function describeMove({ records }: Registry, released: Released): Promise<string> {
  const { composition, movedAt } = released;
  const calls = await records.calls(MOST_CALLS);
  const made = calls.find(({ outcome }) => outcome?.composition === composition.number);
  const who = made ? `${made.call.who}, ` : '';
  return `${who}${minute(movedAt)}: ${composition.reason}`;
}

/** For a person who decided by what was live before: what is live by now, by whom and why. */
export async function movedMeanwhile(registry: Registry, app: string): Promise<UserError> {
  const history = await readHistory(registry);
  const now = history.at(-1);
  const since = liveSince(history, app);
  const how = since ? ` (${await describeMove(registry, since)})` : '';
  const version = now && versionIn(now.composition, app);
  return new UserError(`${app} has moved to ${version} meanwhile${how}.`);
}

/** What has ended a canary, by whom and why; `undefined` where it never ran. */
export async function endOf(
  registry: Registry,
  { app, version }: { app: string; version: string },
): Promise<string | undefined> {
  const history = await readHistory(registry);
  const last = history.findLastIndex(({ composition }) =>
    composition.canaries?.some((canary) => canary.app === app && canary.version === version),
  );
  const end = last < 0 ? undefined : history[last + 1];
  return end && `The canary ${app} ${version} has ended (${await describeMove(registry, end)}).`;
}

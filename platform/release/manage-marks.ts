import { describeMark, readMarks } from '../cli/checks/held-back.ts';
import { UserError } from '../cli/context.ts';
import { readLive, versionIn } from '../cli/history.ts';
import { movedMeanwhile } from '../cli/moved-meanwhile.ts';
import { newMark } from '../registry/records/records.ts';
import type { Registry } from '../registry/registry.ts';
import { logged } from './call-log.ts';
import { type Caller, requireApps } from './caller.ts';

const done = (text: string) => () => ({ text });

async function compositionNow(registry: Registry) {
  const { set } = await readLive(registry);
  if (!set) throw new UserError('Nothing is live here.');
  return set.composition;
}

/** Keeps an app at its live version until it is unpinned: no release, rollback or canary moves it. */
export function pin(
  registry: Registry,
  caller: Caller,
  { app, reason, version }: { app: string; reason: string; version?: string | undefined },
): Promise<void> {
  const work = async () => {
    requireApps(caller, [app]);
    const live = await compositionNow(registry);
    const now = versionIn(live, app);
    if (now === undefined) throw new UserError(`${app} is not live.`);
    if (version !== undefined && version !== now) throw await movedMeanwhile(registry, app);
    if (live.canaries?.some((canary) => canary.app === app)) {
      throw new UserError(`${app} has a canary: promote it or take it back first.`);
    }
    const { pins } = await readMarks(registry);
    const pinned = pins.get(app);
    if (pinned) throw new UserError(`${app} is pinned already ${describeMark(pinned)}.`);
    await registry.records.putMark(newMark({ by: caller.who, kind: 'pin', app, reason }));
  };
  return logged(registry.records, { caller, what: 'pin', of: app }, work, done(reason));
}

/** Lets an app be released again. */
export function unpin(registry: Registry, caller: Caller, app: string): Promise<void> {
  const work = async () => {
    requireApps(caller, [app]);
    const { pins } = await readMarks(registry);
    if (!pins.has(app)) throw new UserError(`${app} is not pinned.`);
    await registry.records.putMark(newMark({ by: caller.who, kind: 'unpin', app }));
  };
  const text = 'it may be released again';
  return logged(registry.records, { caller, what: 'unpin', of: app }, work, done(text));
}

/**
 * Takes a version out of what can be released or gone back to, for good. Its files stay for the pages that are open,
 * until `npm run gc` finds that nothing uses them. Refused for what is live, also as a canary.
 */
export function retire(
  registry: Registry,
  caller: Caller,
  { app, version, reason }: { app: string; version: string; reason: string },
): Promise<void> {
  const of = `${app} ${version}`;
  const work = async () => {
    requireApps(caller, [app]);
    const live = await compositionNow(registry);
    const isCanary = live.canaries?.some((one) => one.app === app && one.version === version);
    if (isCanary) throw new UserError(`${of} is a canary: take it back first.`);
    if (versionIn(live, app) === version) {
      throw new UserError(`${of} is live: release another version, or go back, first.`);
    }
    if (!(await registry.artifacts()).includes(`${app}/${version}`)) {
      throw new UserError(`The registry holds no ${of}.`);
    }
    const { retired } = await readMarks(registry);
    if (retired.has(of)) throw new UserError(`${of} was retired already.`);
    await registry.records.putMark(
      newMark({ by: caller.who, kind: 'retire', app, version, reason }),
    );
  };
  return logged(registry.records, { caller, what: 'retire', of }, work, done(reason));
}

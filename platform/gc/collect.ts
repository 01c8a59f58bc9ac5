import { isDeepStrictEqual } from 'node:util';
import { UserError } from '../cli/context.ts';
import { minute } from '../cli/minute.ts';
import { thisProcess } from '../registry/edges.ts';
import {
  isAbandoned,
  type ListedDeletion,
  newDeletion,
  type Records,
} from '../registry/records/records.ts';
import type { Registry } from '../registry/registry.ts';
import { logged } from '../release/call-log.ts';
import { type Caller, requireEverything } from '../release/caller.ts';
import type { GcAnswer } from '../release/contract.ts';
import { findOldUploads, removeUploads } from '../release/old-uploads.ts';
import { answerOf, describeAnswer } from './answer.ts';
import { LONGEST_RUN_MS, OVERRIDE_MS } from './limits.ts';
import { findUnused, type Plan, planDeletion, type Unused } from './plan.ts';

export interface GcOptions {
  caller: Caller;
  /** Where uploads lie that were not released yet. */
  uploads: string;
  now?: () => number;
}

/** Deletions of this process that go on: one that threw is none of them. */
const running = new Set<string>();

/** Whether this very process has begun it. Containers have processes of the same number. */
function isOwn({ machine, pid, startTime }: ListedDeletion): boolean {
  return isDeepStrictEqual({ machine, pid, startTime }, thisProcess());
}

const isDead = (deletion: ListedDeletion, now: number) =>
  isAbandoned(deletion, now) || (isOwn(deletion) && !running.has(deletion.id));

/** Deletions of before that were killed. Throws a UserError while another one goes on. */
async function findKilled(records: Records, now: number): Promise<ListedDeletion[]> {
  const open = (await records.deletions()).filter(({ isOpen }) => isOpen);
  const other = open.find((deletion) => !isDead(deletion, now));
  if (!other) return open;
  throw new UserError(
    `npm run gc is run already by ${other.by} since ${minute(other.at)}: wait until it has ended.`,
  );
}

/** What a plan names and is unused still. */
function stillUnused(plan: Plan, { versions, compositions, states }: Unused): Plan {
  const keys = new Set(versions.map(({ app, version }) => `${app}/${version}`));
  return {
    ...plan,
    versions: plan.versions.filter(({ app, version }) => keys.has(`${app}/${version}`)),
    compositions: {
      ...compositions,
      old: plan.compositions.old.filter((number) => compositions.old.includes(number)),
    },
    states: plan.states.filter((sequence) => states.includes(sequence)),
  };
}

/** Says what would be deleted, and deletes nothing. */
export async function dryRun(registry: Registry, options: GcOptions): Promise<GcAnswer> {
  const { caller, uploads, now = Date.now } = options;
  requireEverything(caller, 'to see what can be deleted');
  const plan = await planDeletion(registry, now());
  return answerOf(plan, await findOldUploads(uploads, now()), false);
}

/**
 * Deletes what nothing uses. First it writes down what it will delete, then it looks once more at what is in use, and
 * deletes what was unused both times: states of the channel first, then compositions, then versions. A release that names one of them meanwhile
 * either sees what is written down and is refused, or is seen by the second look (`checkHeld`). So no lock is needed,
 * and one that is killed anywhere leaves what the next one finishes (RELEASE-6).
 */
async function deleteUnused(registry: Registry, options: GcOptions): Promise<GcAnswer> {
  const { caller, uploads, now = Date.now } = options;
  const { records } = registry;
  const begun = now();
  const requireTime = () => {
    if (now() - begun < LONGEST_RUN_MS) return;
    throw new UserError('It takes too long and was ended: run it again for the rest.');
  };
  const killed = await findKilled(records, begun);
  const first = await planDeletion(registry, begun);
  const deletion = newDeletion(
    {
      by: caller.who,
      versions: first.versions.map(({ bytes: _bytes, until, ...version }) => ({
        ...version,
        ...(until !== undefined && { until }),
      })),
      compositions: first.compositions.old,
      states: first.states,
    },
    begun,
  );
  const isEmpty =
    deletion.versions.length + deletion.compositions.length + deletion.states.length === 0;
  running.add(deletion.id);
  try {
    if (!isEmpty) await records.beginDeletion(deletion);
    const plan = isEmpty ? first : stillUnused(first, await findUnused(registry, now()));
    for (const sequence of plan.states) {
      requireTime();
      await registry.removeState(sequence);
    }
    for (const number of plan.compositions.old) {
      requireTime();
      await registry.removeComposition(number);
    }
    for (const { app, version } of plan.versions) {
      requireTime();
      await registry.removeArtifact(app, version);
    }
    const ended = new Date(now()).toISOString();
    for (const { id } of isEmpty ? killed : [...killed, deletion]) {
      await records.endDeletion(id, ended);
    }
    for (const tried of await records.tried()) {
      if (now() - Date.parse(tried.at) > OVERRIDE_MS) await records.removeTried(tried);
    }
    const old = await findOldUploads(uploads, now());
    await removeUploads(old);
    await registry.sweep();
    return answerOf(plan, old, true);
  } finally {
    running.delete(deletion.id);
  }
}

/** Deletes what nothing uses, in the name of the caller; the log has it, also where it was refused. */
export function collectGarbage(registry: Registry, options: GcOptions): Promise<GcAnswer> {
  const { caller } = options;
  const work = async () => {
    requireEverything(caller, 'to delete versions');
    return deleteUnused(registry, options);
  };
  return logged(registry.records, { caller, what: 'gc' }, work, (answer) => ({
    text: describeAnswer(answer),
  }));
}

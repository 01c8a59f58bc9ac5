import type { ArtifactRecord, Registry } from '../registry/types.ts';
import { readHoldings } from './holdings.ts';
import { UNRELEASED_MS } from './limits.ts';
import { lastReleaseOf, oldCompositions } from './old-compositions.ts';
import { bytesOf, digestOf } from './sizes.ts';
import { type Reason, whyKept } from './why-kept.ts';

interface Version {
  app: string;
  version: string;
}

interface UnusedVersion extends Version {
  record: ArtifactRecord;
  /** When it was live last; `undefined` where it never was. */
  until: string | undefined;
}

/** What nothing uses, and why the rest is kept. */
export interface Unused {
  versions: UnusedVersion[];
  kept: (Version & { reason: Reason })[];
  /** Numbers, and how many compositions stay. */
  compositions: { old: number[]; kept: number };
  /** States of the channel that pointed at one of those compositions. */
  states: number[];
}

/**
 * Finds what nothing uses at that moment. Throws a RegistryError or a UserError where the registry does not say what
 * is in use.
 */
export async function findUnused(registry: Registry, now: number): Promise<Unused> {
  // First: what is stored later is not judged.
  const stored = await registry.artifacts();
  const holdings = await readHoldings(registry, now);
  if (holdings.problem) throw holdings.problem;
  const { history, states } = holdings;
  const reasons = whyKept(holdings);
  const last = lastReleaseOf(history);
  const versions: UnusedVersion[] = [];
  const kept: Unused['kept'] = [];
  for (const key of stored) {
    const [app = '', version = ''] = key.split('/');
    const reason = reasons.get(key);
    const record = reason ? undefined : await registry.artifactRecord(app, version);
    const isNew = record && now - record.storedAt < UNRELEASED_MS;
    if (reason || isNew) kept.push({ app, version, reason: reason ?? 'stored today' });
    else if (record) {
      const released = last.get(key);
      const until = released && history[history.indexOf(released) + 1]?.movedAt;
      versions.push({ app, version, record, until });
    }
  }
  const old = oldCompositions(holdings, reasons.keys());
  const isOld = new Set(old);
  const gone = new Set(states.filter(({ composition }) => isOld.has(composition)));
  const orphans = states.filter(({ composition }) => !holdings.stored.has(composition));
  return {
    versions,
    kept,
    compositions: { old, kept: holdings.stored.size - old.length },
    states: [...gone, ...orphans].map(({ sequence }) => sequence),
  };
}

export interface Plan extends Pick<Unused, 'compositions' | 'states'> {
  versions: (Version & { bytes: number; digest: string; until: string | undefined })[];
  kept: (Unused['kept'][number] & { bytes: number })[];
}

/** The same with the size of every version, and with what a tombstone says of those that nothing uses. */
export async function planDeletion(registry: Registry, now: number): Promise<Plan> {
  const { versions, kept, ...others } = await findUnused(registry, now);
  const weighed: Plan['kept'] = [];
  for (const one of kept) {
    const record = await registry.artifactRecord(one.app, one.version);
    if (record) weighed.push({ ...one, bytes: bytesOf(record.text) });
  }
  return {
    ...others,
    kept: weighed,
    versions: versions.map(({ record, ...one }) => ({
      ...one,
      bytes: bytesOf(record.text),
      digest: digestOf(record.text),
    })),
  };
}

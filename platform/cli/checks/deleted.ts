import type { Artifact } from '@evmandi/contract/platform/composition';
import { readHoldings } from '../../gc/holdings.ts';
import { REACH, RECENT_MS, UNRELEASED_MS } from '../../gc/limits.ts';
import { whyKept } from '../../gc/why-kept.ts';
import { isAbandoned, type ListedDeletion } from '../../registry/records/records.ts';
import type { Registry } from '../../registry/registry.ts';
import { readTombstones, type Tombstone } from '../../registry/tombstones.ts';
import { minute } from '../minute.ts';
import type { NewRelease } from './artifact.ts';
import type { Refusal } from './refusal.ts';
import { contentDigest } from './same-bytes.ts';

export const DELETED = 'deleted';
const OUT_OF_REACH = 'out-of-reach';

interface Part {
  name: string;
  version: string | undefined;
}

const DAYS = RECENT_MS / (24 * 60 * 60 * 1000);

/** `by Asha Rao, 2025-11-20 12:24 IST` */
const describe = ({ by, at }: ListedDeletion) => `by ${by}, ${minute(at)}`;

const REBUILD =
  'Ship another version. Or ship the commit that it was built from: npm run ship stores it again.';

/** Refusals of what is deleted now, or was. */
const gone = (name: string, version: string, tombstone: Tombstone | undefined): Refusal => ({
  rule: DELETED,
  place: `${name} ${version}`,
  message: tombstone
    ? `was deleted with npm run gc ${describe(tombstone.deletion)}`
    : 'is not in the registry any more',
  remedy: REBUILD,
});

/**
 * What a composition names and the registry does not hold for good. It is looked for once the composition is put and
 * before it is live: `npm run gc` writes down what it deletes, then looks at all compositions. So one of both notices
 * the other (RELEASE-6).
 */
export async function checkHeld(registry: Registry, parts: readonly Part[]): Promise<Refusal[]> {
  const { versions } = await readTombstones(registry);
  const refusals: Refusal[] = [];
  for (const { name, version } of parts) {
    if (version === undefined) continue;
    const tombstone = versions.get(`${name}/${version}`);
    const deletion = tombstone?.deletion;
    if (deletion?.isOpen && !isAbandoned(deletion)) {
      refusals.push({
        rule: DELETED,
        place: `${name} ${version}`,
        message: `is being deleted with npm run gc ${describe(deletion)}`,
        remedy:
          'Run the same command again once that has ended. If it was broken off: npm run gc -- --delete ends it.',
      });
    } else if (!(await registry.artifactRecord(name, version))) {
      refusals.push(gone(name, version, tombstone));
    }
  }
  return refusals;
}

/** A version that was deleted comes back with the bytes that it had, or not at all (RELEASE-7). */
export async function checkTombstones(
  registry: Pick<Registry, 'records'>,
  releases: readonly NewRelease[],
  artifacts: readonly Artifact[],
): Promise<Refusal[]> {
  const { versions } = await readTombstones(registry);
  return releases.flatMap(({ app, version }) => {
    const tombstone = versions.get(`${app}/${version}`);
    const artifact = artifacts.find(({ name }) => name === app);
    if (!tombstone || !artifact || contentDigest(artifact) === tombstone.digest) return [];
    return {
      rule: DELETED,
      place: `${app} ${version}`,
      message: `differs from what had this version until it was deleted ${describe(tombstone.deletion)}`,
      remedy: 'Raise the version in its package.json: a version is never written twice.',
    };
  });
}

/** What a rollback cannot go back to: what was deleted, and what `npm run gc` may delete at any time (RELEASE-8). */
export async function checkReach(registry: Registry, parts: readonly Part[]): Promise<Refusal[]> {
  const now = Date.now();
  const { versions } = await readTombstones(registry);
  const kept = whyKept(await readHoldings(registry, now));
  const refusals: Refusal[] = [];
  for (const { name, version } of parts) {
    if (version === undefined) continue;
    const key = `${name}/${version}`;
    const record = await registry.artifactRecord(name, version);
    const tombstone = versions.get(key);
    if (!record && tombstone) refusals.push(gone(name, version, tombstone));
    else if (record && !kept.has(key) && now - record.storedAt >= UNRELEASED_MS) {
      refusals.push({
        rule: OUT_OF_REACH,
        place: `${name} ${version}`,
        message: `is none of the ${REACH} versions before the live one, and was not live within ${DAYS} days: npm run gc may delete it at any time`,
        remedy: `${REBUILD} An administrator may go back to it with --force "<why>", while it is there.`,
      });
    }
  }
  return refusals;
}

/** Why a composition cannot be gone back to that was deleted; nothing where it was not. */
export async function checkCompositionDeleted(
  registry: Pick<Registry, 'records'>,
  to: string,
): Promise<Refusal[]> {
  const { compositions } = await readTombstones(registry);
  const deletion = compositions.get(Number(to));
  if (!deletion) return [];
  return [
    {
      rule: DELETED,
      place: `composition ${to}`,
      message: `was deleted with npm run gc ${describe(deletion)}`,
      remedy: 'Go back to one that npm run history lists, or ship its commit.',
    },
  ];
}

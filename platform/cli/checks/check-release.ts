import type { Artifact } from '@evmandi/contract/platform/composition';
import type { Registry } from '../../registry/registry.ts';
import type { ReleaseSet } from '../../registry/release-set.ts';
import { checkIdentity, type NewRelease, readNewArtifact } from './artifact.ts';
import { checkBudget, checkBudgetRaised } from './budget.ts';
import { type Candidate, type FolderOf, type Rule, titleOf } from './candidate.ts';
import { checkExamples } from './examples.ts';
import { checkExposes, checkSlots } from './exposes.ts';
import { checkFileKinds, checkFiles } from './files.ts';
import { checkRoutesGone, checkSlotsGone } from './gone.ts';
import { checkHostFirst } from './host-first.ts';
import { type Inspect, performJob } from './inspection/job.ts';
import { checkLayoutFiles, checkLayouts, checkLayoutsOnce } from './layouts.ts';
import { checkLinks, checkOneOfAKind } from './menu.ts';
import { checkNames } from './names.ts';
import { checkOverlaps } from './overlaps.ts';
import { type Refusal, ReleaseRefused } from './refusal.ts';
import { checkReserved } from './reserved.ts';
import { checkFallback, checkRoutes } from './routes.ts';
import { checkSameBytes } from './same-bytes.ts';
import { checkSingletons } from './singletons.ts';

/** What would leave a page without a part that it needs: kept in any composition. */
const RULES: readonly Rule[] = [
  checkHostFirst,
  checkRoutes,
  checkFallback,
  checkOneOfAKind,
  checkExposes,
  checkSlots,
  checkLayouts,
  checkLayoutsOnce,
  checkLayoutFiles,
  checkSingletons,
  checkNames,
];

/** What a team keeps to when it ships; what was live before may be of an age without these. */
const RULES_OF_SHIPPING: readonly Rule[] = [
  ...RULES,
  checkOverlaps,
  checkReserved,
  checkExamples,
  checkLinks,
  checkRoutesGone,
  checkSlotsGone,
  checkBudget,
  checkBudgetRaised,
];

/**
 * Reads new artefacts and checks each by itself: schema, identity, files, and that a version which the registry
 * holds is the same.
 * Throws ReleaseRefused with everything that is wrong with any of them.
 */
export async function readNewArtifacts(
  releases: readonly NewRelease[],
  registry: Pick<Registry, 'readArtifact'>,
  inspect: Inspect = performJob,
): Promise<Artifact[]> {
  const refusals: Refusal[] = [];
  const artifacts: Artifact[] = [];
  for (const release of releases) {
    const artifact = await readNewArtifact(release);
    if (Array.isArray(artifact)) {
      refusals.push(...artifact);
      continue;
    }
    artifacts.push(artifact);
    refusals.push(
      ...checkIdentity(release, artifact),
      ...(await checkFiles(release, artifact)),
      ...checkFileKinds(release, artifact),
      ...(await inspect({ kind: 'requires', release, artifact })),
      ...(await checkSameBytes(registry, release, artifact)),
    );
  }
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
  return artifacts;
}

/** Checks the code of new artefacts: what their styles select, what their scripts load and evaluate. */
export async function checkCode(
  releases: readonly NewRelease[],
  artifacts: readonly Artifact[],
  inspect: Inspect = performJob,
): Promise<Refusal[]> {
  const found = await Promise.all(
    releases.map(async (release) => {
      const artifact = artifacts.find(({ name }) => name === release.app);
      return artifact ? inspect({ kind: 'code', release, artifact }) : [];
    }),
  );
  return found.flat();
}

/** Checks that what the host provides still has the types that each remote was built against. */
export function checkTypes(
  { host, remotes, changed }: Candidate,
  folderOf: FolderOf,
  inspect: Inspect = performJob,
): Promise<Refusal[]> {
  const parts = host ? [host, ...remotes] : remotes;
  const folders = Object.fromEntries(parts.map((part) => [titleOf(part), folderOf(part)]));
  return inspect({ kind: 'signatures', candidate: { host, remotes, changed }, folders });
}

/** The live composition with the new artefacts in it; or, `whole`, of the new artefacts alone. */
export function compose(
  live: ReleaseSet | undefined,
  artifacts: readonly Artifact[],
  whole = false,
): Candidate {
  const changed = new Set(artifacts.map(({ name }) => name));
  const kept = whole ? [] : (live?.remotes.filter(({ name }) => !changed.has(name)) ?? []);
  const remotes = artifacts.filter((artifact) => artifact.kind === 'remote');
  const host = artifacts.find((artifact) => artifact.kind === 'host') ?? live?.host;
  return { host, remotes: [...kept, ...remotes], changed, live };
}

const textOf = ({ rule, place, message }: Refusal) => `${rule} ${place} ${message}`;

/**
 * What is wrong already and has nothing to do with the release: it is broken in the live composition, and
 * among those of its parts alone that stay. So that one part's accepted mistake holds up no other part.
 */
function knownFaults({ changed, live }: Candidate, rules: readonly Rule[]): Set<string> {
  if (!live) return new Set();
  const { host, remotes } = live;
  const stays = ({ name }: { name: string }) => !changed.has(name);
  const faultsOf = (parts: Pick<Candidate, 'host' | 'remotes'>) =>
    rules.flatMap((rule) => rule({ ...parts, changed, live })).map(textOf);
  const staying = new Set(
    faultsOf({ host: stays(host) ? host : undefined, remotes: remotes.filter(stays) }),
  );
  return new Set(faultsOf({ host, remotes }).filter((text) => staying.has(text)));
}

/** Returns what the release would break; `shipping` adds the rules for what a team ships. */
export function findFaults(candidate: Candidate, { shipping }: { shipping: boolean }): Refusal[] {
  const rules = shipping ? RULES_OF_SHIPPING : RULES;
  const refusals = rules.flatMap((rule) => rule(candidate));
  if (refusals.length === 0) return [];
  const known = knownFaults(candidate, rules);
  return refusals.filter((refusal) => !known.has(textOf(refusal)));
}

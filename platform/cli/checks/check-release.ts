import type { Artifact } from '@evmandi/contract/platform/composition';
import type { ReleaseSet } from '../../registry/release-set.ts';
import { checkIdentity, type NewRelease, readNewArtifact } from './artifact.ts';
import { checkBudget } from './budget.ts';
import type { Candidate, Rule } from './candidate.ts';
import { checkExposes, checkSlots } from './exposes.ts';
import { checkFiles } from './files.ts';
import { checkHostFirst } from './host-first.ts';
import { checkLayoutFiles, checkLayouts, checkLayoutsOnce } from './layouts.ts';
import { checkLinks, checkOneOfAKind } from './menu.ts';
import { checkNames } from './names.ts';
import { type Refusal, ReleaseRefused } from './refusal.ts';
import { checkRequires } from './requires.ts';
import { checkFallback, checkRoutes } from './routes.ts';
import { checkSingletons } from './singletons.ts';

const RULES: readonly Rule[] = [
  checkHostFirst,
  checkRoutes,
  checkFallback,
  checkLinks,
  checkOneOfAKind,
  checkExposes,
  checkSlots,
  checkLayouts,
  checkLayoutsOnce,
  checkLayoutFiles,
  checkSingletons,
  checkNames,
  checkBudget,
];

/**
 * Reads new artefacts and checks each by itself: schema, identity, files.
 * Throws ReleaseRefused with everything that is wrong with any of them.
 */
export async function readNewArtifacts(releases: readonly NewRelease[]): Promise<Artifact[]> {
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
      ...(await checkRequires(release, artifact)),
    );
  }
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
  return artifacts;
}

function compose(live: ReleaseSet | undefined, artifacts: readonly Artifact[]): Candidate {
  const changed = new Set(artifacts.map(({ name }) => name));
  const kept = live?.remotes.filter(({ name }) => !changed.has(name)) ?? [];
  const remotes = artifacts.filter((artifact) => artifact.kind === 'remote');
  const host = artifacts.find((artifact) => artifact.kind === 'host') ?? live?.host;
  return { host, remotes: [...kept, ...remotes], changed, live };
}

/**
 * Checks the live composition with the new artefacts in it as a whole and returns it.
 * Throws ReleaseRefused with every rule that it breaks.
 */
export function checkComposition(
  live: ReleaseSet | undefined,
  artifacts: readonly Artifact[],
): Candidate {
  const candidate = compose(live, artifacts);
  const refusals = RULES.flatMap((rule) => rule(candidate));
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
  return candidate;
}

import type { Artifact, Composition } from '@evmandi/contract/platform/composition';
import type { Registry } from '../registry/registry.ts';
import type { ReleaseSet } from '../registry/release-set.ts';
import type { Candidate } from './checks/candidate.ts';
import { checkComposition, readNewArtifacts } from './checks/check-release.ts';
import { UserError } from './context.ts';
import { readLive, versionIn } from './history.ts';
import { discard, type PreparedRelease } from './prepare.ts';
import { withdrawnAfter } from './withdrawn.ts';

const MOST_ATTEMPTS = 20;

interface Move {
  name: string;
  version: string;
  previous: string | undefined;
}

export interface ReleaseResult {
  /** Number of the composition that is live now. */
  number: number;
  /** What changed; empty when all of it was live already. */
  moves: Move[];
}

interface ReleaseOptions {
  releases: readonly PreparedRelease[];
  reason: string;
  /** What it replaces was a mistake: open pages made of that leave it. */
  withdraws?: boolean;
  /** Called with what is live before every attempt; throws when the release makes no sense any more. */
  guard?: (live: ReleaseSet | undefined) => void;
}

/** Puts what is staged into the registry. Returns the artefacts as the registry holds them. */
async function store(
  registry: Registry,
  releases: readonly PreparedRelease[],
): Promise<Artifact[]> {
  const stored: Artifact[] = [];
  for (const { app, version, folder, staged } of releases) {
    if (staged) await registry.putArtifact(folder);
    const artifact = await registry.readArtifact(app, version);
    if (!artifact) throw new Error(`${app} ${version} is not in the registry`);
    stored.push(artifact);
  }
  return stored;
}

function movesOf(live: ReleaseSet | undefined, artifacts: readonly Artifact[]): Move[] {
  return artifacts
    .map(({ name, version }) => ({
      name,
      version,
      previous: live && versionIn(live.composition, name),
    }))
    .filter(({ version, previous }) => version !== previous);
}

type Described = Pick<Composition, 'reason' | 'withdrawn'>;

async function putNext(registry: Registry, { host, remotes }: Candidate, described: Described) {
  const number = ((await registry.compositionNumbers()).at(-1) ?? 0) + 1;
  const composition: Composition = {
    number,
    createdAt: new Date().toISOString(),
    ...described,
    host: host?.version ?? '',
    remotes: Object.fromEntries(
      remotes
        .map(({ name, version }) => [name, version] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
  return (await registry.putComposition(composition)) ? number : undefined;
}

/**
 * Makes a release: checks it, stores it and moves the channel. Another process that moves the channel meanwhile
 * goes first; the check is then done again against the new live composition.
 * Throws ReleaseRefused, leaving everything as it was, when a rule is broken.
 */
export async function release(registry: Registry, options: ReleaseOptions): Promise<ReleaseResult> {
  const { releases, reason, withdraws = false, guard } = options;
  try {
    let artifacts = await readNewArtifacts(releases);
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const { sequence, set } = await readLive(registry);
      guard?.(set);
      const candidate = checkComposition(set, artifacts);
      if (attempt === 1) artifacts = await store(registry, releases);
      const moves = movesOf(set, artifacts);
      if (set && moves.length === 0) return { number: set.composition.number, moves };
      const withdrawn = withdrawnAfter(set?.composition, candidate, withdraws);
      const number = await putNext(registry, candidate, { reason, ...withdrawn });
      if (number && (await registry.moveChannel(sequence, number))) return { number, moves };
    }
  } finally {
    await discard(releases);
  }
  throw new UserError('Others kept releasing at the same moment: run the command again.');
}

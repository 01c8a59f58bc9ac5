import type { Artifact, Composition } from '@evmandi/contract/platform/composition';
import { canariesAfter, drawSalt, withCanary } from '../canary/canaries.ts';
import { QUOTA, type Quota } from '../gc/limits.ts';
import { MOST_ATTEMPTS, pauseAfter } from '../registry/attempts.ts';
import { nextNumber } from '../registry/composition.ts';
import type { Registry } from '../registry/registry.ts';
import type { ReleaseSet } from '../registry/release-set.ts';
import type { Candidate, FolderOf } from './checks/candidate.ts';
import {
  checkCode,
  checkDocuments,
  checkTypes,
  compose,
  readNewArtifacts,
} from './checks/check-release.ts';
import { checkHeld, checkTombstones } from './checks/deleted.ts';
import { heldBack } from './checks/held-back.ts';
import type { Inspect } from './checks/inspection/job.ts';
import { checkQuota } from './checks/quota.ts';
import { type Refusal, ReleaseRefused } from './checks/refusal.ts';
import { checkSameBytes } from './checks/same-bytes.ts';
import { acceptedBy, type Consent } from './consent.ts';
import { UserError } from './context.ts';
import { readLive, versionIn } from './history.ts';
import type { Lap } from './laps.ts';
import { discard, type PreparedRelease } from './prepare.ts';
import { withdrawnAfter } from './withdrawn.ts';

interface Move {
  name: string;
  /** `undefined` for a remote that is part of the site no more. */
  version: string | undefined;
  previous: string | undefined;
}

export interface ReleaseResult {
  /** Number of the composition that is live now. */
  number: number;
  /** What changed; empty when all of it was live already. */
  moves: Move[];
}

/** What was found out about a candidate beyond its documents. */
interface Examination {
  refusals: Refusal[];
  /** What was run of it, for the history. */
  ran?: string;
}

interface ReleaseOptions {
  releases: readonly PreparedRelease[];
  reason: string;
  /** What it replaces was a mistake: open pages made of that leave it. */
  withdraws?: boolean;
  /** Holds it to the rules of shipping, too; a rollback only has to fit the parts beside it. */
  shipping?: boolean;
  /** The release, a single one, is for that share of the visitors (`readShare`). */
  share?: number | undefined;
  /** The releases are the whole site: what is not among them leaves it. */
  whole?: boolean;
  /** What the registry may hold of an app, where it is shipped. */
  quota?: Quota;
  consent?: Consent;
  sources?: Composition['sources'];
  /** Called with what is live before every attempt; throws when the release makes no sense any more. */
  guard?: (live: ReleaseSet | undefined) => void;
  /** Runs a candidate whose documents are good, or whose faults were accepted. */
  examine?: (candidate: Candidate, folderOf: FolderOf) => Promise<Examination>;
  /** Reads foreign files; in this process when left out. */
  inspect?: Inspect;
  lap?: Lap;
}

/**
 * Puts what is staged into the registry. Returns the artefacts as the registry holds them. Throws ReleaseRefused
 * where another has meanwhile stored something else under the same version: nobody has checked that here.
 */
async function store(
  registry: Registry,
  releases: readonly PreparedRelease[],
  checked: readonly Artifact[],
): Promise<Artifact[]> {
  const stored: Artifact[] = [];
  for (const release of releases) {
    const { app, version, folder, staged } = release;
    if (staged) await registry.putArtifact(folder);
    const own = checked.find(({ name }) => name === app);
    const others = own ? await checkSameBytes(registry, release, own) : [];
    if (others.length > 0) throw new ReleaseRefused(others);
    const artifact = await registry.readArtifact(app, version);
    // It was deleted a moment ago.
    if (!artifact) throw new ReleaseRefused(await checkHeld(registry, [{ name: app, version }]));
    stored.push(artifact);
  }
  return stored;
}

function movesOf({ live, host, remotes }: Candidate): Move[] {
  const parts = [...(host ? [host] : []), ...remotes];
  const before = live ? [live.host, ...live.remotes] : [];
  const gone = before.filter(({ name }) => !parts.some((part) => part.name === name));
  const previous = (name: string) => live && versionIn(live.composition, name);
  return [
    ...parts.map(({ name, version }) => ({ name, version, previous: previous(name) })),
    ...gone.map(({ name, version }) => ({ name, version: undefined, previous: version })),
  ].filter(({ version, previous }) => version !== previous);
}

type Described = Pick<Composition, 'reason' | 'withdrawn' | 'sources' | 'ran'>;

function versionsOf({ host, remotes }: Candidate): Pick<Composition, 'host' | 'remotes'> {
  const pairs = remotes.map(({ name, version }) => [name, version] as const);
  return {
    host: host?.version ?? '',
    remotes: Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** What follows: the candidate, or with a share what is live with the candidate's new part as a canary. */
async function putNext(
  registry: Registry,
  candidate: Candidate,
  { share, ...described }: Described & { share: number | undefined },
) {
  const number = await nextNumber(registry);
  const live = candidate.live?.composition;
  const [moved] = movesOf(candidate);
  const versions = versionsOf(candidate);
  const parts =
    share === undefined || !moved?.version
      ? { ...versions, ...canariesAfter(live, versions) }
      : withCanary(live, number, { app: moved.name, version: moved.version, share });
  const made = { number, createdAt: new Date().toISOString(), salt: drawSalt() };
  const composition = { ...made, ...described, ...parts };
  return (await registry.putComposition(composition)) ? number : undefined;
}

const keyOf = ({ host, remotes }: Candidate) =>
  [host, ...remotes].map((part) => part && `${part.name} ${part.version}`).join(', ');

/** The same composition is run once, however often others go first. */
function onceEach(examine: NonNullable<ReleaseOptions['examine']>) {
  const known = new Map<string, Examination>();
  return async (candidate: Candidate, folderOf: FolderOf) => {
    const key = keyOf(candidate);
    const examination = known.get(key) ?? (await examine(candidate, folderOf));
    known.set(key, examination);
    return examination;
  };
}

/** Files of what is built lie in staging until they are stored. */
const folders =
  (registry: Registry, staged: readonly PreparedRelease[]): FolderOf =>
  ({ name, version }) =>
    staged.find(({ app }) => app === name)?.folder ?? registry.artifactFolder(name, version) ?? '';

/**
 * Makes a release: checks it, runs it, stores it and moves the channel. Another process that moves the channel
 * meanwhile goes first; all is then done again against the new live composition.
 * Throws ReleaseRefused, leaving everything as it was, when a rule is broken that `consent` does not lift.
 */
export async function release(registry: Registry, options: ReleaseOptions): Promise<ReleaseResult> {
  const { releases, reason, consent = {}, sources, inspect, lap } = options;
  const { shipping = false, whole = false, withdraws = false, share, quota = QUOTA } = options;
  const examine = onceEach(options.examine ?? (async () => ({ refusals: [] })));
  try {
    let artifacts = await readNewArtifacts(releases, registry, inspect);
    acceptedBy({}, await checkTombstones(registry, releases, artifacts));
    const inCode = shipping ? await checkCode(releases, artifacts, inspect) : [];
    const inSize = shipping ? await checkQuota(registry, quota, artifacts) : [];
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const { sequence, set } = await readLive(registry);
      options.guard?.(set);
      const candidate = compose(set, artifacts, whole);
      const moves = movesOf(candidate);
      if (set && moves.length === 0) return { number: set.composition.number, moves };
      // A whole site was live as it is.
      const folderOf = folders(registry, attempt === 1 ? releases : []);
      const inTypes = shipping ? await checkTypes(candidate, folderOf, inspect) : [];
      const inDocuments = whole
        ? []
        : [
            ...(await checkDocuments(candidate, shipping, inspect)),
            ...inCode,
            ...inTypes,
            ...inSize,
          ];
      acceptedBy(consent, [...(await heldBack(registry, moves)), ...inDocuments]);
      lap?.('rules');
      const { refusals, ran } = await examine(candidate, folderOf);
      const accepted = acceptedBy(consent, [...inDocuments, ...refusals]);
      // What was examined for a minute may have been pinned meanwhile.
      acceptedBy(consent, await heldBack(registry, moves));
      if (attempt === 1) artifacts = await store(registry, releases, artifacts);
      const described = {
        share,
        reason: reason + accepted,
        ...withdrawnAfter(set?.composition, candidate, withdraws),
        ...(sources && { sources }),
        ...(ran !== undefined && { ran }),
      };
      const number = await putNext(registry, candidate, described);
      if (number !== undefined) acceptedBy({}, await checkHeld(registry, moves));
      const isLive = number !== undefined && (await registry.moveChannel(sequence, number));
      lap?.('store');
      if (isLive) return { number, moves };
      await pauseAfter(attempt);
    }
  } catch (error) {
    // Files of a stored version may have been deleted while they were read.
    const stored = releases.filter(({ staged }) => !staged);
    const parts = stored.map(({ app: name, version }) => ({ name, version }));
    const gone = await checkHeld(registry, parts).catch(() => []);
    throw gone.length > 0 ? new ReleaseRefused(gone) : error;
  } finally {
    await discard(releases);
  }
  throw new UserError('Others kept releasing at the same moment: run the command again.');
}

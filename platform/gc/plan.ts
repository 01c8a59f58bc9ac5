import { artifactSchema } from '@evmandi/contract/platform/composition';
import { contentDigest } from '../cli/checks/same-bytes.ts';
import { integrityOf } from '../registry/digests.ts';
import type { ArtifactRecord, Registry } from '../registry/types.ts';
import { readHoldings } from './holdings.ts';
import { UNRELEASED_MS } from './limits.ts';
import { lastReleaseOf, oldCompositions } from './old-compositions.ts';
import { type Reason, whyKept } from './why-kept.ts';

/** A version that is in nothing that is used. */
export interface OldVersion {
  app: string;
  version: string;
  bytes: number;
  /** Of its content (`contentDigest`). */
  digest: string;
  /** When it was live last; `undefined` where it never was. */
  until: string | undefined;
}

export interface KeptVersion extends Pick<OldVersion, 'app' | 'version' | 'bytes'> {
  reason: Reason;
}

/** What can be deleted, and why the rest is kept. */
export interface Plan {
  versions: OldVersion[];
  kept: KeptVersion[];
  compositions: { old: number[]; kept: number };
}

const parsed = (text: string) => {
  try {
    return artifactSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Bytes of an artefact with its compressed copies, as its document records them. */
export function bytesOf({ text }: Pick<ArtifactRecord, 'text'>): number {
  const files = Object.values(parsed(text)?.files ?? {});
  return files.reduce((sum, { bytes, br = 0 }) => sum + bytes + br, Buffer.byteLength(text));
}

/** Of what is damaged, the digest of the text: no build has that one. */
function digestOf({ text }: ArtifactRecord): string {
  const artifact = parsed(text);
  return artifact ? contentDigest(artifact) : integrityOf(text);
}

/**
 * Finds what can be deleted at that moment. Throws a RegistryError or a UserError where the registry does not say
 * what is in use.
 */
export async function planDeletion(registry: Registry, now: number): Promise<Plan> {
  // First: what is stored later is not judged.
  const stored = await registry.artifacts();
  const holdings = await readHoldings(registry, now);
  if (holdings.problem) throw holdings.problem;
  const reasons = whyKept(holdings);
  const { history } = holdings;
  const last = lastReleaseOf(history);
  const untilOf = (key: string) => {
    const released = last.get(key);
    return released && history[history.indexOf(released) + 1]?.movedAt;
  };
  const versions: OldVersion[] = [];
  const kept: KeptVersion[] = [];
  for (const key of stored) {
    const [app = '', version = ''] = key.split('/');
    const record = await registry.artifactRecord(app, version);
    if (!record) continue;
    const bytes = bytesOf(record);
    const isNew = now - record.storedAt < UNRELEASED_MS;
    const reason = reasons.get(key) ?? (isNew ? 'stored today' : undefined);
    if (reason) kept.push({ app, version, bytes, reason });
    else versions.push({ app, version, bytes, digest: digestOf(record), until: untilOf(key) });
  }
  const old = oldCompositions(holdings, reasons.keys());
  const all = new Set(history.map(({ composition }) => composition.number));
  return {
    versions,
    kept,
    compositions: { old, kept: all.size + holdings.neverLive.length - old.length },
  };
}

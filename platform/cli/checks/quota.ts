import type { Artifact } from '@evmandi/contract/platform/composition';
import type { Quota } from '../../gc/limits.ts';
import { bytesOf } from '../../gc/sizes.ts';
import { ARTIFACT_FILE } from '../../registry/documents.ts';
import type { Registry } from '../../registry/types.ts';
import type { Refusal } from './refusal.ts';

const QUOTA_RULE = 'quota';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * New versions leave an app within its quota. All that the registry holds counts, also what `npm run gc` would delete
 * (RELEASE-9).
 */
export async function checkQuota(
  registry: Pick<Registry, 'artifacts' | 'artifactRecord'>,
  quota: Quota,
  artifacts: readonly Artifact[],
): Promise<Refusal[]> {
  const stored = await registry.artifacts();
  const refusals: Refusal[] = [];
  for (const artifact of artifacts) {
    const { name, version } = artifact;
    const own = stored.filter((key) => key.startsWith(`${name}/`));
    if (own.includes(`${name}/${version}`)) continue;
    let used = 0;
    for (const key of own) {
      const record = await registry.artifactRecord(name, key.slice(name.length + 1));
      if (record) used += bytesOf(record.text);
    }
    const added = bytesOf(JSON.stringify(artifact));
    if (own.length < quota.versions && used + added <= quota.bytes) continue;
    refusals.push({
      rule: QUOTA_RULE,
      place: `${name}, ${ARTIFACT_FILE}`,
      message: `${name} has ${own.length} versions of at most ${quota.versions}, and ${megabytes(used)} of at most ${megabytes(quota.bytes)}; ${version} would add ${megabytes(added)}`,
      remedy:
        'An administrator deletes old versions: npm run gc lists them, npm run gc -- --delete deletes them. Or raise QUOTA_MB or QUOTA_VERSIONS.',
    });
  }
  return refusals;
}

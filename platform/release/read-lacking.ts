import { isDevOrigin } from '@evmandi/contract/platform/override';
import type { LackingAnswer } from '@evmandi/contract/platform/staff-reads';
import { checkHeld } from '../cli/checks/deleted.ts';
import { readMarks } from '../cli/checks/held-back.ts';
import type { Registry } from '../registry/registry.ts';

const unknown = (app: string, version: string) => ({ app, version, why: 'unknown' as const });

/**
 * Tells which versions cannot be tried: not stored, or retired. Dev servers are for the edge to judge. The others are
 * kept from being deleted for a day (RELEASE-4).
 */
export async function readLacking(
  registry: Registry,
  versions: Readonly<Record<string, string>>,
): Promise<LackingAnswer> {
  const { retired } = await readMarks(registry);
  const found = Object.entries(versions)
    .filter(([, version]) => !isDevOrigin(version))
    .map(async ([app, version]) => {
      if (retired.has(`${app} ${version}`)) return [{ app, version, why: 'retired' as const }];
      if (!(await registry.artifactRecord(app, version))) return [unknown(app, version)];
      await registry.records.putTried({ app, version, at: new Date().toISOString() });
      // It may have been chosen to be deleted before that.
      const gone = await checkHeld(registry, [{ name: app, version }]);
      return gone.length > 0 ? [unknown(app, version)] : [];
    });
  return { lacking: (await Promise.all(found)).flat() };
}

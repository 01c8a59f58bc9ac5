import type { Artifact, Composition } from '@evmandi/contract/platform/composition';
import { partsOf } from '../registry/composition.ts';
import type { Registry } from '../registry/types.ts';
import { hasContentName } from './file-addresses.ts';
import type { LiveSite } from './live-site.ts';
import { shared } from './shared.ts';

/** Pages of older compositions are long closed. */
const MOST_COMPOSITIONS = 100;

/**
 * Finds versions that hold a file which is named by its content, for addresses that name no version: the live
 * ones first, then those of the newest compositions.
 */
export function createFileVersions(registry: Registry, live: LiveSite) {
  const versions = new Map<string, string>();
  const indexed = new Set<string>();
  const compositions = new Map<number, Composition>();

  function index({ name, version, files }: Artifact): void {
    const key = `${name}/${version}`;
    if (indexed.has(key)) return;
    indexed.add(key);
    for (const file of Object.keys(files).filter(hasContentName)) {
      versions.set(`${name}/${file}`, version);
    }
  }

  const listCompositions = shared(async () => {
    const numbers = (await registry.compositionNumbers()).slice(-MOST_COMPOSITIONS).reverse();
    for (const number of numbers) {
      const composition = compositions.get(number) ?? (await registry.readComposition(number));
      if (composition) compositions.set(number, composition);
    }
    for (const number of compositions.keys()) {
      if (!numbers.includes(number)) compositions.delete(number);
    }
    return numbers.flatMap((number) => compositions.get(number) ?? []);
  });

  /** Returns a version whose artefact holds `file`, a path such as `browser/static/js/…`. */
  return async (name: string, file: string): Promise<string | undefined> => {
    const key = `${name}/${file}`;
    if (versions.has(key) || !hasContentName(file)) return versions.get(key);
    const { release } = (await live()) ?? {};
    for (const artifact of release ? [release.host, ...release.remotes] : []) index(artifact);
    if (versions.has(key)) return versions.get(key);
    for (const composition of await listCompositions()) {
      for (const { version } of partsOf(composition).filter((part) => part.name === name)) {
        if (indexed.has(`${name}/${version}`)) continue;
        const artifact = await registry.readArtifact(name, version);
        if (artifact) index(artifact);
        if (versions.has(key)) return versions.get(key);
      }
    }
    return undefined;
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Artifact } from '@evmandi/contract/platform/composition';
import { LRUCache } from 'lru-cache';
import { isStored } from '../registry/artifact-store.ts';
import { RegistryError } from '../registry/registry-error.ts';
import type { ReleaseSet } from '../registry/release-set.ts';
import {
  type FileFault,
  filesInFolder,
  findFileFaults,
  type StoredFiles,
} from '../registry/stored-files.ts';
import type { Registry } from '../registry/types.ts';
import { shared } from './shared.ts';

/** A file of an artefact, as its digest says, with its compressed copies. */
export interface VerifiedFile {
  content: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const MOST_BYTES = 256 * 1024 * 1024;
const MOST_ARTIFACTS = 500;
/** Requests for artefacts that this edge has not used yet ask the registry no more often. */
const LIST_EVERY_MS = 250;
const PARTS = { '': 'content', '.br': 'br', '.gz': 'gzip' } as const;

const bytesOf = ({ content, br, gzip }: VerifiedFile) =>
  1 + content.length + (br?.length ?? 0) + (gzip?.length ?? 0);

const keyOf = ({ name, version }: Pick<Artifact, 'name' | 'version'>) => `${name}/${version}`;

/** The browser files of artefacts, checked when they are read and held in memory from then on. */
function createVerifiedFiles(registry: Registry) {
  const files = new LRUCache<string, VerifiedFile>({
    maxSize: MOST_BYTES,
    sizeCalculation: bytesOf,
  });
  const used = new LRUCache<string, Artifact>({ max: MOST_ARTIFACTS });
  let listedAt = Number.NEGATIVE_INFINITY;
  const list = shared(async () => {
    await wait(Math.max(0, listedAt + LIST_EVERY_MS - performance.now()));
    listedAt = performance.now();
    return registry.artifacts();
  });

  async function find(key: string): Promise<Artifact | undefined> {
    const known = used.get(key);
    // Its copy on this disk may have been cleared since.
    if (known && (await isStored(registry.root, known.name, known.version))) return known;
    if (!(await list()).includes(key)) return undefined;
    const [name = '', version = ''] = key.split('/');
    const artifact = await registry.readArtifact(name, version);
    if (artifact) used.set(key, artifact);
    return artifact;
  }

  async function faultsOf(artifact: Artifact, path: string, stored: StoredFiles) {
    const record = artifact.files[path];
    if (!record) return [];
    const parts: Partial<VerifiedFile> = {};
    const faults = await findFileFaults(
      { files: { [path]: record } },
      stored,
      async (at, bytes) => {
        parts[PARTS[at.slice(path.length) as keyof typeof PARTS]] = bytes;
      },
    );
    const { content, ...copies } = parts;
    if (content && faults.length === 0) {
      files.set(`${keyOf(artifact)}/${path}`, { content, ...copies });
    }
    return faults;
  }

  async function verify(artifact: Artifact, paths: readonly string[]): Promise<void> {
    const folder = registry.artifactFolder(artifact.name, artifact.version) ?? '';
    const stored = await filesInFolder(folder);
    const faults: FileFault[] = [];
    for (const path of paths) faults.push(...(await faultsOf(artifact, path, stored)));
    if (faults.length === 0) return;
    const named = faults.map(({ path, message }) => ({ field: path, expected: message }));
    throw new RegistryError(`artifacts/${keyOf(artifact)}`, named);
  }

  return {
    /**
     * A browser file by its path inside the artefact; `undefined` when there is none. Throws a RegistryError
     * when it, or a copy of it, is not what the artefact records: nothing else is ever answered.
     */
    async read(name: string, version: string, path: string): Promise<VerifiedFile | undefined> {
      const key = `${keyOf({ name, version })}/${path}`;
      const known = files.get(key);
      if (known) return known;
      const artifact = await find(keyOf({ name, version }));
      if (!artifact || !Object.hasOwn(artifact.files, path)) return undefined;
      await verify(artifact, [path]);
      return files.get(key);
    },
    /** Reads all browser files of a release ahead. Throws a RegistryError that names what is damaged. */
    async load({ host, remotes }: ReleaseSet): Promise<void> {
      for (const artifact of [host, ...remotes]) {
        const paths = Object.keys(artifact.files).filter(
          (path) => path.startsWith('browser/') && !files.has(`${keyOf(artifact)}/${path}`),
        );
        if (paths.length > 0) await verify(artifact, paths);
        used.set(keyOf(artifact), artifact);
      }
    },
  };
}
type VerifiedFiles = ReturnType<typeof createVerifiedFiles>;

const ofRegistries = new WeakMap<Registry, VerifiedFiles>();

/** The files of a registry: what follows its channel and what serves its files share them. */
export function verifiedFiles(registry: Registry): VerifiedFiles {
  const files = ofRegistries.get(registry) ?? createVerifiedFiles(registry);
  ofRegistries.set(registry, files);
  return files;
}

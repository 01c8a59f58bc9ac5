import type { Composition } from '@evmandi/contract/platform/composition';
import { ARTIFACT_FILE, parseArtifact } from './documents.ts';
import { RegistryError } from './registry-error.ts';
import { findFileFaults, findStrayFiles } from './stored-files.ts';
import type { Registry } from './types.ts';

type OnBroken = (damage: RegistryError) => void;

/** What `work` answers; a RegistryError is passed on, and answered with `undefined`. */
async function unlessBroken<Value>(work: () => Promise<Value>, onBroken: OnBroken) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    onBroken(error);
    return undefined;
  }
}

async function intactCompositions(registry: Registry, onBroken: OnBroken): Promise<Composition[]> {
  const intact: Composition[] = [];
  for (const number of await registry.compositionNumbers()) {
    const read = () => registry.readComposition(number);
    const composition = await unlessBroken(read, onBroken);
    if (composition) intact.push(composition);
  }
  return intact;
}

const namedBy = ({ host, remotes }: Composition) =>
  Object.entries({ host, ...remotes }).map(([name, version]) => ({ name, version }));

async function checkArtifact(registry: Registry, key: string, digest: string | undefined) {
  const [name = '', version = ''] = key.split('/');
  const file = `artifacts/${key}`;
  const stored = await registry.artifactFiles(name, version);
  if (!stored) return;
  const text = (await stored.read(ARTIFACT_FILE)).toString('utf8');
  const artifact = parseArtifact(text, { name, version, digest });
  const faults = [...(await findFileFaults(artifact, stored)), ...findStrayFiles(artifact, stored)];
  if (faults.length === 0) return;
  const named = faults.map(({ path, message }) => ({ field: path, expected: message }));
  throw new RegistryError(file, named);
}

/** Everything stored that is not as it was put, or is missing; reads all of the registry. */
export async function findDamage(registry: Registry): Promise<RegistryError[]> {
  const damage: RegistryError[] = [];
  const onBroken: OnBroken = (error) => damage.push(error);
  const states = await registry.channelHistory(onBroken);
  const compositions = await intactCompositions(registry, onBroken);
  const numbers = new Set(await registry.compositionNumbers());
  const missing = new Set(states.map(({ composition }) => composition));
  for (const number of [...missing].filter((one) => !numbers.has(one))) {
    const expected = 'must be there: the channel pointed at it';
    onBroken(new RegistryError(`compositions/${number}.json`, [{ field: '(document)', expected }]));
  }

  const there = await registry.artifacts();
  const digests = new Map<string, string | undefined>(there.map((key) => [key, undefined]));
  for (const composition of compositions) {
    for (const { name, version } of namedBy(composition)) {
      const key = `${name}/${version}`;
      digests.set(key, composition.digests?.[name] ?? digests.get(key));
      if (there.includes(key)) continue;
      const expected = `names version ${version}, which the registry does not hold`;
      const file = `compositions/${composition.number}.json`;
      onBroken(new RegistryError(file, [{ field: name, expected }]));
    }
  }
  for (const [key, digest] of digests) {
    await unlessBroken(() => checkArtifact(registry, key, digest), onBroken);
  }
  return damage;
}

import type { Composition } from '@evmandi/contract/platform/composition';
import { partsOf } from './composition.ts';
import { ARTIFACT_FILE, parseArtifact } from './documents.ts';
import { RegistryError } from './registry-error.ts';
import { findFileFaults, findStrayFiles } from './stored-files.ts';
import { readTombstones } from './tombstones.ts';
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

const missing = (file: string, expected: string) =>
  new RegistryError(file, [{ field: '(document)', expected: `must be there: ${expected}` }]);

/** One error for each gap in what is numbered from 1 on without one. */
function findGaps(folder: string, numbers: Iterable<number>): RegistryError[] {
  let before = 0;
  return [...numbers]
    .sort((a, b) => a - b)
    .flatMap((number) => {
      const first = before + 1;
      before = number;
      if (number <= first) return [];
      const more = number - first > 1 ? `, as all up to ${number - 1}.json` : '';
      return [missing(`${folder}/${first}.json`, `${number}.json was put after it${more}`)];
    });
}

async function checkArtifact(registry: Registry, key: string, digest: string | undefined) {
  const [name = '', version = ''] = key.split('/');
  const file = `artifacts/${key}`;
  const stored = await registry.artifactFiles(name, version);
  if (!stored) throw missing(`${file}/${ARTIFACT_FILE}`, 'nothing says what the others are');
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
  const deleted = await readTombstones(registry);
  const states = (await unlessBroken(() => registry.channelHistory(onBroken), onBroken)) ?? [];
  const broken = damage.map(({ file }) =>
    Number(/(?<!\d)(\d+)\.json$/.exec(file)?.[1] ?? Number.NaN),
  );
  const moves = [...states.map(({ sequence }) => sequence), ...broken.filter(Number.isInteger)];
  for (const gap of findGaps('channels/stable', [...moves, ...deleted.states])) onBroken(gap);
  const compositions =
    (await unlessBroken(() => intactCompositions(registry, onBroken), onBroken)) ?? [];
  const numbers =
    (await unlessBroken(
      () => registry.compositionNumbers(),
      () => undefined,
    )) ?? [];
  const pointedAt = new Set(states.map(({ composition }) => composition));
  for (const number of [...numbers, ...deleted.compositions.keys()]) pointedAt.delete(number);
  for (const number of pointedAt) {
    onBroken(missing(`compositions/${number}.json`, 'the channel pointed at it'));
  }
  for (const gap of findGaps('compositions', [
    ...numbers,
    ...pointedAt,
    ...deleted.compositions.keys(),
  ]))
    onBroken(gap);
  if (numbers.length > 0 && moves.length === 0 && damage.length === 0) {
    onBroken(missing('channels/stable/1.json', 'compositions are stored, and none is live'));
  }

  const there = await registry.artifacts();
  const digests = new Map<string, string | undefined>(there.map((key) => [key, undefined]));
  for (const composition of compositions) {
    for (const { key: part, name, version } of partsOf(composition)) {
      const key = `${name}/${version}`;
      if (!there.includes(key) && deleted.versions.has(key)) continue;
      digests.set(key, composition.digests?.[part] ?? digests.get(key));
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

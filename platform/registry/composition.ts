import {
  type Composition,
  compositionSchema,
  writtenCompositionSchema,
} from '@evmandi/contract/platform/composition';
import { integrityOf, sealed } from './digests.ts';
import { documentText, parseSealed, requireField } from './documents.ts';
import type { Registry } from './types.ts';

/** What a composition is made of, its canaries last; `key` is how its digests call a part. */
export function partsOf({ host, remotes, canaries = [] }: Composition) {
  return [
    ...Object.entries({ host, ...remotes }).map(([name, version]) => ({
      key: name,
      name,
      version,
    })),
    ...canaries.map(({ app: name, version }) => ({ key: `${name} ${version}`, name, version })),
  ];
}

/** The number that the next composition takes, unless another process takes it first. */
export const nextNumber = async (registry: Pick<Registry, 'compositionNumbers'>): Promise<number> =>
  ((await registry.compositionNumbers()).at(-1) ?? 0) + 1;

/** Reads the stored composition of that number; throws a RegistryError unless it is that one, unchanged. */
export function parseComposition(text: string, number: number): Composition {
  const file = `compositions/${number}.json`;
  const composition = parseSealed(file, compositionSchema, text);
  requireField(file, 'number', composition.number, number);
  return composition;
}

/**
 * Names what a composition is, whatever else its document says: in another registry, or in this one after an
 * older copy was put back, another one may have the same number.
 */
export function compositionDigest(composition: Composition): string {
  const { number, createdAt, host, remotes, digests = {} } = composition;
  const sorted = (record: Record<string, string>) => Object.entries(record).sort();
  const named = [number, createdAt, host, sorted(remotes), sorted(digests)];
  return integrityOf(JSON.stringify(named));
}

/**
 * The document of a composition: with the digest of each `artifact.json` that it names, as far as `textOf`
 * has it, and a seal. Throws a ZodError when anything in it is unknown.
 */
export async function compositionText(
  composition: Composition,
  textOf: (name: string, version: string) => Promise<string | undefined>,
): Promise<string> {
  const digests: Record<string, string> = {};
  for (const { key, name, version } of partsOf(composition)) {
    const text = await textOf(name, version);
    if (text !== undefined) digests[key] = integrityOf(text);
  }
  return documentText(sealed(writtenCompositionSchema.parse({ ...composition, digests })));
}

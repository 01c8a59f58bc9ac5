import { type Artifact, artifactSchema } from '@evmandi/contract/platform/composition';
import type { z } from 'zod';
import { integrityOf, requireSeal } from './digests.ts';
import { type Fault, RegistryError } from './registry-error.ts';

export const ARTIFACT_FILE = 'artifact.json';

/** `['routes', 0, 'path']` as `routes[0].path`; the whole document is `(document)`. */
function fieldName(path: readonly PropertyKey[]): string {
  let name = '';
  for (const key of path) {
    name += typeof key === 'number' ? `[${key}]` : `${name && '.'}${String(key)}`;
  }
  return name || '(document)';
}

/**
 * Everything that `schema` finds wrong with `value`; empty when it fits. Of a document of a newer format
 * that alone: what else seems wrong may be right there.
 */
export function findFaults(schema: z.ZodType, value: unknown): Fault[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  const { issues } = result.error;
  const newer = issues.filter(({ code, path }) => code === 'too_big' && path.at(-1) === 'format');
  return (newer.length > 0 ? newer : issues).map((issue) => ({
    field: fieldName(issue.path),
    expected: issue.message,
  }));
}

/** The JSON of `text`; throws a RegistryError that names `file` when it is none. */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new RegistryError(file, [{ field: '(document)', expected: `must be JSON: ${reason}` }]);
  }
}

function parseValue<S extends z.ZodType>(file: string, schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new RegistryError(file, findFaults(schema, value));
}

/** Reads `text` as a document of `schema`; throws a RegistryError with file, fields and expectations. */
export function parseDocument<S extends z.ZodType>(
  file: string,
  schema: S,
  text: string,
): z.infer<S> {
  return parseValue(file, schema, parseJson(file, text));
}

/** The same for a document with a seal, which must fit. */
export function parseSealed<S extends z.ZodType>(
  file: string,
  schema: S,
  text: string,
): z.infer<S> {
  const value = parseJson(file, text);
  const document = parseValue(file, schema, value);
  requireSeal(file, value);
  return document;
}

/** Throws unless a document says about itself what its place in the registry says. */
export function requireField(file: string, field: string, found: unknown, expected: unknown): void {
  if (found === expected) return;
  const message = `is ${JSON.stringify(found)}, must be ${JSON.stringify(expected)} as in its path`;
  throw new RegistryError(file, [{ field, expected: message }]);
}

/** What an `artifact.json` must be: that of `name` and `version`, and, with a digest, that very text. */
interface ArtifactPlace {
  name: string;
  version: string;
  /** Integrity of its text, as the composition records it. */
  digest?: string | undefined;
}

/** Reads a stored `artifact.json`; throws a RegistryError unless it is what its place says. */
export function parseArtifact(text: string, { name, version, digest }: ArtifactPlace): Artifact {
  const file = `artifacts/${name}/${version}/${ARTIFACT_FILE}`;
  if (digest !== undefined && integrityOf(text) !== digest) {
    const expected = 'must be the one that the composition names: it was changed';
    throw new RegistryError(file, [{ field: '(document)', expected }]);
  }
  const artifact = parseDocument(file, artifactSchema, text);
  requireField(file, 'name', artifact.name, name);
  requireField(file, 'version', artifact.version, version);
  return artifact;
}

/** A document as its file holds it. */
export const documentText = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`;

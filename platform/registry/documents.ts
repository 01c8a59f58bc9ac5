import type { z } from 'zod';
import { type Fault, RegistryError } from './registry-error.ts';

/** `['routes', 0, 'path']` as `routes[0].path`; the whole document is `(document)`. */
function fieldName(path: readonly PropertyKey[]): string {
  let name = '';
  for (const key of path) {
    name += typeof key === 'number' ? `[${key}]` : `${name && '.'}${String(key)}`;
  }
  return name || '(document)';
}

/** Everything that `schema` finds wrong with `value`; empty when it fits. */
export function findFaults(schema: z.ZodType, value: unknown): Fault[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.map((issue) => ({
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

/** Reads `text` as a document of `schema`; throws a RegistryError with file, fields and expectations. */
export function parseDocument<S extends z.ZodType>(
  file: string,
  schema: S,
  text: string,
): z.infer<S> {
  const value = parseJson(file, text);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new RegistryError(file, findFaults(schema, value));
}

/** Throws unless a document says about itself what its place in the registry says. */
export function requireField(file: string, field: string, found: unknown, expected: unknown): void {
  if (found === expected) return;
  const message = `is ${JSON.stringify(found)}, must be ${JSON.stringify(expected)} as in its path`;
  throw new RegistryError(file, [{ field, expected: message }]);
}

import { providedDeclarations } from './declarations.ts';
import { API_FIELDS, DECLARATIONS } from './platform-files.ts';
import { contractFields } from './recorded-uses.ts';

/**
 * What the packed platform knows of the workspace that it was packed in, as texts by the names of their files: what a
 * host of it provides, and the fields of its API. A remote's artefact records what it uses of both.
 */
export async function packedFacts(root: string): Promise<Record<string, string>> {
  const { default: typescript } = await import('typescript');
  const declarations = await providedDeclarations(root);
  if (declarations === undefined) throw new Error(`${root} holds no host`);
  return {
    [DECLARATIONS]: declarations,
    [API_FIELDS]: JSON.stringify([...contractFields(typescript, root)].sort()),
  };
}

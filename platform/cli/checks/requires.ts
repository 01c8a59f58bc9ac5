import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '@evmandi/contract/platform/composition';
import type { Node } from 'typescript';
import { NODE_MODULES } from '../../edge/render/node-modules.ts';
import type { NewRelease } from './artifact.ts';
import type { Reading } from './inspection/reading.ts';
import type { Refusal } from './refusal.ts';

/** Quick, but finds comments as well. */
const REQUIRE = /\brequire\s*\(\s*(["'`])((?:(?!\1)[^\\\n])*)\1/g;
const SCRIPT = /^server\/.*\.c?js$/;

/** What a server build may ask for by name: a remote its declared singletons, a host modules of Node without reach. */
function mayRequire({ kind, singletons }: Artifact, name: string): boolean {
  if (kind === 'host') return Object.hasOwn(NODE_MODULES, name);
  return singletons.some(
    (singleton) => name === singleton.name || name.startsWith(`${singleton.name}/`),
  );
}

/** Names that a script asks for outside of its comments and texts. */
async function requiredNames(source: string): Promise<Set<string>> {
  const { default: typescript } = await import('typescript');
  const names = new Set<string>();
  const file = typescript.createSourceFile('a.js', source, typescript.ScriptTarget.Latest);
  const visit = (node: Node): void => {
    if (typescript.isCallExpression(node) && typescript.isIdentifier(node.expression)) {
      const [name] = node.arguments;
      const isRequire = node.expression.text === 'require';
      if (isRequire && name && typescript.isStringLiteralLike(name)) names.add(name.text);
    }
    typescript.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Names that a script asks for and does not get. */
async function undeclared(artifact: Artifact, source: string): Promise<string[]> {
  const isRefused = (name: string) => !name.startsWith('.') && !mayRequire(artifact, name);
  const suspected = [...source.matchAll(REQUIRE)].some(([, , name = '']) => isRefused(name));
  return suspected ? [...(await requiredNames(source))].filter(isRefused) : [];
}

/**
 * A server build asks by name for nothing but what its artefact declares. Names that are made up while it runs are
 * the workers' matter, which refuse the same.
 */
export async function checkRequires(
  { app, version, folder }: NewRelease,
  artifact: Artifact,
  reading: Reading = () => undefined,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const path of Object.keys(artifact.files).filter((file) => SCRIPT.test(file))) {
    const place = `${app} ${version}, ${path}`;
    reading(place);
    // A file that is not there is another rule's matter.
    const source = await readFile(join(folder, path), 'utf8').catch(() => '');
    for (const name of await undeclared(artifact, source)) {
      refusals.push({
        rule: 'requires',
        place,
        message: `asks for ${name}, which a server build does not get`,
        remedy:
          'Use what the host provides; from the network there is only the API, by http and read of the runtime.',
      });
    }
  }
  return refusals;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Artifact } from '@evmandi/contract/platform/composition';
import { NODE_MODULES } from '../../edge/render/node-modules.ts';
import type { NewRelease } from './artifact.ts';
import type { Refusal } from './refusal.ts';

const REQUIRE = /\brequire\s*\(\s*(["'`])((?:(?!\1)[^\\\n])*)\1\s*\)/g;
const SCRIPT = /^server\/.*\.c?js$/;

/** What a server build may ask for by name: a remote its declared singletons, a host modules of Node without reach. */
function mayRequire({ kind, singletons }: Artifact, name: string): boolean {
  if (kind === 'host') return Object.hasOwn(NODE_MODULES, name);
  return singletons.some(
    (singleton) => name === singleton.name || name.startsWith(`${singleton.name}/`),
  );
}

/**
 * A server build asks by name for nothing but what its artefact declares. Names that are made up while it runs are
 * the workers' matter, which refuse the same.
 */
export async function checkRequires(
  { app, version, folder }: NewRelease,
  artifact: Artifact,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const path of Object.keys(artifact.files).filter((file) => SCRIPT.test(file))) {
    // A file that is not there is another rule's matter.
    const source = await readFile(join(folder, path), 'utf8').catch(() => '');
    const names = new Set([...source.matchAll(REQUIRE)].map(([, , name = '']) => name));
    for (const name of names) {
      if (name.startsWith('.') || mayRequire(artifact, name)) continue;
      refusals.push({
        rule: 'requires',
        place: `${app} ${version}, ${path}`,
        message: `asks for ${name}, which a server build does not get`,
        remedy:
          'Use what the host provides; from the network there is only the API, by http and read of the runtime.',
      });
    }
  }
  return refusals;
}

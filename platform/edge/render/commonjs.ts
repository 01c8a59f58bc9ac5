import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];
const SERVER_FOLDER = '/server/';

type Require = (name: string) => unknown;
type Wrapper = (
  exports: object,
  require: Require,
  module: { exports: unknown },
  file: string,
  folder: string,
) => void;

interface LoaderOptions {
  /** What a build may ask for by name; nothing else is there, no module of Node either. */
  provided: Record<string, unknown>;
  /** Called with the path of every file before it is evaluated. */
  onFile?: (file: string) => void;
}

/** The folder that a build may load from: the artefact's `server`, or that of an entry which lies in none. */
function buildFolder(entry: string): string {
  const end = entry.lastIndexOf(SERVER_FOLDER);
  return end < 0 ? `${dirname(entry)}/` : entry.slice(0, end + SERVER_FOLDER.length);
}

/**
 * Loads a server build: its own files by relative path, and what is provided by name. Each loader has a module
 * cache of its own. Throws when a build asks for anything else; `import()` rejects.
 */
export function createLoader({ provided, onFile }: LoaderOptions) {
  const cache = new Map<string, { exports: unknown }>();

  function load(file: string, own: string): unknown {
    const known = cache.get(file);
    if (known) return known.exports;
    const module = { exports: {} as unknown };
    cache.set(file, module);
    onFile?.(file);
    const folder = dirname(file);
    const require: Require = (name) => {
      const wanted = String(name);
      if (wanted.startsWith('.')) {
        const path = join(folder, wanted);
        if (path.startsWith(own)) return load(path, own);
        throw new Error(`${file} asks for ${wanted}, which is no file of its build`);
      }
      if (Object.hasOwn(provided, wanted)) return provided[wanted];
      throw new Error(`${file} asks for ${wanted}, which the host does not provide`);
    };
    try {
      const source = readFileSync(file, 'utf8');
      const wrapper = compileFunction(source, PARAMETERS, { filename: file }) as Wrapper;
      wrapper(module.exports as object, require, module, file, folder);
    } catch (error) {
      cache.delete(file);
      throw error;
    }
    return module.exports;
  }
  return (entry: string): unknown => load(entry, buildFolder(entry));
}

import { readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';

const BUILT_IN = new Set([...builtinModules, ...builtinModules.map((name) => `node:${name}`)]);
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];

type Require = (name: string) => unknown;
type Wrapper = (
  exports: object,
  require: Require,
  module: { exports: unknown },
  file: string,
  folder: string,
) => void;

interface LoaderOptions {
  /** What packages resolve to: nothing is looked up in a `node_modules` folder. */
  provided: Record<string, unknown>;
  /** Called with the path of every file before it is evaluated. */
  onFile?: (file: string) => void;
}

/**
 * Loads a server build: its own files by relative path, Node's modules, and the packages that the host
 * provides. Each loader has a module cache of its own. Throws when a build asks for anything else.
 */
export function createLoader({ provided, onFile }: LoaderOptions) {
  const cache = new Map<string, { exports: unknown }>();

  function load(file: string): unknown {
    const known = cache.get(file);
    if (known) return known.exports;
    const module = { exports: {} as unknown };
    cache.set(file, module);
    onFile?.(file);
    const folder = dirname(file);
    const nodeRequire = createRequire(file);
    const require: Require = (name) => {
      if (name.startsWith('.')) return load(join(folder, name));
      if (Object.hasOwn(provided, name)) return provided[name];
      if (BUILT_IN.has(name)) return nodeRequire(name);
      throw new Error(`${file} asks for ${name}, which the host does not provide`);
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
  return load;
}

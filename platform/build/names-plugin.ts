import { sep } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { collectNames, noNames } from './module-names.ts';
import { collectUses, nothingRecorded, recordOf } from './recorded-uses.ts';

export const NAMES_ASSET = 'used-names.json';

/** A file of a package of this project that is installed where a remote stands alone. */
const PACKED = /[\\/]node_modules[\\/]@evmandi[\\/](?!.*[\\/]node_modules[\\/])/;

/**
 * Records, from the modules that really are in the build, which names of the runtime, the router facade
 * and the tokens they use; of a remote also where its own code leads and what it asks the API for. Written as an
 * asset that the release takes out again.
 */
export class NamesPlugin {
  readonly #root: string;
  readonly #remote: string | undefined;

  /**
   * `root`: the project's root folder; modules outside of it are passed over, but for this project's packages, which
   * may lie above a remote that stands alone. `remote`: the folder of one.
   */
  constructor(root: string, remote?: string) {
    this.#root = root + sep;
    this.#remote = remote && remote + sep;
  }

  apply(compiler: Rspack.Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('NamesPlugin', (compilation) => {
      let json = '';
      compilation.hooks.finishModules.tapPromise('NamesPlugin', async (modules) => {
        const { default: typescript } = await import('typescript');
        const names = noNames();
        const found = nothingRecorded();
        const remote = this.#remote;
        for (const file of this.#files(modules)) {
          collectNames(typescript, file, names);
          if (this.#isOfRemote(file)) collectUses(typescript, file, found);
        }
        const sorted = Object.entries(names).map(([kind, set]) => [kind, [...set].sort()]);
        const record = remote ? recordOf(typescript, this.#root, found) : {};
        json = JSON.stringify({ ...Object.fromEntries(sorted), ...record });
      });
      compilation.hooks.processAssets.tap(
        { name: 'NamesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset(NAMES_ASSET, new sources.RawSource(json)),
      );
    });
  }

  /** Of packages, too: what they import of the host is asked of it in the same way. */
  #files(modules: Iterable<Rspack.Module>): Set<string> {
    const files = new Set<string>();
    for (const module of modules) {
      const resource = 'resource' in module ? String(module.resource).split('?')[0] : undefined;
      if (resource && (resource.startsWith(this.#root) || PACKED.test(resource)))
        files.add(resource);
    }
    return files;
  }

  /** Whether a file is the remote's own code; a remote that stands alone has its packages in the same folder. */
  #isOfRemote(file: string): boolean {
    const remote = this.#remote;
    return remote !== undefined && file.startsWith(remote) && !file.includes('node_modules');
  }
}

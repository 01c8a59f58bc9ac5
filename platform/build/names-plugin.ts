import { sep } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { collectNames, noNames } from './module-names.ts';

export const NAMES_ASSET = 'used-names.json';

/** A file of a package of this project that is installed where a remote stands alone. */
const PACKED = /[\\/]node_modules[\\/]@evmandi[\\/](?!.*[\\/]node_modules[\\/])/;

/**
 * Records, from the modules that really are in the build, which names of the runtime, the router facade
 * and the tokens they use. Written as an asset that the release takes out again.
 */
export class NamesPlugin {
  readonly #root: string;

  /** `root`: the project's root folder; modules outside of it or of another's package are passed over. */
  constructor(root: string) {
    this.#root = root + sep;
  }

  apply(compiler: Rspack.Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('NamesPlugin', (compilation) => {
      let json = '';
      compilation.hooks.finishModules.tapPromise('NamesPlugin', async (modules) => {
        const { default: typescript } = await import('typescript');
        const names = noNames();
        for (const file of this.#ownFiles(modules)) collectNames(typescript, file, names);
        const sorted = Object.entries(names).map(([kind, set]) => [kind, [...set].sort()]);
        json = JSON.stringify(Object.fromEntries(sorted));
      });
      compilation.hooks.processAssets.tap(
        { name: 'NamesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset(NAMES_ASSET, new sources.RawSource(json)),
      );
    });
  }

  #ownFiles(modules: Iterable<Rspack.Module>): Set<string> {
    const files = new Set<string>();
    for (const module of modules) {
      const resource = 'resource' in module ? String(module.resource).split('?')[0] : undefined;
      if (resource && this.#isOwn(resource)) files.add(resource);
    }
    return files;
  }

  #isOwn(file: string): boolean {
    return file.includes('node_modules') ? PACKED.test(file) : file.startsWith(this.#root);
  }
}

import { relative } from 'node:path';
import type { Rspack } from '@rsbuild/core';

export const ORIGINS_ASSET = 'chunk-origins.json';

/** Files of each lazily imported chunk, by importing module and request, equal in both builds. */
export type ChunkOrigins = Record<string, string[]>;

/**
 * Records which `import()` each chunk stands for, so that a chunk of the server build can be told from
 * its counterpart in the browser build. Written as an asset that the release takes out again.
 */
export class ChunkOriginsPlugin {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Rspack.Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('ChunkOriginsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ChunkOriginsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const json = JSON.stringify(this.#origins(compilation));
          compilation.emitAsset(ORIGINS_ASSET, new sources.RawSource(json));
        },
      );
    });
  }

  #origins(compilation: Rspack.Compilation): ChunkOrigins {
    const origins: ChunkOrigins = {};
    for (const group of compilation.chunkGroups) {
      for (const { module, request } of group.origins) {
        const issuer = module?.identifier().split('!').at(-1);
        if (!issuer || !request) continue;
        origins[`${relative(this.#root, issuer)} ${request}`] = group.getFiles();
      }
    }
    return origins;
  }
}

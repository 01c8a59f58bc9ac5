import type { Rspack } from '@rsbuild/core';

/** The layers of the page, each stronger than those before it. */
export const LAYERS = ['reset', 'tokens', 'ui', 'screen'];

const ORDER = `@layer ${LAYERS.join()};`;

/**
 * Puts the order of the layers at the head of every style sheet. Whichever file arrives first fixes the
 * order for the page, and the minifier drops a statement that it finds redundant within one file.
 */
export class LayerOrderPlugin {
  apply(compiler: Rspack.Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.compilation.tap('LayerOrderPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'LayerOrderPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 },
        (assets) => {
          for (const name of Object.keys(assets).filter((asset) => asset.endsWith('.css'))) {
            compilation.updateAsset(name, (source) => new sources.ConcatSource(ORDER, source));
          }
        },
      );
    });
  }
}

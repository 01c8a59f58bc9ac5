import type { Rspack } from '@rsbuild/core';

const UNUSED = /[\\/](?:snapshot[\\/]SnapshotHandler|utils[\\/]preload)\.js$/;
const COMMONJS = /@module-federation[\\/].*\.cjs$/;
const asModule = (file: string) => file.replace(/\.cjs$/, '.js');

/**
 * The federation plugin points at its runtime's CommonJS files, which cannot be tree-shaken. This turns
 * its aliases and requests to the ES modules beside them, and leaves out what pages do not use. It has
 * to be applied after that plugin.
 */
export class FederationModulesPlugin {
  readonly #standIn: string;

  /** `standIn`: path of the file in place of the runtime's snapshots. */
  constructor(standIn: string) {
    this.#standIn = standIn;
  }

  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.afterPlugins.tap({ name: 'FederationModulesPlugin', stage: 1000 }, () => {
      const { alias } = compiler.options.resolve;
      if (!alias) return;
      for (const [name, target] of Object.entries(alias)) {
        if (typeof target === 'string' && COMMONJS.test(target)) alias[name] = asModule(target);
      }
    });
    new compiler.rspack.NormalModuleReplacementPlugin(COMMONJS, (data) => {
      data.request = asModule(data.request);
    }).apply(compiler);
    new compiler.rspack.NormalModuleReplacementPlugin(UNUSED, (data) => {
      const { context = '' } = data as { context?: string };
      if (!context.includes('runtime-core')) return;
      data.request = this.#standIn;
    }).apply(compiler);
  }
}

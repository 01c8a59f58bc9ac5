import type { Rspack } from '@rsbuild/core';

/** The digest in a file's name as `integrity`; code, since it is a part of each bundle. */
const INTEGRITY = (address: string) =>
  `"sha256-" + ${address}.split(".").at(-2).replaceAll("-", "+").replaceAll("_", "/") + "="`;

/**
 * Has the browser refuse a chunk whose content is another than its name says. Names are given after the bundler
 * has written its files, by `nameByContent`; so a table of digests, which every page would carry, is not needed.
 */
export class IntegrityPlugin {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const { createScript, createLink } =
        compiler.rspack.RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap(
        'IntegrityPlugin',
        (code) => `${code}\nscript.integrity = ${INTEGRITY('url')};`,
      );
      createLink.tap(
        'IntegrityPlugin',
        (code) => `${code}\nlinkTag.integrity = ${INTEGRITY('fullhref')};`,
      );
    });
  }
}

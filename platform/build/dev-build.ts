import type { Rspack } from '@rsbuild/core';
import { BOOT } from './artifact.ts';
import { type ChunkOrigins, ORIGINS_ASSET } from './chunk-origins-plugin.ts';

/** Style sheets of a development build, as paths below the dev server's address. */
export interface DevStyles {
  /** Of what the host imports to start. */
  start: string[];
  /** Of each exposed module, such as `./routes`. */
  exposed: Record<string, string[]>;
  /** Of each lazily imported module, by the file of its counterpart in the server build. */
  lazy: Record<string, string[]>;
}

interface Manifest {
  exposes: { path: string; assets: { css: { sync: string[] } } }[];
}

const styleSheets = (files: readonly string[] = []) =>
  files.filter((file) => file.endsWith('.css'));

function readAsset<Content>(compilation: Rspack.Compilation | undefined, name: string) {
  const text = compilation?.getAsset(name)?.source.source();
  return text === undefined ? undefined : (JSON.parse(String(text)) as Content);
}

/** Finds the style sheets of an app that was built for browser and server, and what each belongs to. */
export function devStyles({ stats }: Rspack.MultiStats): DevStyles {
  const of = (name: string) =>
    stats.find(({ compilation }) => compilation.name === name)?.compilation;
  const browser = readAsset<ChunkOrigins>(of('browser'), ORIGINS_ASSET) ?? {};
  const server = readAsset<ChunkOrigins>(of('server'), ORIGINS_ASSET) ?? {};
  const { exposes = [] } = readAsset<Manifest>(of('browser'), 'mf-manifest.json') ?? {};
  const lazy = Object.entries(server).flatMap(([origin, [file]]) =>
    file ? [[`server/${file}`, styleSheets(browser[origin])] as const] : [],
  );
  return {
    start: styleSheets(browser[BOOT]),
    exposed: Object.fromEntries(
      exposes.map(({ path, assets }) => [path, styleSheets(assets.css.sync)]),
    ),
    lazy: Object.fromEntries(lazy),
  };
}

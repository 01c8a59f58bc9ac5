import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findRoot } from '../build/apps.ts';

/** Returns the folder of the installed federation runtime's core, several packages below the own dependency. */
export function runtimeCore(): string {
  const names = ['enhanced', 'runtime-tools', 'runtime', 'runtime-core'];
  const start = join(findRoot(__dirname), 'platform/package.json');
  const main = names.reduce(
    (from, name) => createRequire(from).resolve(`@module-federation/${name}`),
    start,
  );
  return dirname(main);
}

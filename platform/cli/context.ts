import type { Artifact } from '@evmandi/contract/platform/composition';
import type { Quota } from '../gc/limits.ts';
import type { Registry } from '../registry/registry.ts';
import type { Caller } from '../release/caller.ts';
import type { Trial } from './candidate/trial.ts';
import type { Lap } from './laps.ts';

interface AppReference {
  root: string;
  app: string;
}

/** What the commands need of `platform/build`. */
export interface BuildTools {
  /** All apps that can be shipped, the host first. */
  listApps: (root: string) => string[];
  /** The version that the app's present sources have. */
  appVersion: (reference: AppReference) => string;
  /** Builds into an empty folder, `artifact.json` last. */
  buildApp: (options: AppReference & { outDir: string }) => Promise<Artifact>;
}

/** What every command works with. */
export interface Context {
  /** The project's root folder. */
  root: string;
  registry: Registry;
  build: BuildTools;
  trial: Trial;
  /** A line for the person at the terminal. */
  say: (line: string) => void;
  /** For whom it works: the log names them. The person at this terminal when left out. */
  caller?: Caller;
  /** What the registry may hold of an app; as `limits.ts` says when left out. */
  quota?: Quota;
  /** Takes the time of the parts of a release. */
  lap?: Lap;
}

/** Something that the person at the terminal can put right; shown without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** The run of a candidate was ended before it had shown anything: the command is to end. */
export class RunEnded extends UserError {}

/** Seconds since `start` of `performance.now()`, such as `1.4 s`. */
export function since(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

import type { ChildProcess } from 'node:child_process';

export interface CliRun {
  code: number | null;
  /** Both streams as one text. */
  output: string;
}

export interface Site {
  url: string;
  api: string;
  dataDir: string;
  /** Variables of this site, for further commands on the same data. */
  env: Record<string, string>;
  /** Id of the command line's process, which starts the others. */
  pid: number;
  output: () => string;
  /** Ends it as Ctrl-C does; answers the exit code. */
  stop: () => Promise<number | null>;
}

type Variables = Record<string, string>;

/** A port that was free a moment ago. */
export function freePort(): Promise<number>;
/** Starts one command of the platform's CLI; `output()` is what it has said so far. */
export function startCli(
  project: string,
  args: string[],
  env: Variables,
  options?: { logFile?: string },
): { child: ChildProcess; ended: Promise<CliRun>; output: () => string };
/**
 * `npm start` without its bootstrap, on the given data folder. Ports are free ones unless `extra`
 * names them; its variables win. Throws with all that was said when the site does not come up, or comes up
 * with older releases that the folder holds, unless `older` lets it.
 */
export function startSite(
  project: string,
  dataDir: string,
  extra?: Variables,
  options?: { older?: boolean; logFile?: string },
): Promise<Site>;

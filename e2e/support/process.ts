import { resolve } from 'node:path';
import { type CliRun, startCli } from '../../scripts/lib/site.mjs';

export const PROJECT = resolve(process.cwd(), process.cwd().endsWith('e2e') ? '..' : '.');

/** Runs one command of the platform's CLI to its end. */
export function runCli(
  project: string,
  args: string[],
  env: Record<string, string>,
): Promise<CliRun> {
  return startCli(project, args, env).ended;
}

/** Tests share two cores: a page that is rendered slowly is no failure. */
export const PATIENT = { RENDER_MS: '5000' };

import { appVersion, buildApp, listApps } from '../../build/index.ts';
import type { Environment } from '../../edge/environment.ts';
import { openRegistry } from '../../registry/registry.ts';
import type { Arguments } from '../arguments.ts';
import { callsFor } from '../calls-for.ts';
import { createTrial } from '../candidate/create-trial.ts';
import { runCommand } from '../commands.ts';
import { type Context, UserError } from '../context.ts';
import { createLaps } from '../laps.ts';

interface AtSite {
  root: string;
  app: string;
  environment: Environment;
  /** Folder of the packed platform's bundles. */
  dist: string;
  usage: string;
  say: (line: string) => void;
}

const COMMANDS = ['ship', 'rollback', 'promote', 'take-back', 'pin', 'unpin', 'history', 'status'];

/** Whether it is a command for the site, all of which take the remote of the project alone. */
export const isForSite = (command: string): boolean => COMMANDS.includes(command);

/** Throws a UserError unless the site is named: a registry of the project's own would be an empty one. */
function requireSite({ releaseAt }: Environment, { REGISTRY_URL, DATA_DIR }: NodeJS.ProcessEnv) {
  if (releaseAt || REGISTRY_URL || DATA_DIR) return;
  throw new UserError(
    'Of which site? Set RELEASE_URL and RELEASE_TOKEN to its release service, REGISTRY_URL to its registry, or DATA_DIR to its data where that is on this machine.',
  );
}

/** Carries out a command at the site that the environment names. */
export async function atSite(
  { root, app, environment, dist, usage, say }: AtSite,
  command: string,
  given: Omit<Arguments, 'names'>,
): Promise<void> {
  requireSite(environment, process.env);
  const { dataDir, registryUrl, heartbeatDir } = environment;
  const registry = openRegistry(dataDir, registryUrl, heartbeatDir);
  const { lap, text: taken } = createLaps();
  const trial = createTrial({ root, registry, environment, say, dist, lap });
  const build = { appVersion, buildApp, listApps };
  const context: Context = { root, registry, build, trial, say, lap };
  const asked = { command, names: [app], ...given };
  await runCommand(callsFor(context, environment), asked, { usage, say });
  if (command === 'ship') say(`It took ${taken()}.`);
}

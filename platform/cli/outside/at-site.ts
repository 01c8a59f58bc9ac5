import { appVersion, buildApp, listApps } from '../../build/index.ts';
import type { Environment } from '../../edge/environment.ts';
import { openRegistry } from '../../registry/registry.ts';
import type { Arguments } from '../arguments.ts';
import { evidenceIn, promote, takeCanaryBack } from '../canary.ts';
import { createTrial } from '../candidate/create-trial.ts';
import { type Context, UserError } from '../context.ts';
import { createLaps } from '../laps.ts';
import { rollback } from '../rollback.ts';
import { untilServed } from '../served.ts';
import { ship } from '../ship.ts';
import { status } from '../status.ts';

interface AtSite {
  root: string;
  app: string;
  environment: Environment;
  /** Folder of the packed platform's bundles. */
  dist: string;
  say: (line: string) => void;
}

type Release = (context: Context, app: string, given: Omit<Arguments, 'names'>) => Promise<void>;

/** What changes the site, each with the remote of the project alone. */
const RELEASES: Record<string, Release> = {
  ship: (context, app, given) => ship(context, [app], given),
  rollback: (context, name, { to, ...consent }) => rollback(context, { name, to, consent }),
  promote,
  'take-back': takeCanaryBack,
};

/** Throws a UserError unless the site's registry is named: one of the project's own would be an empty one. */
function requireRegistry({ REGISTRY_URL, DATA_DIR }: NodeJS.ProcessEnv): void {
  if (REGISTRY_URL || DATA_DIR) return;
  throw new UserError(
    'Of which site? Set REGISTRY_URL to its registry, or DATA_DIR to its data where that is on this machine.',
  );
}

/** `status`, or one of the commands that change what is live. Returns whether it is one of them. */
export const isForSite = (command: string): boolean => command === 'status' || command in RELEASES;

/** Carries out a command for the site whose registry the environment names. */
export async function atSite(
  { root, app, environment, dist, say }: AtSite,
  command: string,
  given: Omit<Arguments, 'names'>,
): Promise<void> {
  requireRegistry(process.env);
  const { dataDir, edgeDir, registryUrl, canaryRule: rule } = environment;
  const registry = openRegistry(dataDir, registryUrl);
  const { lap, text: taken } = createLaps();
  const trial = createTrial({ root, registry, environment, say, dist, lap });
  const build = { appVersion, buildApp, listApps };
  const context: Context = { root, registry, build, trial, say, lap };
  const release = RELEASES[command];
  if (!release) {
    const registryPlace = registryUrl === undefined ? registry.root : 'REGISTRY_URL';
    return status(context, { edgeDir, registryPlace }, { evidence: evidenceIn(dataDir), rule });
  }
  await release(context, app, given);
  await untilServed(context);
  lap('serve');
  if (command === 'ship') say(`It took ${taken()}.`);
}

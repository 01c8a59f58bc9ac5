import '@evmandi/contract/platform/end-with-parent';
import {
  appVersion,
  buildApp,
  findRoot,
  listApps,
  startAloneServer,
  startDevServer,
} from '../build/index.ts';
import { readEnvironment } from '../edge/environment.ts';
import { openRegistry } from '../registry/registry.ts';
import { alone } from './alone.ts';
import { type Context, UserError } from './context.ts';
import { dev } from './dev.ts';
import { explain } from './explain.ts';
import { rollback } from './rollback.ts';
import { untilServed } from './served.ts';
import { ship, shipNew } from './ship.ts';
import { start } from './start.ts';
import { status } from './status.ts';

const USAGE = `Usage:
  npm start                               ship what is new, then run API and edge
  npm run dev [-- <remote> ...]           dev servers inside the composed site; all unless named
  npm run dev -- <remote> --alone         one remote by itself
  npm run ship -- <host|remote> ...       build, check and release these alone
  npm run ship -- --new                   the same for all that was never released as it is now
  npm run rollback -- <host|remote>       back to the version before
  npm run status                          what is live`;

const ALONE = '--alone';

const say = (line: string) => console.log(line);

async function run([command, ...names]: string[]): Promise<void> {
  const root = findRoot();
  const environment = readEnvironment(process.env, root);
  const registry = openRegistry(environment.dataDir, environment.registryUrl);
  const context: Context = { root, registry, build: { appVersion, buildApp, listApps }, say };
  const [name, ...more] = names;
  if (command === 'start') return start(context, environment);
  if (command === 'dev' && names.includes(ALONE)) {
    const remotes = names.filter((word) => word !== ALONE);
    return alone(context, environment, remotes, startAloneServer);
  }
  if (command === 'dev') return dev(context, environment, names, startDevServer);
  if (command === 'status') return status(context);
  if (command === 'ship' && name === '--new') await shipNew(context);
  else if (command === 'ship') await ship(context, names);
  else if (command === 'rollback' && name && more.length === 0) await rollback(context, name);
  else throw new UserError(USAGE);
  await untilServed(context);
}

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  },
);

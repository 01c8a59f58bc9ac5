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
import { devAgainst } from './against/against.ts';
import { alone } from './alone.ts';
import { readArguments } from './arguments.ts';
import { callsFor } from './calls-for.ts';
import { createTrial } from './candidate/create-trial.ts';
import { runCommand } from './commands.ts';
import type { Context } from './context.ts';
import { dev } from './dev.ts';
import { explain } from './explain.ts';
import { createLaps } from './laps.ts';
import { start } from './start.ts';

const USAGE = `Usage:
  npm start                               ship what is new, then run API and edge
  npm run dev [-- <remote> ...]           dev servers inside the composed site; all unless named
  npm run dev -- <remote> --alone         one remote by itself
  npm run dev -- <remote> --against <site>  one remote inside a deployed site
  npm run ship -- <host|remote> ...       build, check and release these alone
      --share 5%                          for a share of the visitors, as a canary
      --raise-budget "<why>"              accept a higher budget
      --force "<why>"                     accept what a rule or the run refuses
      --no-rehearsal "<why>"              do without a rehearsal beside what is live
  npm run ship -- --new                   the same for all that was never released as it is now
  npm run rollback -- <host|remote>       back to the version before
      --to <version|composition>          back to that version, or to the one of that composition
      --reason "<why>"                    for the history; with --pin it stays there
  npm run rollback -- --to <composition>  the whole site back to that composition
  npm run promote -- <host|remote>        its canary for all visitors
  npm run take-back -- <host|remote>      its canary for none
  npm run pin -- <host|remote>            nothing moves it, for a --reason "<why>"
  npm run unpin -- <host|remote>          it may be released again
  npm run retire -- <host|remote> <version>
                                          never released again, for a --reason "<why>"
  npm run status                          what is live
  npm run history [-- <host|remote>]      what was live, the newest first; --page <number> for more
  npm run gc                              what nothing uses; --delete deletes it
  npm run tokens                          who may ship over the network
  npm run tokens -- make <host|remote>    a token that ships this one; --all instead: everything
      --days <1 to 90>                    it ends after so many days; after 90 when left out
  npm run tokens -- revoke <id>           take one away

With RELEASE_URL and RELEASE_TOKEN, all of these but start and dev go to that release service.`;

const say = (line: string) => console.log(line);

async function run([command, ...words]: string[]): Promise<void> {
  const { names, ...given } = readArguments(words, USAGE);
  const root = findRoot();
  const environment = readEnvironment(process.env, root);
  const { dataDir, registryUrl, heartbeatDir, quota } = environment;
  const registry = openRegistry(dataDir, registryUrl, heartbeatDir);
  const { lap, text: taken } = createLaps();
  const trial = createTrial({ root, registry, environment, say, lap });
  const build = { appVersion, buildApp, listApps };
  const context: Context = { root, registry, build, trial, say, lap, quota };
  const [name, ...more] = names;
  if (command === 'start') return start(context, environment);
  if (command === 'dev' && given.against !== undefined && name && more.length === 0) {
    return devAgainst({ root, app: name, site: given.against, environment, say });
  }
  if (command === 'dev' && given.alone) {
    return alone(context, environment, names, startAloneServer);
  }
  if (command === 'dev') return dev(context, environment, names, startDevServer);
  await runCommand(
    callsFor(context, environment),
    { command, names, ...given },
    { usage: USAGE, say },
  );
  if (command === 'ship') say(`It took ${taken()}.`);
}

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  },
);

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
import { localCaller } from '../release/caller.ts';
import { giveToken, listTokens, revokeToken } from '../release/manage-tokens.ts';
import { readReleases } from '../release/read-state.ts';
import { alone } from './alone.ts';
import { readArguments } from './arguments.ts';
import { evidenceIn, promote, takeCanaryBack } from './canary.ts';
import { createTrial } from './candidate/create-trial.ts';
import { consentIn } from './consent.ts';
import { type Context, UserError } from './context.ts';
import { dev } from './dev.ts';
import { explain } from './explain.ts';
import { createLaps } from './laps.ts';
import { elsewhere } from './remote/elsewhere.ts';
import { openService } from './remote/service-calls.ts';
import { rollback } from './rollback.ts';
import { untilServed } from './served.ts';
import { ship, shipNew } from './ship.ts';
import { start } from './start.ts';
import { status } from './status.ts';
import { pageOf, tellHistory } from './tell-history.ts';
import { tokens } from './tokens.ts';

const USAGE = `Usage:
  npm start                               ship what is new, then run API and edge
  npm run dev [-- <remote> ...]           dev servers inside the composed site; all unless named
  npm run dev -- <remote> --alone         one remote by itself
  npm run ship -- <host|remote> ...       build, check and release these alone
      --share 5%                          for a share of the visitors, as a canary
      --raise-budget "<why>"              accept a higher budget
      --force "<why>"                     accept what a rule or the run refuses
      --no-rehearsal "<why>"              do without a rehearsal beside what is live
  npm run ship -- --new                   the same for all that was never released as it is now
  npm run rollback -- <host|remote>       back to the version before
      --to <version|composition>          back to that version, or to the one of that composition
  npm run rollback -- --to <composition>  the whole site back to that composition
  npm run promote -- <host|remote>        its canary for all visitors
  npm run take-back -- <host|remote>      its canary for none
  npm run status                          what is live
  npm run history [-- <host|remote>]      what was live, the newest first; --page <number> for more
  npm run tokens                          who may ship over the network
  npm run tokens -- make <host|remote>    a token that ships this one; --all instead: everything
  npm run tokens -- revoke <id>           take one away

With RELEASE_URL and RELEASE_TOKEN, ship, rollback, status, history and tokens go to that release service.`;

const say = (line: string) => console.log(line);

async function run([command, ...words]: string[]): Promise<void> {
  const { names, ...given } = readArguments(words, USAGE);
  const root = findRoot();
  const environment = readEnvironment(process.env, root);
  const registry = openRegistry(environment.dataDir, environment.registryUrl);
  const { lap, text: taken } = createLaps();
  const trial = createTrial({ root, registry, environment, say, lap });
  const build = { appVersion, buildApp, listApps };
  const context: Context = { root, registry, build, trial, say, lap };
  const [name, ...more] = names;
  if (command === 'start') return start(context, environment);
  if (command === 'dev' && given.alone) {
    return alone(context, environment, names, startAloneServer);
  }
  if (command === 'dev') return dev(context, environment, names, startDevServer);
  const { releaseAt } = environment;
  const asked = { command, names, ...given };
  if (releaseAt) return elsewhere(openService(releaseAt), context, { asked, taken, usage: USAGE });
  const caller = localCaller();
  if (command === 'status') {
    const { edgeDir, registryUrl } = environment;
    const registryPlace = registryUrl === undefined ? registry.root : 'REGISTRY_URL';
    const judging = {
      evidence: evidenceIn(environment.dataDir),
      rule: environment.canaryRule,
    };
    return status(context, { edgeDir, registryPlace }, judging);
  }
  if (command === 'history' && more.length === 0) {
    return tellHistory(await readReleases(registry, { app: name, page: pageOf(given.page) }), say);
  }
  if (command === 'tokens') {
    const calls = {
      tokens: () => listTokens(registry, caller),
      giveToken: (app: string | undefined) => giveToken(registry, caller, app),
      revokeToken: (id: string) => revokeToken(registry, caller, id),
    };
    return tokens(calls, { words: names, all: given.all, usage: USAGE }, say);
  }
  if (command === 'ship' && given.new && !given.share) await shipNew(context);
  else if (command === 'ship') await ship(context, names, { ...consentIn(given), share: given.share });
  else if (command === 'rollback' && (name ?? given.to) && more.length === 0) {
    await rollback(context, { name, to: given.to, consent: consentIn(given) });
  } else if (command === 'promote' && name && more.length === 0) await promote(context, name);
  else if (command === 'take-back' && name && more.length === 0) {
    await takeCanaryBack(context, name);
  } else throw new UserError(USAGE);
  await untilServed(context);
  lap('serve');
  if (command === 'ship') say(`It took ${taken()}.`);
}

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  },
);

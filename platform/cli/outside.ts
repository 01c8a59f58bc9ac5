import '@evmandi/contract/platform/end-with-parent';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isSingle } from '../build/apps.ts';
import { appVersion, buildApp, findRoot, listApps } from '../build/index.ts';
import { create } from '../create/create.ts';
import { readEnvironment } from '../edge/environment.ts';
import { openRegistry } from '../registry/registry.ts';
import { devAgainst } from './against/against.ts';
import { promote, takeCanaryBack } from './canary.ts';
import { createTrial } from './candidate/create-trial.ts';
import { type Context, UserError } from './context.ts';
import { explain } from './explain.ts';
import { devAlone } from './outside/alone.ts';
import { inOwnWords } from './outside/own-words.ts';
import { untilServed } from './served.ts';
import { ship } from './ship.ts';

const USAGE = `Usage:
  evmandi create <name>              a new remote, in a folder of that name
      --packages <folder>            with the tarballs of that folder
  evmandi dev                        the remote of this folder by itself
      --against <site>               inside the site at that address
  evmandi build                      into dist/
  evmandi ship                       build, check and release it
      --share 5%                     for a share of the visitors, as a canary
      --raise-budget "<why>"         accept a higher budget
      --force "<why>"                accept what a rule or the run refuses
      --no-rehearsal "<why>"         do without a rehearsal beside what is live
  evmandi promote                    its canary for all visitors
  evmandi take-back                  its canary for none`;

const COMMANDS = ['dev', 'build', 'ship', 'promote', 'take-back'];

const OPTIONS = {
  packages: { type: 'string' },
  against: { type: 'string' },
  'raise-budget': { type: 'string' },
  force: { type: 'string' },
  share: { type: 'string' },
  'no-rehearsal': { type: 'string' },
} as const;

const DIST = dirname(fileURLToPath(import.meta.url));

function read(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: OPTIONS,
      allowPositionals: true,
    });
    for (const reason of [values['raise-budget'], values['no-rehearsal'], values.force]) {
      if (reason?.trim() === '') throw new Error('A reason must say something.');
    }
    return { values, positionals };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** The remote whose project this is. */
function ownProject(): { root: string; app: string } {
  const root = findRoot();
  const [app = ''] = listApps(root);
  if (isSingle(root)) return { root, app };
  throw new UserError(`${root} holds several remotes: use npm run dev, npm run ship.`);
}

/** The workspace that a folder lies in. */
function workspace(): string | undefined {
  try {
    const root = findRoot();
    return isSingle(root) ? undefined : root;
  } catch {
    return undefined;
  }
}

async function run([command, ...words]: string[], name: (app: string) => void): Promise<void> {
  const { values, positionals } = read(words);
  const [first = '', ...more] = positionals;
  if (command === 'create' && first && more.length === 0) {
    const { packages } = values;
    const platform = dirname(DIST);
    return create({ root: workspace(), platform, name: first, packages, say: console.log });
  }
  if (!COMMANDS.includes(command ?? '') || first) throw new UserError(USAGE);
  const { root, app } = ownProject();
  name(app);
  const say = (line: string) => console.log(inOwnWords(line, app));
  const environment = readEnvironment(process.env, root);
  const { against: site } = values;
  if (command === 'dev' && site !== undefined) {
    return devAgainst({ root, app, site, environment, say });
  }
  if (command === 'dev') return devAlone({ root, app, environment, say });
  if (command === 'build') {
    const outDir = join(root, 'dist');
    await rm(outDir, { recursive: true, force: true });
    const { version } = await buildApp({ root, app, outDir });
    return say(`Built ${app} ${version} into dist/.`);
  }
  const registry = openRegistry(environment.dataDir, environment.registryUrl);
  const trial = createTrial({ root, registry, environment, say, dist: DIST });
  const build = { appVersion, buildApp, listApps };
  const context: Context = { root, registry, build, trial, say };
  if (command === 'promote') await promote(context, app);
  else if (command === 'take-back') await takeCanaryBack(context, app);
  else {
    const { 'raise-budget': raiseBudget, 'no-rehearsal': noRehearsal, force, share } = values;
    await ship(context, [app], { raiseBudget, noRehearsal, force, share });
  }
  await untilServed(context);
}

let app = '';
run(process.argv.slice(2), (name) => {
  app = name;
}).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(inOwnWords(explain(error), app));
    process.exit(1);
  },
);

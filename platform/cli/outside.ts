import '@evmandi/contract/platform/end-with-parent';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSingle } from '../build/apps.ts';
import { buildApp, findRoot, listApps } from '../build/index.ts';
import { create } from '../create/create.ts';
import { readEnvironment } from '../edge/environment.ts';
import { devAgainst } from './against/against.ts';
import { readArguments } from './arguments.ts';
import { UserError } from './context.ts';
import { explain } from './explain.ts';
import { devAlone } from './outside/alone.ts';
import { atSite, isForSite } from './outside/at-site.ts';
import { inOwnWords } from './outside/own-words.ts';

const USAGE = `Usage:
  evmandi create <name>              a new remote, in a folder of that name
      --packages <folder>            with the tarballs of that folder
  evmandi dev                        the remote of this folder by itself
      --against <site>               inside the site at that address
  evmandi build                      into dist/

At the site whose release service is at RELEASE_URL, with RELEASE_TOKEN; or whose registry is at REGISTRY_URL,
or in DATA_DIR on this machine:
  evmandi ship                       build, check and release it
      --share 5%                     for a share of the visitors, as a canary
      --raise-budget "<why>"         accept a higher budget
      --force "<why>"                accept what a rule or the run refuses
      --no-rehearsal "<why>"         do without a rehearsal beside what is live
  evmandi rollback                   back to the version before
      --to <version|composition>     back to that version, or to the one of that composition
  evmandi promote                    its canary for all visitors
  evmandi take-back                  its canary for none
  evmandi pin                        nothing moves it, for a --reason "<why>"
  evmandi unpin                      it may be released again
  evmandi history                    what was live, the newest first
  evmandi status                     what is live`;

const DIST = dirname(fileURLToPath(import.meta.url));

function onlyApp(root: string): string {
  try {
    return listApps(root)[0] ?? '';
  } catch (error) {
    throw new UserError(`remote.json cannot be read: ${(error as Error).message}`);
  }
}

/** The remote whose project this is. */
function ownProject(): { root: string; app: string } {
  const root = findRoot();
  if (isSingle(root)) return { root, app: onlyApp(root) };
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

async function build(root: string, app: string, say: (line: string) => void): Promise<void> {
  const outDir = join(root, 'dist');
  await rm(outDir, { recursive: true, force: true });
  const { version } = await buildApp({ root, app, outDir });
  say(`Built ${app} ${version} into dist/.`);
}

async function run([command = '', ...words]: string[], name: (app: string) => void): Promise<void> {
  const { names, packages, ...given } = readArguments(words, USAGE);
  const [first, ...more] = names;
  if (command === 'create' && first && more.length === 0) {
    const platform = dirname(DIST);
    return create({ root: workspace(), platform, name: first, packages, say: console.log });
  }
  const isKnown = ['dev', 'build'].includes(command) || isForSite(command);
  if (!isKnown || first) throw new UserError(USAGE);
  const { root, app } = ownProject();
  name(app);
  const say = (line: string) => console.log(inOwnWords(line, app));
  const environment = readEnvironment(process.env, root);
  const { against: site } = given;
  if (command === 'build') return build(root, app, say);
  if (command === 'dev' && site !== undefined) {
    return devAgainst({ root, app, site, environment, say });
  }
  if (command === 'dev') return devAlone({ root, app, environment, say });
  return atSite({ root, app, environment, dist: DIST, usage: USAGE, say }, command, given);
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

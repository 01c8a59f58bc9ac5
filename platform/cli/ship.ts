import { type Context, UserError } from './context.ts';
import { readHistory, wasReleased } from './history.ts';
import { prepare } from './prepare.ts';
import { type ReleaseResult, release } from './release.ts';

function checkNames(known: readonly string[], apps: readonly string[]): void {
  const unknown = apps.filter((app) => !known.includes(app));
  if (apps.length > 0 && unknown.length === 0) return;
  const problem = unknown.length > 0 ? `There is no ${unknown.join(', ')}` : 'Name what to ship';
  throw new UserError(`${problem}; there are ${known.join(', ')}.`);
}

function report({ say }: Context, { number, moves }: ReleaseResult): void {
  if (moves.length === 0) say(`Nothing to move: composition ${number} has these versions already.`);
  else say(`Composition ${number} is live:`);
  for (const { name, version, previous } of moves) {
    say(`  ${name} ${version}${previous === undefined ? ', new' : `, was ${previous}`}`);
  }
}

async function shipApps(context: Context, apps: readonly string[]): Promise<void> {
  const releases = await prepare(context, apps);
  const [only, ...more] = releases;
  const what = only && more.length === 0 ? `${only.app} ${only.version}` : apps.join(', ');
  report(context, await release(context.registry, { releases, reason: `ship ${what}` }));
}

/**
 * Builds the named apps alone, checks them against what is live and makes them live together.
 * Throws ReleaseRefused or UserError and leaves everything as it was.
 */
export async function ship(context: Context, apps: readonly string[]): Promise<void> {
  const known = context.build.listApps(context.root);
  checkNames(known, apps);
  await context.registry.sweep();
  await shipApps(
    context,
    known.filter((app) => apps.includes(app)),
  );
}

/** Apps of `among` whose present version was never live. */
export async function unreleased(
  { root, registry, build }: Context,
  among: readonly string[] = build.listApps(root),
): Promise<string[]> {
  const history = await readHistory(registry);
  return among.filter((app) => !wasReleased(history, app, build.appVersion({ root, app })));
}

interface NewOptions {
  /** All apps unless given. */
  among?: readonly string[];
}

/**
 * Ships every app of `among` whose present version was never live. What was released before stays as it
 * is, so that a rollback is left alone.
 */
export async function shipNew(context: Context, { among }: NewOptions = {}): Promise<void> {
  await context.registry.sweep();
  const fresh = await unreleased(context, among);
  if (fresh.length > 0) return shipApps(context, fresh);
  context.say('Releases: up to date.');
}

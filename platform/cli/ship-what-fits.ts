import { ReleaseRefused } from './checks/refusal.ts';
import { type Context, RunEnded } from './context.ts';
import { explain } from './explain.ts';
import { readLive, versionIn } from './history.ts';
import { BuildFailed } from './prepare.ts';
import { shipNew, unreleased } from './ship.ts';

/** An app whose present sources are not live, and what to say of it. */
export interface LeftOut {
  app: string;
  /** What is live instead: `catalog 1.0.0-0000000a stays live`. */
  instead: string;
}

/** Apps of this attempt that an error names; none when it says nothing of the kind. */
function namedBy(error: unknown, attempt: readonly string[]): string[] {
  if (error instanceof BuildFailed) return [error.app];
  if (!(error instanceof ReleaseRefused)) return [];
  const names = error.refusals.flatMap(({ place }) => place.match(/[a-z][a-z0-9-]*/g) ?? []);
  return attempt.filter((app) => names.includes(app));
}

/**
 * Ships what was never released, as far as that can go live: what does not compile or breaks a rule is said,
 * with the reason, and left out. Returns what was left out. Rejects with the first error when nothing is
 * live in the end, so that there is nothing to serve; with RunEnded at once.
 */
export async function shipWhatFits(context: Context): Promise<LeftOut[]> {
  const { registry, say } = context;
  const errors: unknown[] = [];
  const note = (error: unknown) => {
    const known = errors.some((other) => explain(other) === explain(error));
    if (!known) say(explain(error));
    errors.push(error);
  };
  const fresh = await unreleased(context).catch((error: unknown) => {
    note(error);
    return [];
  });
  /** Those for which another attempt would end the same way. */
  const settled = new Set<string>();

  async function failureOf(apps: readonly string[]): Promise<unknown> {
    try {
      await shipNew(context, { among: apps });
      return undefined;
    } catch (error) {
      if (error instanceof RunEnded) throw error;
      note(error);
      const [only, ...more] = error instanceof BuildFailed ? [error.app] : apps;
      if (only && more.length === 0) settled.add(only);
      return error;
    }
  }

  let rest: readonly string[] = fresh;
  for (let error = await failureOf(rest); error; error = await failureOf(rest)) {
    const named = namedBy(error, rest);
    rest = rest.filter((app) => !named.includes(app));
    if (named.length === 0 || rest.length === 0) break;
  }
  if (errors.length === 0) return [];
  // Of two that do not fit each other, a rule may name the one that would do.
  for (const app of await unreleased(context, fresh)) if (!settled.has(app)) await failureOf([app]);

  const { set } = await readLive(registry);
  if (!set) throw errors[0];
  const missing = await unreleased(context, fresh);
  return missing.map((app) => {
    const version = versionIn(set.composition, app);
    return { app, instead: version ? `${app} ${version} stays live` : `there is no ${app} yet` };
  });
}

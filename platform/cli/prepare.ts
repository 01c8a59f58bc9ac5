import { rm } from 'node:fs/promises';
import type { NewRelease } from './checks/artifact.ts';
import { checkDescriptor } from './checks/descriptor.ts';
import { ReleaseRefused } from './checks/refusal.ts';
import { type Context, since, UserError } from './context.ts';

/** A release whose files are still in a staging folder, or in the registry already. */
export interface PreparedRelease extends NewRelease {
  staged: boolean;
}

/** The sources of an app do not compile. */
export class BuildFailed extends UserError {
  readonly app: string;

  constructor(app: string, reason: string) {
    super(`Building ${app} failed: ${reason}`);
    this.app = app;
  }
}

/** Removes what was built for releases that were not made. */
export async function discard(releases: readonly PreparedRelease[]): Promise<void> {
  const staged = releases.filter((release) => release.staged);
  await Promise.all(staged.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

async function prepareOne(context: Context, app: string, progress: string) {
  const { root, registry, build, say } = context;
  const version = build.appVersion({ root, app });
  const stored = registry.artifactFolder(app, version);
  // A copy on this machine may have what the registry has deleted.
  const isHeld = (await registry.artifactRecord(app, version)) !== undefined;
  if (stored && isHeld && (await registry.readArtifact(app, version))) {
    return { app, version, folder: stored, staged: false };
  }
  const refusals = app === 'host' ? [] : await checkDescriptor(root, app);
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
  const folder = await registry.stage();
  const start = performance.now();
  say(`${progress} Building ${app} ${version} ...`);
  try {
    await build.buildApp({ root, app, outDir: folder });
  } catch (error) {
    await discard([{ app, version, folder, staged: true }]);
    const reason = error instanceof Error ? error.message : String(error);
    throw new BuildFailed(app, reason);
  }
  say(`${progress} Built ${app} in ${since(start)}.`);
  return { app, version, folder, staged: true };
}

/**
 * Builds apps, one after the other, unless the registry holds their present version.
 * Throws ReleaseRefused for a wrong `remote.json`, BuildFailed when one does not compile.
 */
export async function prepare(
  context: Context,
  apps: readonly string[],
): Promise<PreparedRelease[]> {
  const prepared: PreparedRelease[] = [];
  try {
    for (const [index, app] of apps.entries()) {
      prepared.push(await prepareOne(context, app, `[${index + 1}/${apps.length}]`));
    }
  } catch (error) {
    await discard(prepared);
    throw error;
  }
  return prepared;
}

import { type Context, UserError } from './context.ts';
import { findRise, readHistory, versionIn } from './history.ts';
import { release } from './release.ts';

/**
 * Takes an app back to the version that was live before its present one first went live, by a new
 * composition. Throws UserError when there is none, ReleaseRefused when it fits the others no more.
 */
export async function rollback({ registry, say }: Context, name: string): Promise<void> {
  const { version, previous } = findRise(await readHistory(registry), name);
  if (version === undefined)
    throw new UserError(`${name} is not live: npm run status shows what is.`);
  const folder = previous === undefined ? undefined : registry.artifactFolder(name, previous);
  if (previous === undefined || !folder) {
    throw new UserError(`${name} ${version} is the first version: there is none to go back to.`);
  }
  // Its files may be in PostgreSQL only, until it is read.
  await registry.readArtifact(name, previous);
  const { number } = await release(registry, {
    releases: [{ app: name, version: previous, folder, staged: false }],
    reason: `roll ${name} back from ${version} to ${previous}`,
    withdraws: true,
    guard: (live) => {
      const now = live && versionIn(live.composition, name);
      if (now === version) return;
      throw new UserError(`${name} has moved to ${now} meanwhile: look at npm run status first.`);
    },
  });
  say(`Composition ${number} is live:`);
  say(`  ${name} ${previous}, was ${version}`);
}

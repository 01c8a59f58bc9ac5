import type { Artifact, Canary } from '@evmandi/contract/platform/composition';
import { withCanary } from '../canary/canaries.ts';
import type { Registry } from '../registry/registry.ts';
import { writeArtifactFolder } from './artifacts.ts';

/** Stores an artefact and makes it a canary beside what is live; no checks. */
export async function shipCanary(
  registry: Registry,
  artifact: Artifact,
  share: number,
): Promise<Canary> {
  const staged = await registry.stage();
  await writeArtifactFolder(staged, artifact);
  await registry.putArtifact(staged);
  const state = await registry.readChannel();
  const live = state && (await registry.readComposition(state.composition));
  const number = ((await registry.compositionNumbers()).at(-1) ?? 0) + 1;
  const { name: app, version } = artifact;
  const parts = withCanary(live, number, { app, version, share });
  await registry.putComposition({
    ...{ number, createdAt: new Date().toISOString(), reason: `ship ${app} ${version}` },
    ...parts,
  });
  await registry.moveChannel(state?.sequence ?? 0, number);
  const canary = parts.canaries.find((one) => one.app === app);
  if (!canary) throw new Error('no canary');
  return canary;
}

import { join } from 'node:path';
import type { Canary } from '@evmandi/contract/platform/composition';
import { percentOf, takeBack } from '../canary/canaries.ts';
import { canaryId } from '../canary/counter.ts';
import { type Evidence, openEvidence } from '../canary/evidence-file.ts';
import { sumOf } from '../canary/tally.ts';
import { judge, type Rule } from '../canary/verdict.ts';
import { type Context, UserError } from './context.ts';
import { readLive } from './history.ts';
import { minute } from './minute.ts';
import { release } from './release.ts';

type Stored = Pick<Context, 'registry'>;

/** What was heard of canaries, beside the registry's own copy on this machine. */
export const evidenceIn = (dataDir: string): Evidence =>
  openEvidence(join(dataDir, 'canaries.json'));

/** What was heard of canaries, and by what they are judged. */
export interface Judging {
  evidence: Evidence;
  rule: Rule;
}

async function findCanary({ registry }: Stored, app: string): Promise<Canary> {
  const { set } = await readLive(registry);
  const running = set?.composition.canaries ?? [];
  const found = running.find((canary) => canary.app === app);
  if (found) return found;
  const names = running.map((canary) => canary.app).join(', ');
  throw new UserError(`${app} has no canary${names ? `; ${names} has` : ''}.`);
}

/** Makes a canary what all visitors get, if it still fits. `why` goes into the history. Returns the composition. */
export async function promoteCanary(
  { registry }: Stored,
  { app, version, share }: Canary,
  why: string,
): Promise<number> {
  // Reading brings the files to this disk, where the registry is elsewhere.
  await registry.readArtifact(app, version);
  const folder = registry.artifactFolder(app, version) ?? '';
  const { number } = await release(registry, {
    releases: [{ app, version, folder, staged: false }],
    reason: `promote ${app} ${version} from ${percentOf(share)} of the visitors ${why}`,
  });
  return number;
}

/** `npm run promote`: a canary becomes what all visitors get, whatever its verdict. */
export async function promote(context: Context, app: string): Promise<void> {
  const canary = await findCanary(context, app);
  const number = await promoteCanary(context, canary, 'by hand');
  context.say(`Composition ${number} has ${app} ${canary.version} for all visitors.`);
}

/** `npm run take-back`: a canary's visitors get what all others get, and open pages leave it. */
export async function takeCanaryBack(context: Context, app: string): Promise<void> {
  const { version } = await findCanary(context, app);
  const number = await takeBack(context.registry, { app, version }, 'by hand');
  context.say(`Composition ${number} is without ${app} ${version}.`);
}

/** Says which canaries run, and how their visits went so far. */
export async function tellCanaries(
  { registry, say }: Pick<Context, 'registry' | 'say'>,
  { evidence, rule }: Judging,
): Promise<void> {
  const { set } = await readLive(registry);
  const edges = await registry.edges();
  for (const canary of set?.composition.canaries ?? []) {
    const { app, version, share, since } = canary;
    const counted = await evidence.of(canaryId(canary), edges);
    const about = { share: share / 10_000, ageMs: Date.now() - Date.parse(since) };
    const { reason } = judge(sumOf(counted.map(({ tally }) => tally)), about, rule);
    say(
      `\nCanary: ${app} ${version}, for ${percentOf(share)} of the visitors since ${minute(since)}, ${reason}.`,
    );
  }
}

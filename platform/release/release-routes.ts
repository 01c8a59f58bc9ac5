import { createLaps } from '../cli/laps.ts';
import { discard, type PreparedRelease } from '../cli/prepare.ts';
import type { ReleaseResult } from '../cli/release.ts';
import { rollback } from '../cli/rollback.ts';
import { untilServed } from '../cli/served.ts';
import { report as sayResult } from '../cli/ship.ts';
import { readBody, sendLines } from './answers.ts';
import { CallError } from './call-error.ts';
import { type Caller, isTheirs } from './caller.ts';
import { type ReleaseOrder, releaseSchema, rollbackSchema } from './contract.ts';
import { makeRelease } from './make-release.ts';
import type { Route, ServiceOptions } from './route.ts';
import { createTurns, type Turn } from './turns.ts';

interface Offer extends Omit<ReleaseOrder, 'uploads' | 'stored'> {
  caller: Caller;
  releases: PreparedRelease[];
}

/** Whose turn a release takes: that of its team, or of an administrator. */
const teamOf = ({ app, who }: Caller) => app ?? who;

/** Throws a CallError where an app is named twice: one of the two would be checked, and the other live. */
function requireOnce(releases: readonly { app: string }[]): void {
  const apps = releases.map(({ app }) => app);
  const twice = apps.find((app, index) => apps.indexOf(app) !== index);
  if (twice !== undefined) throw new CallError(422, `${twice} is named twice.`);
}

/** The calls that move the site, each answered while it is done. */
export function releaseRoutes({ registry, uploads, makeTrial, quota }: ServiceOptions): Route[] {
  const turns = createTurns();
  /** Uploads of releases that run or wait. */
  const inRelease = new Set<string>();

  async function stored(caller: Caller, { app, version }: ReleaseOrder['stored'][number]) {
    const artifact = await registry.readArtifact(app, version);
    const folder = registry.artifactFolder(app, version) ?? '';
    // Of another's, nothing is told: the release refuses it, and the log has it.
    if (!artifact && isTheirs(caller, app)) {
      throw new CallError(409, `The registry holds no ${app} ${version}.`);
    }
    return { app, version, folder, staged: false };
  }

  /** Joins the queue. Throws a CallError for an upload of a release that runs or waits. */
  function join(caller: Caller, ids: readonly string[]): Turn {
    const keys = ids.map((id) => `${caller.id} ${id}`);
    if (keys.some((key) => inRelease.has(key))) {
      throw new CallError(409, 'This upload is being released already.');
    }
    const turn = turns.join(teamOf(caller));
    for (const key of keys) inRelease.add(key);
    const end = () => {
      for (const key of keys) inRelease.delete(key);
      turn.end();
    };
    return { ...turn, end };
  }

  /** Takes uploads over at a release's turn: until then they count as begun, and are kept for a day. */
  async function claimAll(caller: Caller, ids: readonly string[]): Promise<PreparedRelease[]> {
    const claimed: PreparedRelease[] = [];
    try {
      for (const id of ids) claimed.push(await uploads.claim(caller, id));
    } catch (error) {
      await discard(claimed);
      throw error;
    }
    return claimed;
  }

  async function release(
    { caller, found, ...offer }: Offer,
    say: (line: string) => void,
  ): Promise<ReleaseResult> {
    const started = performance.now();
    const { lap, text } = createLaps(() => performance.now() - started);
    const trial = makeTrial({ say, lap });
    trial.begin();
    try {
      const context = { registry, trial, caller, say, lap, ...(quota && { quota }) };
      const beside = { wanted: true, findBeside: async () => found };
      const result = await makeRelease(context, { ...offer, ...beside });
      sayResult({ say }, result, offer.share);
      say(`The release service took ${text()}.`);
      await untilServed({ registry, say });
      return result;
    } finally {
      await trial.end();
    }
  }

  return [
    {
      method: 'POST',
      path: '/v1/releases',
      handle: async ({ content, response, caller }) => {
        const { uploads: ids, stored: held, ...asked } = await readBody(content, releaseSchema);
        const kept = await Promise.all(held.map((one) => stored(caller, one)));
        const named = ids.length + held.length;
        if (asked.share !== undefined && named > 1) {
          throw new CallError(422, 'A canary is one app alone.');
        }
        if (named === 0) throw new CallError(422, 'Nothing is named to be released.');
        const sent = await Promise.all(ids.map((id) => uploads.requireComplete(caller, id)));
        requireOnce([...kept, ...sent]);
        const turn = join(caller, ids);
        await sendLines(response, async (say) => {
          if (turn.waits) say('Another release is being run: waiting for it ...');
          await turn.begins;
          try {
            const releases = [...kept, ...(await claimAll(caller, ids))];
            return await release({ caller, releases, ...asked }, say);
          } finally {
            turn.end();
          }
        });
      },
    },
    {
      method: 'POST',
      path: '/v1/rollbacks',
      handle: async ({ content, response, caller }) => {
        const { app: name, ...asked } = await readBody(content, rollbackSchema);
        await sendLines(response, async (say) => {
          const result = await rollback({ registry, caller, say }, { name, ...asked });
          await untilServed({ registry, say });
          return result;
        });
      },
    },
  ];
}

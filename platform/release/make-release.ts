import { percentOf } from '../canary/canaries.ts';
import type { Refusal } from '../cli/checks/refusal.ts';
import { acceptedBy, type Consent } from '../cli/consent.ts';
import type { Context } from '../cli/context.ts';
import { discard, type PreparedRelease } from '../cli/prepare.ts';
import { rehearsed } from '../cli/rehearsal/rehearsed.ts';
import { type ReleaseResult, release } from '../cli/release.ts';
import type { Call } from '../registry/records/records.ts';
import { logged } from './call-log.ts';
import { localCaller, requireApps, requireEverything } from './caller.ts';

interface Offer {
  /** Built: in staging folders, or in the registry. */
  releases: readonly PreparedRelease[];
  consent?: Consent | undefined;
  /** Of the visitors who get it, as `readShare` says it; all when left out. */
  share?: number | undefined;
  /** Whether it is rehearsed beside what is live: what a start ships is not. */
  wanted: boolean;
  /** What they were built from. */
  source?: Call['source'];
  /** What the place that they were built in refuses. */
  findBeside: () => Promise<Refusal[]>;
}

const titlesOf = (releases: readonly PreparedRelease[]) =>
  releases.map(({ app, version }) => `${app} ${version}`).join(', ');

/** What the log says of a release or a rollback that was made. */
export const describeResult = ({ number, moves }: ReleaseResult, reason?: string) => {
  const made = moves.length > 0 ? `composition ${number}` : `composition ${number} had it already`;
  return { text: reason ? `${made}: ${reason}` : made, composition: number };
};

/**
 * Checks what was built against the live composition, runs it and makes it live, in the name of the context's
 * caller. Throws ReleaseRefused, NotAllowed or UserError, leaving everything as it was; the log has it in any case.
 */
export function makeRelease(
  {
    registry,
    trial,
    caller = localCaller(),
    say,
    lap,
    quota,
  }: Pick<Context, 'registry' | 'trial' | 'caller' | 'say' | 'lap' | 'quota'>,
  { releases, consent = {}, share, wanted, source, findBeside }: Offer,
): Promise<ReleaseResult> {
  const [only, ...more] = releases;
  const apps = releases.map(({ app }) => app);
  const what = only && more.length === 0 ? titlesOf(releases) : apps.join(', ');
  const part = share === undefined ? '' : ` to ${percentOf(share)} of the visitors`;
  const built = source && { commit: source.commit, clean: source.clean };
  const about = { caller, what: 'ship', of: titlesOf(releases), ...(source && { source }) };
  const work = async () => {
    try {
      requireApps(caller, apps);
      if (consent.force !== undefined) requireEverything(caller, 'to force a release');
      if (consent.noRehearsal !== undefined)
        requireEverything(caller, 'to leave the rehearsal out');
    } catch (error) {
      await discard(releases);
      throw error;
    }
    return release(registry, {
      releases,
      reason: `ship ${what}${part}`,
      share,
      shipping: true,
      ...(quota && { quota }),
      consent,
      ...(trial.inspect && { inspect: trial.inspect }),
      ...(lap && { lap }),
      ...(built && { sources: Object.fromEntries(apps.map((app) => [app, built])) }),
      examine: async (candidate, folderOf) => {
        const beside = await findBeside();
        // Before it is run and rehearsed, for a minute or more.
        acceptedBy(consent, beside);
        const run = await trial.run(candidate, folderOf);
        const asked = { trial, say, wanted, without: consent.noRehearsal, ...(lap && { lap }) };
        const { refusals, ran } = await rehearsed(asked, run, candidate, folderOf);
        return { refusals: [...beside, ...refusals], ran };
      },
    });
  };
  return logged(registry.records, about, work, (result) => describeResult(result));
}

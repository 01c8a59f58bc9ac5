import type { PublicConfig } from '@evmandi/contract/platform/page-data';
import type { LiveSite } from '../../edge/live-site.ts';
import { DEPLOYED, type Site } from '../../edge/site.ts';
import { UserError } from '../context.ts';

/** What an edge says at `DEPLOYED`. */
export type DeployedSite = Pick<Site, 'page' | 'host'> & { config: PublicConfig };

const LIMIT_MS = 10_000;
/** A release shows at a page load that comes so long after it. */
const KEPT_MS = 2_000;

/** Reads what is live at a site. Throws a UserError when no edge of this platform answers there. */
export async function readDeployed(site: string): Promise<DeployedSite> {
  try {
    const answer = await fetch(site + DEPLOYED, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    return (await answer.json()) as DeployedSite;
  } catch (error) {
    throw new UserError(`No site can be read at ${site}: ${(error as Error).message}.`);
  }
}

/** The live site of another place. What was read last stays while it cannot be reached. */
export function followDeployed(
  site: string,
  first: DeployedSite,
  report: (line: string) => void,
): LiveSite {
  let known = first;
  let readAt = performance.now();
  return async () => {
    if (performance.now() - readAt > KEPT_MS) {
      readAt = performance.now();
      try {
        known = await readDeployed(site);
      } catch (error) {
        report((error as Error).message);
      }
    }
    const { page, host } = known;
    return { page, host };
  };
}

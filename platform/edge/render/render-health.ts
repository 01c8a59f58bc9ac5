import type { Site } from '../site.ts';

/** So many renders have failed for so long, and none has succeeded: it is tried whether one does. */
const DOUBTFUL = 3;
const DOUBTFUL_MS = 5_000;
const TRY_EVERY_MS = 1_000;

/**
 * Knows whether pages can be rendered. A page that fails, or a rush that not every render survives, does not
 * say so: in doubt `tryOne` renders another page, at most once a second. It rejects when that fails.
 */
export function createRenderHealth(
  tryOne: (site: Site) => Promise<unknown>,
  now: () => number = Date.now,
) {
  let failures = 0;
  let failingSince = 0;
  let trial: { at: number; well: Promise<boolean> } | undefined;

  const succeeded = () => {
    failures = 0;
  };

  async function isWell(site: Site): Promise<boolean> {
    try {
      await tryOne(site);
      succeeded();
      return true;
    } catch {
      return false;
    }
  }

  return {
    succeeded,
    failed(): void {
      if (failures === 0) failingSince = now();
      failures += 1;
    },
    async canRender(site: Site): Promise<boolean> {
      if (failures < DOUBTFUL || now() - failingSince < DOUBTFUL_MS) return true;
      if (!trial || now() - trial.at >= TRY_EVERY_MS) trial = { at: now(), well: isWell(site) };
      return trial.well;
    },
  };
}

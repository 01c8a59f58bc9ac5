import { setTimeout as wait } from 'node:timers/promises';
import { openRegistry } from '../registry/registry.ts';
import { hostArtifact, inTemporaryFolder } from '../testing/artifacts.ts';
import { releaseUnchecked } from '../testing/releases.ts';
import { followChannel } from './live-site.ts';

const numberOf = async (site: ReturnType<ReturnType<typeof followChannel>>) =>
  (await site)?.page.number;

test('a release that is slow to prepare is waited for a while, then the one before serves on', () =>
  inTemporaryFolder(async (dataDir) => {
    const registry = openRegistry(dataDir);
    let finish = () => {};
    const prepare = async ({ page }: { page: { number: number } }) => {
      if (page.number > 1) await new Promise<void>((resolve) => (finish = resolve));
    };
    const live = followChannel(registry, () => undefined, { prepare, patienceMs: 150 });
    await releaseUnchecked(registry, [hostArtifact()]);
    expect(await numberOf(live())).toBe(1);
    await releaseUnchecked(registry, [hostArtifact()]);

    const asked = performance.now();
    expect(await numberOf(live())).toBe(1);
    expect(performance.now() - asked).toBeGreaterThan(140);
    const again = performance.now();
    expect(await numberOf(live())).toBe(1);
    expect(performance.now() - again).toBeLessThan(100);

    finish();
    await wait(20);
    expect(await numberOf(live())).toBe(2);
  }));

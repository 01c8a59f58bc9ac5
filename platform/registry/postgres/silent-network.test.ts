import { join } from 'node:path';
import { startProxy, through } from '@evmandi/contract/testing/silent-proxy';
import { hostArtifact, inTemporaryFolder } from '../../testing/artifacts.ts';
import { inDatabase } from '../../testing/postgres.ts';
import { releaseUnchecked } from '../../testing/releases.ts';
import { until } from '../../testing/until.ts';
import { openRegistry } from '../registry.ts';
import { RegistryAway } from '../registry-error.ts';

const HEALED_WITHIN_MS = 10_000;
const there = process.env.TEST_DATABASE_URL ? test : test.skip;

there(
  'a registry behind a network that drops packets is away, and back within 10 s of the network',
  () =>
    inTemporaryFolder((folder) =>
      inDatabase(async (url) => {
        const publisher = openRegistry(join(folder, 'publisher'), url);
        await releaseUnchecked(publisher, [hostArtifact()]);
        const way = await startProxy(new URL(url));
        const registry = openRegistry(join(folder, 'edge'), through(way, url));
        const following = new AbortController();
        let moves = 0;
        registry.watchChannel?.(() => {
          moves += 1;
        }, following.signal);
        await until(() => moves > 0, 'the first connection');

        way.cutOff();
        // As many as there are connections, and more.
        const asked = Array.from({ length: 6 }, () => registry.readChannel());
        for (const one of await Promise.allSettled(asked)) {
          expect(one).toMatchObject({ status: 'rejected', reason: expect.any(RegistryAway) });
        }

        way.forget();
        const begun = performance.now();
        const answers = () =>
          registry.readChannel().then(
            (channel) => channel?.sequence === 1,
            () => false,
          );
        await until(answers, 'the registry', HEALED_WITHIN_MS);
        const before = moves;
        await until(() => moves > before, 'notifications', HEALED_WITHIN_MS);
        expect(performance.now() - begun).toBeLessThan(HEALED_WITHIN_MS);
        following.abort();
        await Promise.all([registry.close(), publisher.close(), way.close()]);
      }),
    ),
);

there('who no longer follows when the watching begins gets no connection', () =>
  inTemporaryFolder((folder) =>
    inDatabase(async (url) => {
      const registry = openRegistry(join(folder, 'edge'), url);
      const following = new AbortController();
      const moved: string[] = [];
      try {
        await registry.readChannel();
        registry.watchChannel(() => moved.push('ended'), AbortSignal.abort());
        registry.watchChannel(() => moved.push('following'), following.signal);
        await until(() => moved.includes('following'), 'the connection');
        expect(moved).toEqual(['following']);
      } finally {
        following.abort();
        await registry.close();
      }
    }),
  ),
);

import { noPartVisits, type PartVisits } from '../canary/part-visits.ts';
import { hostArtifact, remoteArtifact } from '../testing/artifacts.ts';
import { makeLive, storeArtifact } from '../testing/releases.ts';
import { onBothStores } from '../testing/stores.ts';
import { readVisits } from './read-visits.ts';

const CANARY = '1.0.0-00000002';
const hourAt = (at: string): PartVisits & { at: string } => ({ ...noPartVisits(), seen: 1, at });

onBothStores('visits', (withStore) => {
  test('begin with what all get; of former versions the last one stands first', () =>
    withStore(async ({ registry }) => {
      const [host, catalog] = [hostArtifact(), remoteArtifact('catalog')];
      const canary = remoteArtifact('catalog', { version: CANARY });
      for (const one of [host, catalog, canary]) await storeArtifact(registry, one);
      const since = '2025-11-20T09:00:00.000Z';
      const trial = { app: 'catalog', version: CANARY, share: 500, since };
      const more = { composition: 1, salt: '5a17'.repeat(8) };
      await makeLive(registry, [host, catalog], [{ ...trial, ...more }]);
      // A canary begins before the hours of the version beside it end.
      const kept = {
        'catalog 1.0.0-0000001a': [hourAt('2025-11-20T04:00:00.000Z')],
        'catalog 1.0.0-0000001b': [hourAt('2025-11-20T08:00:00.000Z')],
        [`catalog ${CANARY}`]: [hourAt('2025-11-20T09:00:00.000Z')],
        [`catalog ${catalog.version}`]: [hourAt('2025-11-20T10:00:00.000Z')],
        [`host ${host.version}`]: [hourAt('2025-11-20T10:00:00.000Z')],
      };
      const partVisits = { read: async () => kept, note: async () => {} };
      const { versions } = await readVisits(registry, { partVisits });
      expect(versions.map(({ app, version, live }) => [app, version, live])).toEqual([
        ['host', host.version, true],
        ['catalog', catalog.version, true],
        ['catalog', CANARY, true],
        ['catalog', '1.0.0-0000001b', false],
        ['catalog', '1.0.0-0000001a', false],
      ]);
    }));
});

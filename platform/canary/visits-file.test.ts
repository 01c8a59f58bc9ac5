import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addVisit, emptyTally } from './tally.ts';
import { openVisits } from './visits-file.ts';

const canary = {
  ...{ app: 'catalog', version: '1.0.0-3f2a9c01', share: 500, composition: 3 },
  ...{ since: '2025-11-20T06:00:00.000Z', salt: '0'.repeat(32) },
};
const minute = (number: number) => new Date(Date.parse(canary.since) + number * 60_000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visits-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('visits are kept over time, thinned where there are many, and read by another process', async () => {
  const file = join(folder, 'visits.json');
  const visits = openVisits(file);
  const tally = emptyTally();
  const note = (at: Date) =>
    visits.note({ canary, beside: '1.0.0-00000000', tally, failures: { 'catalog run': 1 } }, at);
  // More than the 120 points that are kept.
  for (let number = 0; number < 150; number += 1) {
    addVisit(tally, 'canary', { errors: number % 2 === 0 });
    await note(minute(number));
    // Twice a minute: the second is the moment that is shown.
    addVisit(tally, 'stable', { errors: false });
    await note(new Date(minute(number).getTime() + 30_000));
  }
  await note(minute(1_000));
  const [kept, ...more] = await openVisits(file).read();
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ app: 'catalog', beside: '1.0.0-00000000' });
  const points = kept?.points ?? [];
  expect(points.length).toBeLessThanOrEqual(120);
  expect(points.length).toBeGreaterThan(50);
  expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).sort());
  // Nothing was new at the end.
  expect(points.at(-1)).toMatchObject({
    at: new Date(minute(149).getTime() + 30_000).toISOString(),
    canary: { errors: { seen: 150, bad: 75 } },
    stable: { errors: { seen: 150, bad: 0 } },
  });
});

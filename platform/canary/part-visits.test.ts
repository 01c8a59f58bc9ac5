import { readFile } from 'node:fs/promises';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { createPartCounter, noPartVisits, percentile } from './part-visits.ts';
import { openPartVisits } from './part-visits-file.ts';

const HOST = 'host 1.0.0-00000001';
const CATALOG = 'catalog 1.0.0-00000002';
const parts = [HOST, CATALOG, 'auth 1.0.0-00000003'].map((key) => {
  const [name = '', version = ''] = key.split(' ');
  return { name, version };
});

test('a percentile is as good as a step of its buckets, at both ends, too', () => {
  const counter = createPartCounter();
  const values = Array.from({ length: 400 }, (_, index) => 20 + index * 2);
  for (const [index, inp] of values.entries()) {
    counter.take({ id: '', inp, cls: 0, lcp: 9_000_000 }, { once: String(index), parts });
  }
  const { inp, cls, lcp } = counter.counted?.[HOST] ?? noPartVisits();
  expect(percentile('inp', inp, 0.75)).toBeGreaterThan(618 / 1.2);
  expect(percentile('inp', inp, 0.75)).toBeLessThan(618 * 1.2);
  expect(percentile('cls', cls, 0.75)).toBeLessThan(0.005);
  expect(percentile('lcp', lcp, 0.75)).toBeGreaterThan(25_000);
  expect(percentile('lcp', {}, 0.75)).toBeNull();
  expect(Object.keys(inp).length).toBeLessThan(25);
});

test('a page counts once; a failure is its remote’s, vitals are of the remote it began with, and of the host', () => {
  const counter = createPartCounter();
  const page = { once: 'a', screen: 'catalog', parts };
  const failures = [{ remote: 'auth', phase: 'run' as const }];
  counter.take({ id: '', failures }, page);
  counter.take({ id: '', failures }, page);
  counter.take({ id: '', lcp: 900 }, page);
  counter.take({ id: '', lcp: 900 }, page);
  expect(counter.counted).toEqual({
    [HOST]: { ...noPartVisits(), seen: 1, lcp: { 13: 1 } },
    [CATALOG]: { ...noPartVisits(), seen: 1, lcp: { 13: 1 } },
    'auth 1.0.0-00000003': { ...noPartVisits(), seen: 1, bad: 1 },
  });
});

test('what edges count is kept by the hour and once, also when one ends or begins anew', () =>
  inTemporaryFolder(async (folder) => {
    const file = `${folder}/part-visits.json`;
    const seen = (number: number) => ({
      [HOST]: { ...noPartVisits(), seen: number, inp: { 3: 1 } },
    });
    const [ten, eleven] = [new Date('2025-11-20T10:20:00Z'), new Date('2025-11-20T11:05:00Z')];
    await openPartVisits(file).note([{ id: 'a', visits: seen(4) }, { id: 'b' }], ten);
    await openPartVisits(file).note([{ id: 'a', visits: seen(4) }], ten);
    await openPartVisits(file).note([{ id: 'a', visits: seen(6) }], eleven);
    // Of an edge that has forgotten the version since.
    await openPartVisits(file).note(
      [
        { id: 'a', visits: seen(1) },
        { id: 'c', visits: seen(2) },
      ],
      eleven,
    );
    const hours = (await openPartVisits(file).read(new Date('2025-11-20T12:00:00Z')))[HOST];
    expect(hours).toMatchObject([
      { at: '2025-11-20T10:00:00.000Z', seen: 4, inp: { 3: 1 } },
      { at: '2025-11-20T11:00:00.000Z', seen: 5 },
    ]);
  }));

test('what is kept has bounds', () =>
  inTemporaryFolder(async (folder) => {
    const file = openPartVisits(`${folder}/part-visits.json`);
    for (let hour = 0; hour < 60; hour += 1) {
      const visits = {
        [`catalog ${hour}`]: { ...noPartVisits(), seen: 1 },
        [HOST]: { ...noPartVisits(), seen: hour + 1 },
      };
      await file.note([{ id: String(hour), visits }], new Date(Date.UTC(2025, 10, 20, hour)));
    }
    const kept = await file.read(new Date(Date.UTC(2025, 10, 20, 59, 30)));
    expect(Object.keys(kept)).toHaveLength(40);
    expect(kept[HOST]).toHaveLength(48);
    expect(kept['catalog 59']).toHaveLength(1);
  }));

test('what nobody has visited for two days is gone, however little it was', () =>
  inTemporaryFolder(async (folder) => {
    const file = openPartVisits(`${folder}/part-visits.json`);
    const visits = { [HOST]: { ...noPartVisits(), seen: 1 } };
    await file.note([{ id: 'a', visits }], new Date('2025-11-20T10:20:00Z'));
    expect(await file.read(new Date('2025-11-22T09:59:00Z'))).toHaveProperty([HOST]);
    expect(await file.read(new Date('2025-11-22T10:00:00Z'))).toEqual({});
    const other = { 'catalog 1': visits[HOST] ?? noPartVisits() };
    await file.note([{ id: 'b', visits: other }], new Date('2025-11-22T10:20:00Z'));
    expect(await readFile(`${folder}/part-visits.json`, 'utf8')).not.toContain('2025-11-20');
  }));

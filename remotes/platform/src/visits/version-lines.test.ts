import { type VersionVisits, valueText, versionLines, versionsCsv } from './version-lines.ts';

const hour = (at: string, seen: number, bad: number, inp: number | null) => ({
  ...{ at, seen, bad, measured: inp === null ? 0 : seen },
  ...{ lcp: 1_637.4, inp, cls: 0.0213 },
});
const version = (name: string, live: boolean, hours: VersionVisits['hours']): VersionVisits => ({
  ...{ app: 'catalog', version: name, live, hours },
  total: hours[0] ?? hour('', 0, 0, null),
});
const [TEN, ELEVEN] = ['2025-11-20T04:30:00.000Z', '2025-11-20T05:30:00.000Z'];
const versions = [
  version('1.0.1-00000001', true, [hour(ELEVEN, 50, 1, 148.4)]),
  version('1.0.0-00000000', false, [hour(TEN, 40, 1, 151), hour(ELEVEN, 0, 0, null)]),
  { ...version('1.0.0-00000000', true, [hour(TEN, 9, 9, 900)]), app: 'host' },
];

test('a remote has a line for its live version and for the one before, by the hour', () => {
  const lines = versionLines(versions, 'catalog', 'errors');
  expect(lines.times).toHaveLength(2);
  expect(lines.series).toEqual([
    { name: '1.0.1-00000001 live', values: [null, 2] },
    { name: '1.0.0-00000000', values: [2.5, null] },
  ]);
  expect(versionLines(versions, 'catalog', 'inp').series[1]?.values).toEqual([151, null]);
});

test('a canary stands beside what all others get, and its start and the limit are drawn', () => {
  const [live, former, host] = versions;
  if (!live || !former || !host) throw new Error('Three versions');
  const trial = version('1.0.2-00000002', true, [hour(ELEVEN, 4, 0, 90)]);
  const trials = [{ app: 'catalog', version: trial.version, since: '2025-11-20T05:41:00.000Z' }];
  const lines = versionLines([host, former, trial, live], 'catalog', 'inp', trials);
  expect(lines.series.map(({ name }) => name)).toEqual(['1.0.0-00000000', '1.0.2-00000002 canary']);
  expect(lines).toMatchObject({ limit: 200, starts: 1 });
  // Nothing says how many errors are too many.
  expect(versionLines(versions, 'catalog', 'errors', trials)).not.toHaveProperty('limit');
  expect(versionLines(versions, 'catalog', 'errors', trials)).not.toHaveProperty('starts');
});

test('figures have their unit, and what is not known is no zero', () => {
  const [first] = versions;
  const texts = (['errors', 'lcp', 'inp', 'cls'] as const).map(
    (metric) => first && valueText(first.total, metric),
  );
  expect(texts).toEqual(['2.00', '1.64 s', '148 ms', '0.02']);
  expect(valueText({ ...hour(TEN, 0, 0, null), lcp: null }, 'lcp')).toBe('–');
});

test('the file has a line for each version and hour', () => {
  const lines = versionsCsv(versions).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toBe(`catalog,1.0.1-00000001,${ELEVEN},50,2,1637,148,0.021`);
});

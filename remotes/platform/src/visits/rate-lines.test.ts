import { type CanaryVisits, isPoint, rateLines, visitsCsv } from './rate-lines.ts';

const side = (seen: number, bad: number) => {
  const none = { seen: 0, bad: 0 };
  return { errors: { seen, bad }, lcp: none, inp: none, cls: none };
};
const visits: CanaryVisits = {
  ...{ app: 'catalog', version: '1.0.1-00000001', beside: '1.0.0-00000000' },
  ...{ since: '2025-11-20T06:00:00.000Z', running: true, failures: [] },
  points: [
    { at: '2025-11-20T06:01:00.000Z', canary: side(0, 0), stable: side(40, 1) },
    { at: '2025-11-20T06:02:00.000Z', canary: side(3, 1), stable: side(80, 1) },
  ],
};

test('a rate is of 100 visits so far, and none where nothing was seen', () => {
  expect(rateLines(visits, 'errors').series).toEqual([
    { name: '1.0.0-00000000 stable', values: [2.5, 1.25] },
    { name: '1.0.1-00000001 canary', values: [null, 33.33] },
  ]);
});

test('a first hour is a point, since no line would show it', () => {
  expect([[null, 0, null], [1, 2], [null], []].map(isPoint)).toEqual([true, false, false, false]);
});

test('the file has a line for each version and moment', () => {
  const lines = visitsCsv([visits]).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[3]).toBe('catalog,1.0.1-00000001,2025-11-20T06:02:00.000Z,3,33.33,,,');
});

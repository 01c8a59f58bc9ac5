import { spawnSync } from 'node:child_process';

/** Runs code with the modules of the report and answers what it prints as JSON. */
function evaluate(code: string): unknown {
  const script = `
    const report = await import('./scripts/testing/run-report.mjs');
    const costs = await import('./scripts/testing/costs.mjs');
    const limits = await import('./scripts/testing/limits.mjs');
    console.log(JSON.stringify(${code}));`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout);
}

test('withFlaky > known and new names > keeps each day once', () => {
  const history = { 'cart.spec.ts: orders': ['2026-11-27'] };
  const names = ['cart.spec.ts: orders', 'kill.spec.ts: all'];
  const next = `report.withFlaky(${JSON.stringify(history)}, ${JSON.stringify(names)}, '2026-11-29')`;
  expect(evaluate(next)).toEqual({
    'cart.spec.ts: orders': ['2026-11-27', '2026-11-29'],
    'kill.spec.ts: all': ['2026-11-29'],
  });
  expect(evaluate(`report.withFlaky(${next}, ['kill.spec.ts: all'], '2026-11-29')`)).toEqual(
    evaluate(next),
  );
});

test('journeyCosts > tries of one journey > adds them up', () => {
  const annotations = [
    { type: 'cpu', description: '1.50' },
    { type: 'skip' },
    { type: 'cpu', description: '2.25' },
  ];
  const journeys = JSON.stringify([{ file: 'cart.spec.ts', title: 'orders', annotations }]);
  expect(evaluate(`costs.journeyCosts(${journeys})`)).toEqual([
    { name: 'cart.spec.ts: orders', seconds: 3.75 },
  ]);
});

test('checkCounts > more journeys than stated > fails, however fast they were', () => {
  const tally = '{ start: (name) => (counts) => said.push([name, counts.failed]) }';
  const run = (counts: string) =>
    evaluate(
      `(() => { const said = []; limits.checkCounts(${tally}, ${counts}); return said; })()`,
    );
  expect(run('{ suites: 1, journeys: 1 }')).toEqual([
    [expect.stringMatching(/^number of suites \(1 of at most \d+\)$/), 0],
    [expect.stringMatching(/^number of journeys \(1 of at most \d+\)$/), 0],
  ]);
  expect(run('{ journeys: 10000 }')).toEqual([[expect.stringContaining('10000'), 1]]);
});

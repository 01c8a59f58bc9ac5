import { spawnSync } from 'node:child_process';

const skip = { type: 'skip', description: 'needs Firefox: install it' };

/** A report of journeys that ended so, the way Playwright writes it. */
function report(ends: Record<string, [status: string, annotations?: object[]]>) {
  const specs = Object.entries(ends).map(([title, [status, annotations = []]]) => ({
    title,
    file: 'cart.spec.ts',
    tests: [{ status, annotations }],
  }));
  const count = (status: string) => Object.values(ends).filter(([end]) => end === status).length;
  const stats = {
    expected: count('expected'),
    unexpected: count('unexpected'),
    flaky: count('flaky'),
    skipped: count('skipped'),
  };
  return { stats, suites: [{ suites: [{ specs }] }] };
}

/** What is said of it, and what the run ends with. */
function tell(told: object, { code = 0, ciRequire = '' } = {}) {
  const script = `
    const { Tally } = await import('./scripts/testing/tally.mjs');
    const { tellJourneys } = await import('./scripts/testing/journey-report.mjs');
    const tally = new Tally();
    const missing = [{ kind: 'firefox', mark: 'needs Firefox', what: 'in Firefox', reason: 'none here' }];
    tellJourneys(tally, tally.start('journeys'), ${JSON.stringify(told)}, { code: ${code}, missing });
    process.exitCode = tally.finish();`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, CI_REQUIRE: ciRequire },
  });
  return { stdout, status };
}

const FLAKY = report({ browses: ['expected'], orders: ['flaky'], visits: ['skipped', [skip]] });

test('what passed on its second try is named, and fails nothing', () => {
  const { stdout, status } = tell(FLAKY);
  expect(stdout).toMatch(/^FLAKY cart\.spec\.ts: orders$/m);
  expect(stdout).toMatch(/^SKIPPED 1 journeys in Firefox: none here$/m);
  expect(stdout).toMatch(/\n2 passed, 0 failed, 1 skipped\n$/);
  expect(status).toBe(0);
});

test('what failed twice fails the run, and so does what is demanded and not there', () => {
  const failed = tell(report({ browses: ['unexpected'] }), { code: 1 });
  expect([failed.status, failed.stdout]).toEqual([
    1,
    expect.stringContaining('0 passed, 1 failed'),
  ]);
  expect(tell(FLAKY, { ciRequire: 'firefox' }).status).toBe(1);
});

test.each([
  [
    'what it waited for',
    '\u001b[31mError: main with "Sum"\n\nTimeout 30000ms exceeded\nCall log',
    'Error: main with "Sum": Timeout 30000ms exceeded',
  ],
  [
    'what stood in a list that should be empty',
    'Error: in the console\n\nexpect(received).toEqual(expected)\n\n- Expected  - 1\n+ Received  + 3\n\n- Array []\n+ Array [\n+   "Failed to load",\n+ ]\n\n  12 | line',
    'Error: in the console: expect(received).toEqual(expected): +   "Failed to load",',
  ],
])('a try that failed is told with its step and %s, after all other output', (_, message, said) => {
  const told = report({ orders: ['unexpected'] });
  Object.assign(told.suites[0]?.suites[0]?.specs[0]?.tests[0] ?? {}, {
    results: [
      {
        error: { message },
        steps: [{ title: 'browses' }, { title: 'fills cart', error: {} }, { title: 'After Hooks' }],
      },
    ],
  });
  expect(tell(told, { code: 1 }).stdout).toContain(
    `FAILED JOURNEY cart.spec.ts: orders\n  fills cart: ${said}\n`,
  );
});

test('tellJourneys > journey that passed with a warning > prints the warning at the end of the run', () => {
  const description = '/listing: script bytes at 98.2 % of the budget';
  const told = report({ weighs: ['expected', [{ type: 'warning', description }]] });
  const { stdout, status } = tell(told);
  expect(stdout).toContain(`\nWARNING cart.spec.ts: ${description}\n\n1 passed, 0 failed`);
  expect(status).toBe(0);
});

test('journeys behind one that failed are said as such, not as those of the full run', () => {
  const { stdout, status } = tell(report({ starts: ['unexpected'], goes: ['skipped'] }), {
    code: 1,
  });
  expect(stdout).toMatch(/^SKIPPED 1 journeys: one before them in their file failed$/m);
  expect(stdout).not.toContain('test:full');
  expect(status).toBe(1);
});

test('a run that ends badly without a failed journey fails', () => {
  expect(tell(report({ browses: ['expected'] }), { code: 1 }).status).toBe(1);
});

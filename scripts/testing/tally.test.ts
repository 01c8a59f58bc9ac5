import { spawnSync } from 'node:child_process';

/** Counts a made-up run: one step with two failures, and two things that cannot run here. */
function run(ciRequire: string) {
  const script = `
    const { Tally } = await import('./scripts/testing/tally.mjs');
    const tally = new Tally();
    tally.start('tests')({ passed: 5, failed: 2, skipped: 1 });
    tally.skip('journeys', 'no browser; install one', { kind: 'browser' });
    tally.skip('3 tests on PostgreSQL', 'no server; install one', { kind: 'postgres', count: 3 });
    process.exitCode = tally.finish();`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, CI_REQUIRE: ciRequire },
  });
}

test('what cannot run is a counted line with its remedy', () => {
  const { stdout, status } = run('');
  expect(stdout).toContain('SKIPPED journeys: no browser; install one\n');
  expect(stdout).toMatch(/\n5 passed, 2 failed, 5 skipped\n$/);
  expect(status).toBe(1);
});

test('CI_REQUIRE turns a skip into a failure', () => {
  const { stdout } = run('postgres,browser');
  expect(stdout).not.toContain('SKIPPED');
  expect(stdout).toContain('FAILED journeys: no browser; install one (CI_REQUIRE demands browser)');
  expect(stdout).toMatch(/\n5 passed, 4 failed, 1 skipped\n$/);
});

test('CI_REQUIRE refuses what it does not know', () => {
  const { stderr, status } = run('postgres,chromium');
  expect(stderr).toContain(
    'CI_REQUIRE names chromium; it knows postgres, browser, compose, nginx, firefox, webkit',
  );
  expect(status).toBe(1);
});

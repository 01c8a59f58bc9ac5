import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Affected {
  affected: string[];
  run: string[];
  leftOut: string[];
  journeys: string[];
}

/** Asks the real repository what a change of one file can affect. */
function affectedByChange(file: string): Affected {
  const script = `
    const { affectedJourneys } = await import('./scripts/testing/changed/affected-journeys.mjs');
    const { affectedSuites } = await import('./scripts/testing/changed/affected-suites.mjs');
    const { allFiles } = await import('./scripts/testing/changed/changed-files.mjs');
    const { importersOf } = await import('./scripts/testing/changed/import-graph.mjs');
    const { existsSync } = await import('node:fs');
    const files = allFiles().filter((name) => existsSync(name));
    const found = affectedSuites([${JSON.stringify(file)}], files, importersOf(files));
    const journeys = affectedJourneys(found.affected);
    console.log(JSON.stringify({ ...found, affected: [...found.affected], journeys }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Affected;
}

const inGit = existsSync('.git') ? describe : describe.skip;

inGit('test:changed', () => {
  test('a component of the kit changed > runs its suite and those of screens that use it', () => {
    const { run, journeys } = affectedByChange('shared/ui/src/table.tsx');
    expect(run).toContain('shared/ui/src/table.test.tsx');
    expect(run).toContain('remotes/dashboard/src/orders/orders-screen.test.tsx');
    expect(run).not.toContain('api/src/orders/place-order.test.ts');
    expect(journeys).toContain('counter.spec.ts');
  });

  test('a subject of the API changed > runs its suites, names the others, picks its journeys', () => {
    const { run, leftOut, journeys } = affectedByChange('api/src/stations/routes.ts');
    expect(run).toContain('api/src/stations/stations.test.ts');
    expect(run).not.toContain('api/src/quotes/offers.test.ts');
    expect(leftOut).toContain('api/src/quotes/offers.test.ts');
    expect(journeys).toEqual(['content.spec.ts']);
  });

  test.each([
    ['shared/ui/src/styles/fonts.css', 'shared/ui/src/styles/fonts.test.ts'],
    [
      'remotes/checkout/src/quotes/quote-screen.module.css',
      'remotes/checkout/src/reserved-height.test.tsx',
    ],
  ])('%s is read by its name > runs the suite that reads it', (file, suite) => {
    expect(affectedByChange(file).run).toContain(suite);
  });

  test('a source changed > runs the suites that read all sources of its folder', () => {
    expect(affectedByChange('remotes/catalog/src/links.ts').run).toEqual(
      expect.arrayContaining([
        'api/testing/contract/called-routes.test.ts',
        'platform/build/imported-files.test.ts',
        'platform/cli/checks/links-of-remotes.test.ts',
      ]),
    );
    expect(affectedByChange('host/src/router/preload.ts').run).toContain(
      'host/src/own-paths.test.ts',
    );
  });

  test('a process is named by its bundle only > its sources affect the suites that start it', () => {
    expect(affectedByChange('platform/edge/main.ts').journeys).toContain('edge.spec.ts');
  });
});

test('e2e/covers.json > names each file of journeys and folders that exist', () => {
  const covers = JSON.parse(readFileSync('e2e/covers.json', 'utf8')) as Record<string, string[]>;
  expect(Object.keys(covers).sort()).toEqual(readdirSync('e2e/tests').sort());
  const starts = Object.values(covers).flat();
  const missing = starts.filter((start) => {
    const folder = join(start, '..');
    return (
      !existsSync(start) &&
      !readdirSync(folder).some((name) => join(folder, name).startsWith(start))
    );
  });
  expect(missing).toEqual([]);
});

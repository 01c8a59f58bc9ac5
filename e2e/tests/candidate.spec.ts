import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@evmandi/contract/testing/free-port';
import { copyProject, copyRegistry } from '../../scripts/lib/project-copy.mjs';
import { copyScratchDatabase } from '../../scripts/lib/sample-database.mjs';
import { PATIENT, runCli, UNREHEARSED } from '../support/process.ts';
import { expect, test } from '../support/test.ts';

const SCREEN = 'remotes/auth/src/login/login-screen.tsx';
const SHEET = 'remotes/auth/src/login/login-screen.module.css';
const SLOT = 'remotes/checkout/src/slots/header.quick-order.tsx';
const BEGIN = 'export function LoginScreen() {\n';

// Refusals by each rule: platform/cli/corpus/corpus.test.ts and platform/cli/candidate/visitor-mistakes.test.ts.
test('without a site, a release is run on a scratch database; mistakes are refused and taken back', {
  tag: '@full',
}, async () => {
  test.setTimeout(1_200_000);
  const project = copyProject();
  const dataDir = copyRegistry(process.env.SITE_DATA ?? '');
  // As a run before has left it.
  await copyScratchDatabase(project);
  const env = {
    ...PATIENT,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
  };
  const cli = (...args: string[]) => runCli(project, args, env);
  const change = (file: string, edit: (text: string) => string) => {
    const path = join(project, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, edit(before));
    return () => writeFileSync(path, before);
  };
  try {
    const mend = [
      change(SCREEN, (text) =>
        text.replace(BEGIN, `${BEGIN}  if (globalThis.document) throw new Error('only here');\n`),
      ),
      change(SLOT, (text) => `${text}\nthrow new Error('no such part');\n`),
    ];
    // One run for both: each costs a database, and every page of both remotes.
    const refused = await cli('ship', 'auth', 'checkout');
    expect(refused.code, refused.output).toBe(1);
    expect(refused.output).toContain('starting one on a scratch database');
    expect(refused.output).toMatch(/rule {4}browser\n {2}place {3}auth .*, route \/login, \/login/);
    expect(refused.output).toMatch(/found {3}in a browser, the page .*only here/);
    expect(refused.output).toMatch(
      /rule {4}slot-run\n {2}place {3}checkout .*, slot header\.quick-order/,
    );
    expect(refused.output).toContain('no such part');
    // The examples of its own pages, whose loaders the browser runs, are there.
    expect(refused.output).not.toContain('dead-end');
    for (const restore of mend) restore();

    change(SHEET, (text) => `${text}\nbody { display: none }\n`);
    const forced = await cli('ship', 'auth', '--force', 'a journey', ...UNREHEARSED);
    expect(forced.code, forced.output).toBe(0);
    const status = await cli('status');
    expect(status.output).toContain('forced past style');
    expect(status.output).toMatch(
      /Before it went live, .* rendered with an API on a scratch database; .* opened in a browser/,
    );
    const back = await cli('rollback', 'auth');
    expect(back.code, back.output).toBe(0);
    expect(back.output).toMatch(/^auth goes back from .*forced past/m);
  } finally {
    for (const copy of [project, dataDir]) rmSync(copy, { recursive: true, force: true });
  }
});

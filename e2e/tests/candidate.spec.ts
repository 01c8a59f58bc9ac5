import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, copyRegistry } from '../../scripts/lib/project-copy.mjs';
import { copyScratchDatabase } from '../../scripts/lib/sample-database.mjs';
import { freePort } from '../../scripts/lib/site.mjs';
import { PATIENT, runCli } from '../support/process.ts';
import { expect, test } from '../support/test.ts';

const SCREEN = 'remotes/auth/src/login/login-screen.tsx';
const SHEET = 'remotes/auth/src/login/login-screen.module.css';
const SLOT = 'remotes/checkout/src/slots/header.quick-order.tsx';
const BEGIN = 'export function LoginScreen() {\n';

test('without a site, a release is run on a scratch database; mistakes are refused and taken back', async () => {
  test.setTimeout(600_000);
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
    const restore = change(SCREEN, (text) =>
      text.replace(BEGIN, `${BEGIN}  if (globalThis.document) throw new Error('only here');\n`),
    );
    const thrown = await cli('ship', 'auth');
    expect(thrown.code, thrown.output).toBe(1);
    expect(thrown.output).toContain('starting one on a scratch database');
    expect(thrown.output).toMatch(/rule {4}browser\n {2}place {3}auth .*, route \/login, \/login/);
    expect(thrown.output).toMatch(/found {3}in a browser, the page .*only here/);
    restore();

    const mended = change(SLOT, (text) => `${text}\nthrow new Error('no such part');\n`);
    const slot = await cli('ship', 'checkout');
    expect(slot.code, slot.output).toBe(1);
    expect(slot.output).toMatch(
      /rule {4}slot-run\n {2}place {3}checkout .*, slot header\.quick-order/,
    );
    expect(slot.output).toContain('no such part');
    // The examples of its own pages, whose loaders the browser runs, are there.
    expect(slot.output).not.toContain('dead-end');
    mended();

    change(SHEET, (text) => `${text}\nbody { display: none }\n`);
    const forced = await cli('ship', 'auth', '--force', 'a journey');
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

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@evmandi/contract/testing/free-port';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { guarded } from '../../scripts/lib/guarded.mjs';
import { startSite } from '../../scripts/lib/site.mjs';
import { copyData, PATIENT, PROJECT } from '../support/process.ts';
import { expect, signIn, test } from '../support/test.ts';

const PNPM = ['npx', '--yes', 'pnpm@10.34.8'];

interface Command {
  cwd: string;
  env?: Record<string, string>;
}

/** Starts a command of a team in its own folder, which ends with this process; `output()` is what it said so far. */
function start([name = '', ...words]: string[], { cwd, env }: Command) {
  const { command, args, options, release } = guarded(name, words, {
    signal: 'INT',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // npm's settings of the run that this is a part of are not the team's.
  const own = Object.entries(process.env).filter(([key]) => !/^npm_|^NODE_ENV$/i.test(key));
  const child = spawn(command, args, {
    ...options,
    cwd,
    env: { ...Object.fromEntries(own), ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      said += String(data);
    });
  }
  // Its streams close with the pipe that guards it.
  child.once('exit', () => release(child));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, output: () => said };
}

async function run(words: string[], command: Command): Promise<string> {
  const { ended, output } = start(words, command);
  expect(await ended, `${words.join(' ')}\n${output()}`).toBe(0);
  return output();
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

interface Live {
  version: string;
  entry: string;
}

const TITLE = 'a team outside of the repository makes, tests and ships a remote';

test(TITLE, { tag: '@full' }, async ({ page, browser: chromium }, testInfo) => {
  const reachable = await answers('https://registry.npmjs.org/-/ping');
  testInfo.skip(!reachable, 'needs the registry of packages, which does not answer');
  const folder = mkdtempSync(join(tmpdir(), 'evmandi-outside-'));
  const packages = join(folder, 'packages');
  const place = join(folder, 'empty');
  const project = join(place, 'desk');
  mkdirSync(place);
  await run(['node', 'scripts/pack.mjs', '--to', packages], { cwd: PROJECT });
  const port = await freePort();
  // The dev server takes the first free one above.
  const devOrigins = Array.from({ length: 9 }, (_, more) => `http://localhost:${port + 1 + more}`);
  const site = await startSite(PROJECT, await copyData(), {
    ...PATIENT,
    DEV_ORIGINS: devOrigins.join(','),
  });
  const composition = async () => (await fetch(`${site.url}/registry.json`)).json();
  try {
    const before = await composition();
    const started = performance.now();
    const platform = `--package=file:${packages}/evmandi-platform-1.0.0.tgz`;
    const create = ['evmandi', 'create', 'desk', '--packages', packages];
    await run([...PNPM, platform, 'dlx', ...create], { cwd: place });
    await run([...PNPM, 'install', '--prefer-offline'], { cwd: project });
    await run(['npm', 'test'], { cwd: project });

    const browser = await findBrowser({ shell: true });
    const evmandi = join(project, 'node_modules/.bin/evmandi');
    const token = async (whose: string) => {
      const words = ['node', 'scripts/platform.mjs', 'tokens', 'make', whose];
      const made = await run(words, { cwd: PROJECT, env: site.env });
      return /^evt_\S+$/m.exec(made)?.[0] ?? '';
    };
    // All that a team has of a site: where its release service is, and its own token.
    const env = {
      RELEASE_URL: `http://localhost:${site.env.RELEASE_PORT}`,
      RELEASE_TOKEN: await token('desk'),
      ...(browser && { CHROMIUM: browser.executablePath }),
    };
    const dev = start([evmandi, 'dev'], {
      cwd: project,
      env: { PORT: String(port), API_URL: site.api },
    });
    const alone = `http://localhost:${port}`;
    await expect.poll(dev.output).toContain(`Developing desk alone at ${alone}`);
    await expect.poll(() => answers(`${alone}/desk`)).toBe(true);
    expect(await answers(`${alone}/api/categories`)).toBe(true);
    dev.child.kill('SIGINT');
    expect(await dev.ended).toBe(0);

    const inside = start([evmandi, 'dev', '--against', site.url], {
      cwd: project,
      env: { PORT: String(port) },
    });
    await expect
      .poll(inside.output)
      .toContain(`Developing desk at ${alone}, inside of ${site.url}`);
    await page.goto(`${alone}/desk`);
    await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Chargers')).toBeVisible();
    expect((await composition()).remotes).toEqual(before.remotes);
    inside.child.kill('SIGINT');
    expect(await inside.ended).toBe(0);

    const shipped = await run([evmandi, 'ship'], { cwd: project, env });
    expect(shipped).toContain('is live: served by');
    // Of which the packed platform has a worker of its own.
    const [rehearsed] = /Rehearsed in [^,]+/.exec(shipped) ?? [];
    expect(rehearsed, shipped).toBeDefined();
    const html = await (await fetch(`${site.url}/desk`)).text();
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `From nothing to a screen on the site: ${seconds.toFixed(1)} s; of them: ${rehearsed}.`,
    );
    expect(html).toMatch(/<h1[^>]*>Desk<\/h1>[\s\S]*<b>Chargers/);
    expect(html).toMatch(/<footer[\s\S]*Feedback<\/button>/);

    const after = await composition();
    const others = after.remotes.filter(({ name }: { name: string }) => name !== 'desk');
    expect([after.host, others]).toEqual([before.host, before.remotes]);
    const live = async () => {
      const { remotes } = await composition();
      return remotes.find(({ name }: { name: string }) => name === 'desk') as Live;
    };
    const { entry, version } = await live();
    expect(await answers(site.url + entry)).toBe(true);
    const recorded = join(site.dataDir, 'registry/artifacts/desk', version, 'artifact.json');
    // What the live API has to have for it, of which the packed platform knows the fields.
    expect(JSON.parse(readFileSync(recorded, 'utf8')).uses.api).toEqual({
      calls: ['GET /categories'],
      fields: ['cards', 'count', 'name', 'slug'],
    });

    const screen = join(project, 'src/screen/screen.tsx');
    const written = readFileSync(screen, 'utf8');
    // As staff see it at the site's own address, from the dev server of their machine.
    const own = start([evmandi, 'dev', '--against', site.url], {
      cwd: project,
      env: { PORT: String(port) },
    });
    const tried = new RegExp(`${site.url}/platform/try\\?versions=desk~(http://localhost:\\d+)`);
    await expect.poll(own.output).toMatch(tried);
    const [link = '', origin = ''] = tried.exec(own.output()) ?? [];
    writeFileSync(screen, written.replace('change it', 'on this machine'));
    await page.goto(link);
    await signIn(page, 'platform');
    await page.getByLabel('Begin at').fill('/desk');
    await page.getByRole('button', { name: 'Open in this browser' }).click();
    const banner = page.getByRole('region', { name: 'Versions of this browser alone' });
    await expect(banner).toContainText(origin);
    await expect(banner).toContainText(`everybody else has ${version}`);
    await expect(page.getByRole('main')).toContainText('on this machine');
    const visitor = await chromium.newPage();
    await visitor.goto(`${site.url}/desk`);
    await expect(visitor.getByRole('main')).toContainText('change it');
    expect(await visitor.content()).not.toContain(origin);
    await visitor.close();
    await banner.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('main')).toContainText('change it');
    own.child.kill('SIGINT');
    expect(await own.ended).toBe(0);

    writeFileSync(screen, written.replace('change it', 'changed'));
    // A release without a rehearsal reaches beyond a team's own remote.
    const anyone = { ...env, RELEASE_TOKEN: await token('--all') };
    await run([evmandi, 'ship', '--no-rehearsal', 'rehearsed above'], {
      cwd: project,
      env: anyone,
    });
    expect((await live()).version).not.toBe(version);
    const back = await run([evmandi, 'rollback'], { cwd: project, env });
    expect(back).toContain('is live: served by');
    expect((await live()).version).toBe(version);
    const told = await run([evmandi, 'status'], { cwd: project, env });
    expect(told).toMatch(new RegExp(`^desk +${version} .*roll desk back`, 'm'));
    expect(process.kill(site.pid, 0)).toBe(true);
  } finally {
    await site.stop();
    for (const made of [folder, site.dataDir]) rmSync(made, { recursive: true, force: true });
  }
});

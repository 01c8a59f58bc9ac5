import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@evmandi/contract/testing/free-port';
import { copyProject, copyRegistry } from '../../scripts/lib/project-copy.mjs';
import { startCli } from '../../scripts/lib/site.mjs';
import { PATIENT } from '../support/process.ts';
import { expect, test, watchConsole } from '../support/test.ts';

const SCREEN = { file: 'remotes/catalog/src/content/doc-page.tsx', text: 'On this page' };
const LAYOUT = { file: 'remotes/dashboard/src/layout/side-menu.tsx', text: 'EVMandi home' };
const STYLE = { file: 'remotes/catalog/src/content/doc-page.module.css', text: 'min-height: 40px' };
const SHELL = { file: 'host/src/chrome/footer.tsx', text: 'All rights reserved' };

test('remotes are developed inside the released site, rendered on the server, with Fast Refresh of code and styles', async ({
  page,
}) => {
  const project = copyProject();
  const dataDir = copyRegistry(process.env.SITE_DATA ?? '');
  const port = String(await freePort());
  const dev = startCli(project, ['dev', 'catalog', 'dashboard'], {
    ...PATIENT,
    PORT: port,
    API_PORT: String(await freePort()),
    SAMPLE_DATA: 'no',
    DATA_DIR: dataDir,
  });
  const change = ({ file, text }: { file: string; text: string }, to: string) => {
    const path = join(project, file);
    const before = readFileSync(path, 'utf8');
    expect(before, `${file} holds the text`).toContain(text);
    writeFileSync(path, before.replaceAll(text, to));
  };
  try {
    await expect.poll(dev.output, { timeout: 300_000 }).toContain('Ctrl-C ends everything.');
    const html = async () => (await fetch(`http://localhost:${port}/about`)).text();
    // The first render has everything to load: on a slow machine it is late, and left to the browser.
    let first = '';
    await expect
      .poll(async () => {
        first = await html();
        return first;
      })
      .toContain('id="evmandi-rendered"');
    expect(first).toContain('On this page');
    expect(first).toMatch(/<style data-href="[^"]*">[^<]*min-height: ?40px/);
    const errors = watchConsole(page);
    await page.goto(`http://localhost:${port}/about`);
    await expect(page.getByText(SCREEN.text).first()).toBeVisible();
    await page.evaluate(() => {
      document.body.dataset.marker = 'kept';
    });
    change(SCREEN, 'What is here');
    await expect(page.getByText('What is here').first()).toBeVisible();
    await expect.poll(html).toContain('What is here');
    const link = page.getByRole('navigation', { name: 'What is here' }).getByRole('link').first();
    await expect(link).toHaveCSS('min-height', '40px');
    change(STYLE, 'min-height: 52px');
    await expect(link).toHaveCSS('min-height', '52px');
    change({ ...STYLE, text: 'min-height: 52px' }, 'margin-top: 3px');
    await expect(link).toHaveCSS('margin-top', '3px');
    await expect(link).not.toHaveCSS('min-height', '52px');
    await expect.poll(html).toMatch(/margin-top: ?3px/);
    change(SHELL, 'All rights kept');
    await expect(page.getByText('All rights kept')).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset.marker)).toBe('kept');

    await page.goto(`http://localhost:${port}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.evaluate(() => {
      document.body.dataset.marker = 'kept';
    });
    change(LAYOUT, 'To the shop');
    await expect(page.getByRole('link', { name: 'To the shop' })).toBeVisible();
    expect(await page.evaluate(() => document.body.dataset.marker)).toBe('kept');
    expect(errors.filter((text) => /hydrat/i.test(text))).toEqual([]);
  } finally {
    dev.child.kill('SIGINT');
    expect((await dev.ended).code).toBe(0);
    for (const folder of [project, dataDir]) rmSync(folder, { recursive: true, force: true });
  }
});

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyProject } from '../../scripts/lib/project-copy.mjs';
import { startSite } from '../../scripts/lib/site.mjs';
import { copyData, PATIENT, runCli, UNREHEARSED } from '../support/process.ts';
import { expect, signIn, test } from '../support/test.ts';

/** A remote that knows of the dashboard nothing but the name of its layout. */
const FIFTH: Record<string, string> = {
  'package.json': JSON.stringify({ name: '@evmandi/fifth', version: '1.0.0', type: 'module' }),
  'rsbuild.config.ts': [
    "import { remoteConfig } from '@evmandi/platform/build';",
    'export default remoteConfig(import.meta.dirname);',
  ].join('\n'),
  'remote.json': JSON.stringify({
    name: 'fifth',
    title: 'Fifth',
    owner: 'Team Five',
    budget: { js: 20_000, css: 1_000 },
    routes: [
      { path: '/dashboard/fifth', access: 1001, layout: 'dashboard', render: 'frame' },
      { path: '/dashboard/fifth/open', access: 'public', layout: 'dashboard', render: 'full' },
    ],
    menu: [
      {
        area: 'dashboard',
        group: 'Five',
        title: 'The fifth',
        path: '/dashboard/fifth',
        icon: 'award',
      },
    ],
  }),
  'src/routes.tsx': `
    import { useState } from 'react';

    function Screen() {
      const [presses, setPresses] = useState(0);
      return <button type="button" onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>;
    }

    export default [
      {
        id: 'fifth.screen',
        path: '/dashboard/fifth',
        handle: { title: 'Fifth screen' },
        loader: () => null,
        Component: Screen,
      },
      {
        id: 'fifth.open',
        path: '/dashboard/fifth/open',
        handle: { title: 'Open to all' },
        loader: () => ({ words: 'from a loader' }),
        Component: Screen,
      },
    ];`,
};

test('a fifth remote ships a screen in the dashboard frame, with its menu entry, alone', async ({
  page,
}) => {
  const project = copyProject();
  const dataDir = await copyData();
  const site = await startSite(project, dataDir, PATIENT);
  const versions = async () => {
    const answer = await fetch(`${site.url}/registry.json`);
    const { host, remotes } = (await answer.json()) as {
      host: object;
      remotes: { name: string; version: string }[];
    };
    return { host, remotes: remotes.filter(({ name }) => name !== 'fifth') };
  };
  try {
    const before = await versions();
    const folder = join(project, 'remotes/fifth');
    for (const [file, text] of Object.entries(FIFTH)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const modules = join(project, 'remotes/auth/node_modules');
    cpSync(modules, join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    const shipped = await runCli(project, ['ship', 'fifth', ...UNREHEARSED], site.env);
    expect(shipped.code, shipped.output).toBe(0);
    expect(await versions()).toEqual(before);

    await page.goto(`${site.url}/login`);
    await signIn(page, 'admin');
    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    await menu.evaluate((element) => element.setAttribute('data-kept', ''));
    await menu.getByRole('link', { name: 'The fifth' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fifth screen' })).toBeFocused();
    await expect(page.locator('nav[data-kept] [aria-current="page"]')).toHaveText('The fifth');
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await menu.getByRole('link', { name: 'Order Management' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.locator('nav[data-kept]')).toBeVisible();

    const html = await (await fetch(`${site.url}/dashboard/fifth/open`)).text();
    expect(html).toMatch(/<nav[^>]* aria-label="Dashboard"[\s\S]*<button type="button">Pressed /);
    await page.goto(`${site.url}/dashboard/fifth/open`);
    await expect(page.getByRole('heading', { level: 1, name: 'Open to all' })).toBeVisible();
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  } finally {
    await site.stop();
    for (const copy of [project, dataDir]) rmSync(copy, { recursive: true, force: true });
  }
});

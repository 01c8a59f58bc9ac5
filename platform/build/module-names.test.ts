import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import typescript from 'typescript';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { collectNames, definedTokens, exportedNames, noNames } from './module-names.ts';

/** What a file with this text uses, each list sorted. */
function uses(text: string, name = 'screen.tsx') {
  return inTemporaryFolder(async (folder) => {
    const file = join(folder, name);
    await writeFile(file, text);
    const names = noNames();
    collectNames(typescript, file, names);
    const [runtime, router, tokens] = [names.runtime, names.router, names.tokens].map((set) =>
      [...set].sort(),
    );
    return { runtime, router, tokens };
  });
}

const exportsOf = (text: string) =>
  inTemporaryFolder(async (folder) => {
    const file = join(folder, 'index.ts');
    await writeFile(file, text);
    return exportedNames(typescript, file);
  });

test('records the names that are imported from runtime and router, from nowhere else', async () => {
  const text = `
    import { cart, useCart } from '@evmandi/runtime';
    import { Link } from 'react-router-dom';
    import { useState } from 'react';
    import { Card } from '@evmandi/ui/card';
  `;
  expect(await uses(text)).toEqual({ runtime: ['cart', 'useCart'], router: ['Link'], tokens: [] });
});

test('records an alias by the name that the host has to provide', async () => {
  const text = "import { notify as toast } from '@evmandi/runtime'; toast();";
  expect((await uses(text)).runtime).toEqual(['notify']);
});

test('passes over types, which leave no trace in a bundle', async () => {
  const text = `
    import type { Area } from '@evmandi/runtime';
    import { type CartLine, cart } from '@evmandi/runtime';
    import type { RouteObject } from 'react-router-dom';
    export type { To } from 'react-router-dom';
    import type Runtime = require('@evmandi/runtime');
    type Later = typeof import('@evmandi/runtime');
  `;
  expect(await uses(text)).toEqual({ runtime: ['cart'], router: [], tokens: [] });
});

test('records names that are exported again', async () => {
  const text = "export { cart as basket, type Area } from '@evmandi/runtime';";
  expect((await uses(text)).runtime).toEqual(['cart']);
});

test('records names that are taken out of an import at run time, also in scripts of packages', async () => {
  const text = `
    async function later() {
      const { cart, useCart: use } = await import('@evmandi/runtime');
      (await import('react-router-dom')).redirect('/');
      return import('@evmandi/runtime').then(({ notify }) => notify(cart, use));
    }`;
  const found = { runtime: ['cart', 'notify', 'useCart'], router: ['redirect'], tokens: [] };
  expect(await uses(text)).toEqual(found);
  expect(await uses(text, 'index.mjs')).toEqual(found);
});

test.each([
  ['put together', "'@evmandi/' + ('run' + 'time')"],
  ['in a template', ['`@evmandi/$', "{'runtime'}`"].join('')],
  ['with escapes', String.raw`'@evmandi/\u0072untime'`],
  ['chosen', "isOld ? './own.ts' : '@evmandi/runtime'"],
  ['with a comment', "/* later */ '@evmandi/runtime'"],
])('records names of a module whose name is %s', async (_, name) => {
  const text = `const { cart } = await import(${name});`;
  expect(await uses(text)).toEqual({ runtime: ['cart'], router: [], tokens: [] });
  const whole = `const load = () => import(${name});`;
  await expect(uses(whole)).rejects.toThrow('import names from the runtime, not the whole');
});

test('records names of a module that an import names with escapes', async () => {
  const text = String.raw`import { cart } from '@evmandi/\x72untime'; export { a as b } from '@evmandi\/runtime';`;
  expect((await uses(text)).runtime).toEqual(['a', 'cart']);
});

test.each([
  ['a namespace', "import * as runtime from '@evmandi/runtime';"],
  ['a default', "import router from 'react-router-dom';"],
  ['all exported again', "export * from '@evmandi/runtime';"],
  ['a namespace exported again', "export * as runtime from '@evmandi/runtime';"],
  ['an import at run time', "const load = () => import('@evmandi/runtime');"],
  ['a namespace that is kept', "const all = await import('@evmandi/runtime'); all.cart();"],
  ['a namespace in a callback', "import('@evmandi/runtime').then((all) => all.cart());"],
  ['a computed name of one', "(await import('@evmandi/runtime'))['cart']();"],
  [
    'a computed name in a pattern',
    "const { ['ca' + 'rt']: it } = await import('@evmandi/runtime');",
  ],
  ['the rest of one', "const { cart, ...rest } = await import('@evmandi/runtime');"],
  ['the rest in a callback', "import('@evmandi/runtime').then(({ cart, ...rest }) => rest);"],
  ['a module assigned to a pattern', "({ cart } = await import('@evmandi/runtime'));"],
  ['what TypeScript requires', "import runtime = require('@evmandi/runtime');"],
  ['what TypeScript requires and exports', "export import router = require('react-router-dom');"],
  ['what a package requires', "const runtime = require('@evmandi/runtime');"],
])('refuses %s: its names cannot be known', async (_, text) => {
  await expect(uses(text)).rejects.toThrow(/screen\.tsx: import names from the \w+, not the whole/);
});

test('records tokens of style sheets and of styles in scripts, not what only starts like one', async () => {
  const css = `.card { color: var(--ev-ink); border: 1px solid var( --ev-line, var(--ev-grey-2)); }
    .chart { --chart-line: var(--ev-accent); --ev-own: 3px; }`;
  expect((await uses(css, 'card.module.css')).tokens).toEqual([
    '--ev-accent',
    '--ev-grey-2',
    '--ev-ink',
    '--ev-line',
  ]);
  const script = "style.getPropertyValue('--ev-chart-1') + `var(--ev-chart-2)`; // --ev-no-more";
  expect((await uses(script)).tokens).toEqual(['--ev-chart-1', '--ev-chart-2']);
  expect((await uses('{"token":"--ev-ink"}', 'data.json')).tokens).toEqual([]);
});

test('lists what a module exports by name, without its types', async () => {
  const text = `
    export { cart, useCart as useBasket, type Line } from './cart.ts';
    export type { Area } from './areas.ts';
  `;
  expect(await exportsOf(text)).toEqual(['cart', 'useBasket']);
});

test('refuses a module that exports what cannot be listed', async () => {
  await expect(exportsOf("export * from './cart.ts';")).rejects.toThrow('list names');
  await expect(exportsOf('export const cart = 1;')).rejects.toThrow('list names');
});

test('lists the tokens that a style sheet defines, each once', () => {
  const css = ':root { --ev-ink: #111; --ev-line: var(--ev-ink); } .dark { --ev-ink: #eee; }';
  expect(definedTokens(css)).toEqual(['--ev-ink', '--ev-line']);
});

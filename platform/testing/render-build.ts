import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { WorkerSite } from '../edge/render/protocol.ts';

/** A host's server build: real React, and a renderer of one remote's routes. */
const HOST = `
import * as react from 'react';
import { renderToString } from 'react-dom/server';
export const singletons = { react };
export function createRenderer({ config, loadRoutes }) {
  return async (url, signal) => {
    const { default: routes } = await loadRoutes('shop');
    const { pathname, searchParams } = new URL(url, 'http://x');
    const route = routes.find(({ path }) => path === pathname);
    const data = await route.loader({ searchParams, signal });
    const { Component } = await route.lazy();
    return {
      kind: 'page',
      status: data.status ?? 200,
      html: renderToString(react.createElement(Component, { data, config })),
      links: '',
      head: { title: 'Shop' },
      page: { kind: 'screen', loaderData: data.loaded ? { [route.id]: data.loaded } : {} },
      routeIds: [route.id],
    };
  };
}`;

/** A remote's server build with one route for each way in which a render can go. */
const REMOTE = `
// One for each process, whatever is loaded in it.
const worker = (globalThis.worker ??= Math.random());
let renders = 0;
const lazy = () => Promise.resolve(require('./screen.js'));
const route = (path, loader) => ({ id: 'shop.' + path, path: '/' + path, loader, lazy });
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const kept = [];
exports.default = [
  route('state', async ({ searchParams }) => {
    const n = searchParams.get('n');
    await wait(Number(n) % 7);
    renders += 1;
    return { n, renders, worker };
  }),
  route('environment', async () => Object.keys(process.env)),
  route('asks', async ({ searchParams }) => (await fetch(searchParams.get('url'))).status),
  route('large', async () => ({ text: 'x'.repeat(9_000_000) })),
  route('map', async () => ({ loaded: { list: ['a', new Map([[1, new ArrayBuffer(64_000_000)]])] } })),
  route('deep', async () => {
    let data = {};
    for (let level = 0; level < 2_500; level += 1) data = { d: data };
    return { loaded: data };
  }),
  route('prints', async () => {
    for (let part = 0; part < 5; part += 1) console.log('y'.repeat(100_000));
    return {};
  }),
  route('odd', async () => ({ status: 1000 })),
  route('throws', async () => { throw new Error('the loader failed'); }),
  route('throws-answer', async () => { throw { status: 500, statusText: '', data: 'broken' }; }),
  route('slow', async ({ searchParams }) => { await wait(Number(searchParams.get('ms'))); return {}; }),
  // Blocks the worker as an endless loop does, but takes no CPU time.
  route('hangs', async () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)),
  route('eats', async () => { for (;;) kept.push(new Array(10_000).fill({})); }),
  route('leaves-a-bomb', async () => {
    setTimeout(() => { throw new Error('thrown after the render'); }, 20);
    return {};
  }),
];`;

/** Its hooks work only with the very React that renders. */
const SCREEN = `
const { createElement, useId, useState } = require('react');
exports.Component = function Screen({ data, config }) {
  const [text] = useState(() => JSON.stringify(data));
  return createElement('p', { id: useId(), title: config.country }, text);
};`;

interface RenderBuildOptions {
  /** Source of the remote's server build. */
  remote?: string;
  apiInternalUrl?: string;
}

/** Builds the worker and a small site for it in `folder`, far from any installed package. */
export async function renderBuild(
  root: string,
  folder: string,
  { remote = REMOTE, apiInternalUrl = 'http://api.test' }: RenderBuildOptions = {},
) {
  const workerFile = join(folder, 'worker.mjs');
  const hostEntry = join(folder, 'host/server/index.js');
  const remoteFolder = join(folder, 'shop/server');
  await mkdir(remoteFolder, { recursive: true });
  await Promise.all([
    build({
      entryPoints: [join(root, 'platform/edge/render/worker.ts')],
      outfile: workerFile,
      bundle: true,
      platform: 'node',
      format: 'esm',
    }),
    build({
      stdin: { contents: HOST, resolveDir: join(root, 'host') },
      outfile: hostEntry,
      bundle: true,
      platform: 'node',
      format: 'cjs',
    }),
    writeFile(join(remoteFolder, 'index.js'), remote),
    writeFile(join(remoteFolder, 'screen.js'), SCREEN),
  ]);
  const config = { country: 'India' } as WorkerSite['config'];
  const site = (number: number): WorkerSite => ({
    id: number,
    composition: { number, host: { version: '' }, remotes: [] },
    hostEntry,
    remoteEntries: { shop: join(remoteFolder, 'index.js') },
    layoutEntries: {},
    config,
    apiInternalUrl,
  });
  return { workerFile, site };
}

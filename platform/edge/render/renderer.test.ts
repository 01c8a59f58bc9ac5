import { join } from 'node:path';
import { openRegistry } from '../../registry/registry.ts';
import { hostArtifact, remoteArtifact } from '../../testing/artifacts.ts';
import { describeSite } from '../site.ts';
import type { RenderOptions, RenderPool } from './pool.ts';
import type { WorkerSite } from './protocol.ts';
import { createRenderer } from './renderer.ts';

const SHOP = remoteArtifact('shop', { descriptor: { layouts: ['frame'] } });
const SITE = describeSite({
  composition: {
    number: 4,
    createdAt: '2026-01-01T00:00:00.000Z',
    reason: 'test',
    host: '1.0.0-00000001',
    remotes: { shop: SHOP.version },
  },
  host: hostArtifact(),
  remotes: [SHOP],
});

/** A renderer on a data folder that is itself called `server`, with a pool that names its tasks. */
function open() {
  const registry = openRegistry('/srv/server/data');
  const folder = join(registry.root, 'artifacts');
  const asked: [WorkerSite, string, RenderOptions?][] = [];
  const result = { kind: 'redirect' as const, status: 302, location: '/' };
  const pool: RenderPool = {
    prepare: async (site, url) => void asked.push([site, url]),
    render: async (site, url, options) => {
      asked.push([site, url, options]);
      return { result, files: [`${folder}/shop/${SHOP.version}/server/7.js`] };
    },
    close: async () => undefined,
  };
  const config = { country: 'India' } as WorkerSite['config'];
  const renderer = createRenderer({ registry, pool, config, apiInternalUrl: 'http://api:8000' });
  return { renderer, asked, folder };
}

test('workers are told where each server build lies and whose page it is, and answer files of the artefact', async () => {
  const { renderer, asked, folder } = open();
  const { files } = await renderer.render(SITE, '/shop?q=x');
  expect(files).toEqual(['server/7.js']);
  expect(asked).toEqual([
    [
      {
        id: 1,
        composition: SITE.page,
        hostEntry: `${folder}/host/1.0.0-00000001/server/index.js`,
        remoteEntries: { shop: `${folder}/shop/${SHOP.version}/server/index.js` },
        layoutEntries: { frame: `${folder}/shop/${SHOP.version}/server/layouts/frame.js` },
        config: { country: 'India' },
        apiInternalUrl: 'http://api:8000',
        kept: 2,
      },
      '/shop?q=x',
      { owner: `shop ${SHOP.version}`, inAdvance: false },
    ],
  ]);
});

test('a site is prepared with its home page; one that is not released is neither prepared nor rendered', async () => {
  const { renderer, asked } = open();
  await renderer.prepare(SITE);
  expect(asked.map(([, url]) => url)).toEqual(['/']);
  const { release: _release, ...developed } = SITE;
  await renderer.prepare(developed);
  await expect(renderer.render(developed, '/')).rejects.toThrow('nothing released');
  expect(asked).toHaveLength(1);
});

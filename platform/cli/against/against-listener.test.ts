import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEPLOYED } from '../../edge/site.ts';
import { openRegistry } from '../../registry/registry.ts';
import { remoteArtifact, route } from '../../testing/artifacts.ts';
import { CATALOG, withEdge } from '../../testing/edge.ts';
import { ask } from '../../testing/http.ts';
import { againstListener } from './against-listener.ts';
import { readDeployed } from './deployed-site.ts';

const DEV = 'http://localhost:3999';

async function listening(listener: RequestListener) {
  const server = createServer(listener).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a site elsewhere is shown with one remote from here; its files and its data are its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evmandi-against-'));
  const api = await listening(({ url, headers }, response) => {
    response.setHeader('Strict-Transport-Security', 'max-age=1');
    response.end(JSON.stringify({ url, origin: headers.origin }));
  });
  try {
    await withEdge(async ({ port }) => {
      const site = `http://localhost:${port}`;
      const deployed = await readDeployed(site);
      const own = await listening(
        againstListener({
          ...{ site, own: 'http://localhost:1', report: () => {} },
          deployed: {
            ...deployed,
            config: { ...deployed.config, apiUrl: `http://localhost:${api.port}` },
          },
          override: { name: 'desk', url: DEV, build: () => undefined },
          readDescriptor: async () =>
            remoteArtifact('desk', { descriptor: { routes: [route('/desk')] } }).descriptor,
          registry: openRegistry(folder),
        }),
      );
      try {
        const page = await ask(own.port, '/desk');
        expect(page.status).toBe(200);
        expect(page.body).toContain(`${DEV}/remoteEntry.js`);
        const { body } = await ask(own.port, '/registry.json');
        const { host, remotes } = JSON.parse(body);
        expect(host).toEqual(deployed.page.host);
        expect(remotes.map(({ name }: { name: string }) => name)).toEqual([CATALOG.name, 'desk']);

        const [entry = ''] = deployed.host.entry.js;
        expect((await ask(own.port, entry)).body).toBe((await ask(port, entry)).body);
        const answer = await fetch(`http://localhost:${own.port}/api/cart?a=1`, {
          headers: { Origin: 'http://localhost:1' },
        });
        expect(await answer.json()).toEqual({ url: '/api/cart?a=1', origin: site });
        expect(answer.headers.has('strict-transport-security')).toBe(false);
      } finally {
        own.close();
      }
    });
  } finally {
    api.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('where no site answers, that is said in a line', async () => {
  const closed = await listening(() => {});
  closed.close();
  await expect(readDeployed(`http://localhost:${closed.port}`)).rejects.toThrow(
    /^No site can be read at http:\/\/localhost:\d+: /,
  );
});

test('a site tells what its pages are made of, no more than they say, and no cache keeps it', () =>
  withEdge(async ({ port }) => {
    const { headers, body } = await ask(port, DEPLOYED);
    expect(headers['cache-control']).toBe('no-store');
    const page = (await ask(port, '/cart')).body;
    const config = /id="evmandi-config">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    const { host, ...told } = JSON.parse(body);
    expect(told).toEqual({
      page: JSON.parse((await ask(port, '/registry.json')).body),
      config: JSON.parse(config),
    });
    for (const address of [...host.entry.js, ...host.entry.css, ...host.fonts]) {
      expect(page).toContain(address);
    }
  }));

import { hostArtifact, remoteArtifact } from '../../testing/artifacts.ts';
import { describeSite } from '../site.ts';
import { createEdgeMetrics } from './edge-metrics.ts';

function siteOf(catalog: string) {
  const host = hostArtifact();
  const composition = { number: 1, createdAt: '', reason: '', host: host.version, remotes: {} };
  return describeSite({
    composition,
    host,
    remotes: [remoteArtifact('catalog', { version: catalog })],
  });
}

test('of all releases only the versions that serve are shown', async () => {
  let version = '1.0.0-0000000a';
  const { metrics } = createEdgeMetrics({ live: async () => siteOf(version) });
  expect(await metrics()).toContain('edge_live_version{app="catalog",version="1.0.0-0000000a"} 1');
  version = '1.0.0-0000000b';
  const text = await metrics();
  const lines = text.split('\n').filter((line) => line.startsWith('edge_live_version{'));
  expect(lines).toEqual([
    'edge_live_version{app="host",version="1.0.0-00000001"} 1',
    'edge_live_version{app="catalog",version="1.0.0-0000000b"} 1',
  ]);
});

import type { RequestListener } from 'node:http';
import { createEdge, type EdgeOptions } from '../edge/edge.ts';
import { encodedText } from '../edge/encoded-text.ts';
import type { RenderedPages } from '../edge/render/rendered-pages.ts';
import { listen } from '../edge/server.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { hostArtifact, inTemporaryFolder, remoteArtifact, route } from './artifacts.ts';
import { releaseUnchecked } from './releases.ts';

const CONFIG = {
  apiUrl: 'http://api.test:8000',
  phone: '+91 40 0000 0000',
  email: 'a@b.example',
  country: 'India </script>',
  copyrightYear: 2025,
  rupeesPerDollar: 84,
};
export const ROUTES = ['/', '/home', '/cart', '/product/:productId', '/*'].map((path) =>
  route(path),
);
export const CATALOG = remoteArtifact('catalog', { descriptor: { routes: ROUTES } });
export const CATALOG_FILES = '/artifacts/catalog/1.0.0-0000000a/browser';

/** Options of the edge; `observe` wraps it. */
type WithEdge = Partial<EdgeOptions> & { observe?: (edge: RequestListener) => RequestListener };

interface Running {
  port: number;
  registry: Registry;
  lines: string[];
}

/** Runs `work` against an edge with `artifacts` released; with none, nothing is released. */
export function withEdge(
  work: (running: Running) => Promise<void>,
  { observe = (edge) => edge, ...options }: WithEdge = {},
  artifacts = [hostArtifact(), CATALOG],
) {
  return inTemporaryFolder(async (dataDir) => {
    const registry = openRegistry(dataDir);
    if (artifacts.length > 0) await releaseUnchecked(registry, artifacts);
    const lines: string[] = [];
    const report = (line: string) => lines.push(line);
    const server = await listen(
      observe(createEdge({ registry, config: CONFIG, report, ...options })),
      0,
      'localhost',
    );
    try {
      await work({ port: server.port, registry, lines });
    } finally {
      await server.close();
    }
  });
}

/** Rendered pages that answer as told. */
export const rendered = (answer: Awaited<ReturnType<RenderedPages>>): Partial<EdgeOptions> => ({
  renderedPages: async () => answer,
});
export const documentOf = (text: string) => ({
  kind: 'page' as const,
  status: 200,
  page: { ...encodedText(text, '7-'), inline: { scripts: [], styles: [] } },
});

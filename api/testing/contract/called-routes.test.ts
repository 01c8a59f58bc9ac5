import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OpenApi } from '../../src/documentation/openapi.ts';
import { ROUTES } from '../../src/routes.ts';
import { calledRoutes } from './called-routes.ts';

test('every route that a screen calls is in the kept contract: `npm run keep-contract` adds it', () => {
  const file = join(process.cwd(), 'api/contract/previous/openapi.json');
  const { paths }: OpenApi = JSON.parse(readFileSync(file, 'utf8'));
  const kept = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const called = calledRoutes(ROUTES, process.cwd()).map(
    ({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(called).toContain('GET /api/products/{id}');
  expect(kept).toEqual(expect.arrayContaining(called));
});

describe('of a site', () => {
  const root = mkdtempSync(join(tmpdir(), 'evmandi-callers-'));
  afterAll(() => rmSync(root, { recursive: true }));

  const files: Record<string, string> = {
    'host/src/menu.ts': "export const links = ['/orders'];",
    'host/src/network.ts': "fetch('/healthz')",
    'shared/runtime/src/http.ts': 'export const read = fetch;',
    'shared/ui/src/news.ts': "http.post('/subscriptions', wish)",
    'platform/edge/sitemap.ts': `fetch(\`\${apiUrl}/api/sitemap?page=\${page}\`)`,
    'remotes/shop/src/product.ts': `read<Product>(\`/products/\${id}\`)`,
    'remotes/shop/src/product.test.ts': "read('/home')",
    'remotes/shop/src/ask.tsx':
      "import type { Asked } from '@evmandi/api/contract/questions'; useSending<Asked>('/questions')",
    'remotes/shop/src/ship.ts': "http.post('/orders/bulk', body)",
  };
  const urls = [
    '/healthz',
    '/api/home',
    '/api/products/:id',
    '/api/questions',
    '/api/sitemap',
    '/api/subscriptions',
    '/api/orders',
    '/api/orders/:number',
    '/api/orders/bulk',
    '/api/pictures/:kind/:view',
  ];

  test('those are found that a source names where it calls, and pictures', () => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    const called = calledRoutes(
      urls.map((url) => ({ url })),
      root,
    );
    expect(called.map(({ url }) => url)).toEqual([
      '/api/products/:id',
      '/api/questions',
      '/api/sitemap',
      '/api/subscriptions',
      '/api/orders/bulk',
      '/api/pictures/:kind/:view',
    ]);
  });
});

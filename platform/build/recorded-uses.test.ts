import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import typescript from 'typescript';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { collectUses, nothingRecorded, recordOf } from './recorded-uses.ts';

/** What is recorded of a remote of these files, with `beside` in its project. */
function recorded(files: Record<string, string>, beside: Record<string, string> = {}) {
  return inTemporaryFolder(async (root) => {
    const found = nothingRecorded();
    for (const [name, text] of Object.entries({ ...beside, ...files })) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
      if (name in files) collectUses(typescript, join(root, name), found);
    }
    return recordOf(typescript, root, found);
  });
}

test('addresses of the table of links and of attributes are recorded, as far as they are known', async () => {
  const { links } = await recorded({
    'links.ts': `
      export const links = {
        cart: '/cart?list=quote',
        product: (id: string) => \`/product/\${id}#offers\`,
        brand: (brand: string) => \`/\${brand}-bikes\`,
        elsewhere: '//cdn.example/x',
        vehicle: (path: string) => path,
      };`,
    'screen.tsx': `
      const title = '/no/link';
      export const Screen = () => <Link to="/terms"><a href={\`/orders/\${title}\`}>x</a></Link>;`,
  });
  expect(links).toEqual(['/cart', '/orders/x', '/product/x', '/terms']);
});

test('calls of the API are recorded with their method, and the names of its contract that are read', async () => {
  const contract = `
    export const product = z.object({ id: z.string(), price: paise.describe({ note: 1 }) });
    export const more = product.extend({ warrantyMonths: z.int() });`;
  const { api } = await recorded(
    {
      'loader.ts': `
        const a = await read<Product>(\`/products/\${id}\`, { signal });
        const b = await http.post('/orders', {});
        const c = await read(path);
        const d = await read(\`/delivery\${query}\`);
        const { warrantyMonths } = a;
        cart.add(a.price.note);`,
    },
    { 'api/contract/catalog.ts': contract },
  );
  expect(api).toEqual({
    calls: ['GET /products/x', 'POST /orders'],
    fields: ['price', 'warrantyMonths'],
  });
});

test('a remote that stands alone records the fields that the packed platform knows', async () => {
  const packed = 'node_modules/@evmandi/platform';
  const { api } = await recorded(
    {
      'load.ts': 'export const load = async () => (await read<Shown>("/categories")).cards.at(0);',
    },
    {
      'remote.json': '{ "name": "desk" }',
      [`${packed}/package.json`]: '{ "version": "1.0.0" }',
      [`${packed}/dist/api-fields.json`]: '["cards", "slug"]',
    },
  );
  expect(api).toEqual({ calls: ['GET /categories'], fields: ['cards'] });
});

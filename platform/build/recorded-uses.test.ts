import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import typescript from 'typescript';
import { inTemporaryFolder } from '../testing/artifacts.ts';
import { collectUses, nothingRecorded, recordOf } from './recorded-uses.ts';

/** What is recorded of a remote of these files. */
function recorded(files: Record<string, string>, contract = '') {
  return inTemporaryFolder(async (root) => {
    await mkdir(join(root, 'api/contract'), { recursive: true });
    await writeFile(join(root, 'api/contract/catalog.ts'), contract);
    const found = nothingRecorded();
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(root, name), text);
      collectUses(typescript, join(root, name), found);
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
    contract,
  );
  expect(api).toEqual({
    calls: ['GET /products/x', 'POST /orders'],
    fields: ['price', 'warrantyMonths'],
  });
});

import type { MenuEntry } from './menu.ts';
import { pageMenu } from './page-menu.ts';

const route = (path: string) => ({
  path,
  access: 'public' as const,
  layout: 'store' as const,
  render: 'full' as const,
  query: [],
});
const about = (path: string, order?: number): MenuEntry => ({
  area: 'footer',
  group: 'Company',
  title: path,
  path,
  ...(order === undefined ? {} : { order }),
});
const remote = (name: string, paths: string[], menu: MenuEntry[]) => ({
  name,
  routes: paths.map(route),
  menu,
});

const paths = (...remotes: Parameters<typeof pageMenu>[0]) =>
  pageMenu(remotes).footer?.map(({ path }) => path);

test('leaves out what no remote has a screen for, though the fallback or a free pattern matches it', () => {
  const links = ['/about', '/orders', '/a/b', '/about?x=1', '/x/y/z'].map((path) => about(path));
  const catalog = remote('catalog', ['/', '/about', '/:segment', '/:make/:model', '/*'], links);
  expect(paths(catalog)).toEqual(['/about', '/about?x=1']);
  const checkout = remote('checkout', ['/orders'], []);
  expect(paths(catalog, checkout)).toEqual(['/about', '/orders', '/about?x=1']);
});

test('is ordered by number, then by remote, whatever the order of the composition', () => {
  const a = remote('a', ['/a'], [about('/a'), about('/a?last', 9)]);
  const b = remote('b', ['/b'], [about('/b?first', -1), about('/b')]);
  const ordered = ['/b?first', '/a', '/b', '/a?last'];
  expect(paths(a, b)).toEqual(ordered);
  expect(paths(b, a)).toEqual(ordered);
});

test('says the area once, and nothing where there is no link', () => {
  expect(pageMenu([remote('a', ['/a'], [about('/a')])])).toEqual({
    footer: [{ group: 'Company', title: '/a', path: '/a' }],
  });
  expect(pageMenu([])).toEqual({});
});

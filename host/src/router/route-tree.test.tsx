import { findOwner } from '@evmandi/contract/platform/route-owner';
import { matchRoutes } from 'react-router-dom';
import { RemoteRegistry } from '../remotes/remote-registry.ts';
import { routeTree } from './route-tree.tsx';

const SHAPES = [
  '/',
  '/a',
  '/a/*',
  '/a/b',
  '/a/b/*',
  '/a/:x',
  '/a/:x/c',
  '/b/:x',
  '/:x',
  '/:x/:y',
  '/*',
];
const SEGMENTS = ['a', 'b', 'c', 'A', 'none'];

/** Every path of up to three segments. */
function paths(): string[] {
  const of = (depth: number): string[] =>
    depth === 0 ? [''] : of(depth - 1).flatMap((path) => SEGMENTS.map((name) => `${path}/${name}`));
  const own = ['/dashboard', '/dashboard/orders', '/dashboard/orders/7', '/dashboard/coupons'];
  return ['/', ...of(1), ...of(2), ...of(3), '/a/', '/a/b/', '/%61/b', ...own];
}

const PATHS = paths();

const remote = (name: string, patterns: readonly string[]) => ({
  name,
  version: '1.0.0-00000000',
  title: name,
  entry: '',
  chunks: { js: [], css: [] },
  slots: [],
  routes: patterns.map((path) => ({
    path,
    access: 'public' as const,
    layout: 'store' as const,
    render: 'full' as const,
    query: [],
  })),
});

/** The paths whose route in the router's tree is another than the one that the owner rule names. */
function disagreements(first: readonly string[], second: readonly string[]): string[] {
  const remotes = [remote('one', first), remote('two', second)];
  const registry = new RemoteRegistry({ number: 1, host: { version: '' }, remotes }, jest.fn());
  const tree = routeTree(registry);
  return PATHS.flatMap((path) => {
    const id = matchRoutes(tree, path)?.at(-1)?.route.id ?? '';
    const matched = /^fallback|^no-home/.test(id) ? 'the fallback' : id;
    const owner = findOwner(remotes, path);
    const none = !owner || owner.route.path === '/*';
    const owned = none ? 'the fallback' : `${owner.remote.name}:${owner.route.path}`;
    return matched === owned ? [] : `${path} is of ${owned}, not of ${matched}`;
  });
}

it('gives each path to the route that the owner rule names, for every pair of patterns', () => {
  const pairs = SHAPES.flatMap((one) => SHAPES.map((two) => [one, two] as const));
  const wrong = pairs
    .filter(([one, two]) => one < two)
    .flatMap(([one, two]) => disagreements([one], [two]).map((path) => [one, two, path]));
  expect(wrong).toEqual([]);
});

it('does so for all patterns at once, and for those of this site', () => {
  expect(disagreements(SHAPES.slice(0, 5), SHAPES.slice(5))).toEqual([]);
  const dashboard = ['/dashboard', '/dashboard/orders', '/dashboard/*', '/b', '/:x/:y'];
  expect(disagreements(dashboard, ['/', '/*'])).toEqual([]);
});

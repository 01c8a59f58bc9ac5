import { findOwner, patternShape } from './route-owner.ts';

const route = (path: string) => ({
  path,
  access: 'public' as const,
  layout: 'store' as const,
  render: 'full' as const,
  query: [],
});
const catalog = {
  name: 'catalog',
  routes: ['/', '/listing/:category', '/product/:productId', '/*'].map(route),
};
const dashboard = {
  name: 'dashboard',
  routes: ['/dashboard', '/dashboard/orders', '/dashboard/*'].map(route),
};

describe('findOwner', () => {
  it.each([
    ['/', 'catalog', '/'],
    ['/product/bp-ev-2041', 'catalog', '/product/:productId'],
    ['/dashboard/orders', 'dashboard', '/dashboard/orders'],
    ['/dashboard/brands', 'dashboard', '/dashboard/*'],
    ['/dashboards', 'catalog', '/*'],
    ['/product/a/b', 'catalog', '/*'],
  ])('gives %s to %s by %s, whatever the order of the remotes', (path, name, pattern) => {
    for (const remotes of [
      [catalog, dashboard],
      [dashboard, catalog],
    ]) {
      const owner = findOwner(remotes, path);
      expect([owner?.remote.name, owner?.route.path]).toEqual([name, pattern]);
    }
  });

  it.each([
    ['/hero/splendor-plus', '/:make/:model'],
    ['/hero-bikes', '/:segment'],
    ['/Dashboard/orders', '/dashboard/orders'],
    ['/listing/lights', '/listing/:category'],
    ['/product/7/extra', '/*'],
    ['/product', '/*'],
    ['/%70roduct/7/extra', '/*'],
    ['/LISTING/lights/extra', '/*'],
  ])('lets no parameter take a name that a pattern starts with: %s is of %s', (path, pattern) => {
    const free = { name: 'free', routes: ['/:segment', '/:make/:model', '/:a/:b/:c'].map(route) };
    expect(findOwner([free, dashboard, catalog], path)?.route.path).toBe(pattern);
  });

  it.each([
    ['/dashboard/orders//', '/dashboard/orders'],
    ['/dashboard/%6Frders', '/dashboard/orders'],
    ['/product/%ff', '/product/:productId'],
    ['/product/a//b', '/*'],
    ['//dashboard', '/*'],
    ['', '/'],
  ])('asks the router alone about encoded and empty segments: %s is of %s', (path, pattern) => {
    jest.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(findOwner([catalog, dashboard], path)?.route.path).toBe(pattern);
    jest.restoreAllMocks();
  });

  it('gives the parameters, and nothing for a path that no pattern matches', () => {
    expect(findOwner([catalog], '/product/42')?.params).toEqual({ productId: '42' });
    expect(findOwner([dashboard], '/cart')).toBeUndefined();
  });
});

describe('patternShape', () => {
  it('is equal for patterns that match the same paths', () => {
    expect(patternShape('/:make/:model')).toBe(patternShape('/:a/:b'));
    expect(patternShape('/:make/:model')).not.toBe(patternShape('/bikes/:model'));
    expect(patternShape('/')).toBe('/');
  });
});

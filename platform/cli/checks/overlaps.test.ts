import { remoteArtifact, route } from '../../testing/artifacts.ts';
import {
  CATALOG,
  CHECKOUT,
  checkComposition,
  live,
  newer,
  refusalsOf,
  rules,
} from '../../testing/candidates.ts';

const LISTING = remoteArtifact('listing', {
  descriptor: {
    routes: [route('/category/*', { example: '/category/x' }), route('/brands/:name/new')],
  },
});
const withRoutes = (...paths: string[]) =>
  remoteArtifact('auth', { descriptor: { routes: paths.map((path) => route(path)) } });
const set = live([CATALOG, CHECKOUT, LISTING]);

test.each(['/product/1', '/product/new', '/category/bikes', '/category/:kind', '/brands/hero/new'])(
  '%s is refused to a remote while another owns the place around it',
  (path) => {
    expect(rules(set, withRoutes('/login', path))).toEqual(['places']);
  },
);

test.each(['/product', '/product/:id/reviews', '/category', '/products/1', '/brands/hero', '/a/b'])(
  '%s is free: no other remote owns a place around it, only patterns for any name',
  (path) => {
    expect(rules(set, withRoutes(path))).toEqual([]);
  },
);

test('a refusal names route, owner and remedy', () => {
  const [refusal] = refusalsOf(() => checkComposition(set, [withRoutes('/product/new')]));
  expect(refusal).toEqual({
    rule: 'places',
    place: 'remotes/auth/remote.json, route /product/new',
    message: `takes addresses away from /product/:productId of catalog ${CATALOG.version}`,
    remedy: 'Choose a path outside of it, or ship catalog without it first.',
  });
});

test('the owner of a new place gives way to an address that is live', () => {
  const owner = live([CATALOG, withRoutes('/help/terms')]);
  const [refusal] = refusalsOf(() =>
    checkComposition(owner, [
      remoteArtifact('help', { descriptor: { routes: [route('/help/:page')] } }),
    ]),
  );
  expect(refusal).toMatchObject({
    place: 'remotes/help/remote.json, route /help/:page',
    message: expect.stringContaining('holds /help/terms of auth'),
  });
});

test('a place that is open lets others in, and a remote divides its own as it likes', () => {
  const open = route('/category/*', { example: '/category/x', open: true });
  const shares = newer(LISTING, { descriptor: { ...LISTING.descriptor, routes: [open] } });
  expect(rules(live([CATALOG, shares]), withRoutes('/category/bikes'))).toEqual([]);
  const own = newer(LISTING, {
    descriptor: {
      ...LISTING.descriptor,
      routes: [...LISTING.descriptor.routes, route('/category/x')],
    },
  });
  expect(rules(set, own)).toEqual(['examples']);
});

test('an example leads to its own route among those of the whole site', () => {
  const lost = withRoutes('/login');
  const routes = [route('/reviews/:id', { example: '/cart' })];
  const wrong = remoteArtifact('auth', { descriptor: { ...lost.descriptor, routes } });
  const [refusal] = refusalsOf(() => checkComposition(set, [wrong]));
  expect(refusal).toMatchObject({
    rule: 'examples',
    message: '/cart is answered by /cart of checkout',
  });
});

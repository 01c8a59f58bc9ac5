import type { RemoteArtifact } from '@evmandi/contract/platform/composition';
import { hostArtifact, remoteArtifact, route } from '../../testing/artifacts.ts';
import { live, newer } from '../../testing/candidates.ts';
import { compose } from '../checks/check-release.ts';
import { isChanged } from './changed-pages.ts';

const CODE = 'browser/static/js/async/';
const SCREENS = { '/': 'server/home.js', '/about': 'server/about.js' };

/** A remote of two screens, the code of each by what it says. */
function shop(home: string, about = 'about', routes = 'routes'): RemoteArtifact {
  const base = remoteArtifact('shop');
  const record = (text: string) => ({ integrity: `sha384-${text}`, bytes: 1 });
  const list = (name: string) => ({ js: [`${CODE}${name}.js`], css: [] });
  return {
    ...base,
    files: {
      [`${CODE}routes.js`]: record(routes),
      [`${CODE}home.js`]: record(home),
      [`${CODE}about.js`]: record(about),
    },
    browser: {
      ...base.browser,
      exposes: { './routes': list('routes') },
      lazy: { [SCREENS['/']]: list('home'), [SCREENS['/about']]: list('about') },
    },
    descriptor: { ...base.descriptor, routes: [route('/'), route('/about')] },
  };
}

/** Paths of the screens that a release changes. */
function changedBy(next: RemoteArtifact, before = shop('home'), host = hostArtifact()): string[] {
  const artifacts = host.version === hostArtifact().version ? [newer(next)] : [newer(next), host];
  const candidate = compose(live([before]), artifacts);
  return next.descriptor.routes
    .filter((one) => {
      const files = [SCREENS[one.path as keyof typeof SCREENS]];
      const page = { remote: next, route: one, address: one.path, files, status: 200 };
      return isChanged(candidate, page);
    })
    .map(({ path }) => path);
}

test('a page is changed by its own code, by that of the routes, and by its declaration', () => {
  expect(changedBy(shop('home'))).toEqual([]);
  expect(changedBy(shop('another home'))).toEqual(['/']);
  expect(changedBy(shop('home', 'about', 'other routes'))).toEqual(['/', '/about']);
  const declared = shop('home');
  declared.descriptor.routes = [route('/'), route('/about', { access: 'session' })];
  expect(changedBy(declared)).toEqual(['/about']);
});

test('all pages are, where the host is another or a screen has no record', () => {
  expect(changedBy(shop('home'), shop('home'), newer(hostArtifact()))).toEqual(['/', '/about']);
  const unknown = shop('home');
  unknown.browser.lazy = {};
  expect(changedBy(unknown)).toEqual(['/', '/about']);
});

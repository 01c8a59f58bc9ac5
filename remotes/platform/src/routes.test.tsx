import remote from '../remote.json';
import routes from './routes.tsx';

// RELEASE-2
test('every screen of the platform stands in the layout of the dashboard', () => {
  const layouts = new Map(remote.routes.map(({ path, layout }) => [path, layout]));
  expect(routes.length).toBeGreaterThan(0);
  for (const { path = '' } of routes) {
    expect([path, layouts.get(path)]).toEqual([path, 'dashboard']);
  }
});

import remote from '../remote.json';
import routes from './routes.tsx';

const paths = (list: readonly { path?: string | undefined }[]) =>
  list.map(({ path }) => path).sort();

it('exports a route for every declared pattern, under an id of its own', () => {
  expect(paths(routes)).toEqual(paths(remote.routes));
  const ids = routes.map(({ id }) => id ?? '');
  expect(new Set(ids).size).toBe(routes.length);
  for (const id of ids) expect(id).toMatch(/^dashboard\.[a-z-]+$/);
});

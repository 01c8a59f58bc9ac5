import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REMOTES = join(process.cwd(), 'remotes');

interface Declared {
  path?: string;
  id?: string;
}

const paths = (list: readonly Declared[]) => list.map(({ path }) => path).sort();

it.each(readdirSync(REMOTES))(
  '%s exports a route for every declared pattern, under an id of its own',
  async (name) => {
    const remote = JSON.parse(readFileSync(join(REMOTES, name, 'remote.json'), 'utf8'));
    const module = await import(join(REMOTES, name, 'src/routes.tsx'));
    const routes: Declared[] = module.default;
    expect(paths(routes)).toEqual(paths(remote.routes));
    const ids = routes.map(({ id }) => id ?? '');
    expect(new Set(ids).size).toBe(routes.length);
    for (const id of ids) expect(id).toMatch(new RegExp(`^${name}\\.[a-z-]+$`));
  },
);

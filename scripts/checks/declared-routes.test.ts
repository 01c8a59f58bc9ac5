import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REMOTES = join(process.cwd(), 'remotes');
const FRONT = 'deploy/nginx/templates/nginx.conf.template';

/** Parameters that people may read in a log. Any other name must be that of a secret. */
const PUBLIC_PARAMETERS = [
  ...['app', 'category', 'group', 'id', 'kind', 'make', 'model', 'number', 'phrase', 'productId'],
  ...['payment', 'segment', 'sku', 'view'],
];
const SECRET = 's3cret';

interface Declared {
  path?: string;
  id?: string;
}

const paths = (list: readonly Declared[]) => list.map(({ path }) => path).sort();
const namesOf = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

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

/** Patterns of all pages and of all calls of the API. */
function declaredPatterns(): string[] {
  const pages = readdirSync(REMOTES).flatMap((name) => {
    const remote = JSON.parse(readFileSync(join(REMOTES, name, 'remote.json'), 'utf8'));
    return (remote.routes as { path: string }[]).map(({ path }) => path);
  });
  const table = readFileSync('api/src/routes.ts', 'utf8');
  const calls = [...table.matchAll(/'(\/(?:api|healthz|readyz)[^']*)'/g)];
  return [...pages, ...calls.map(([, pattern = '']) => pattern)];
}

/** Keeps what stands before the secret. */
const hidden = (address: string) => `${address.slice(0, address.search(/s3cret/i))}:token`;

/** What the front's map makes of an address. */
function frontPath(address: string): string {
  const [, map = ''] =
    /map \$uri \$front_path \{([\s\S]*?)\n {2}\}/.exec(readFileSync(FRONT, 'utf8')) ?? [];
  for (const [, expression = '', value = ''] of map.matchAll(/^\s*"~\*(.+)" "(.+)";$/gm)) {
    const { groups } = new RegExp(expression, 'i').exec(address) ?? {};
    if (groups) return value.replace(/\$(before_\w+?)(?=:)/, (_, name) => groups[name] ?? '');
  }
  return address;
}

// LOG-1: by the declared routes alone, so that a new one cannot be forgotten.
describe('declared routes', () => {
  const patterns = declaredPatterns();
  const contract = () =>
    import(join(process.cwd(), 'shared/contract/src/platform/secret-addresses.ts'));

  test('each parameter is named as public or as a secret', async () => {
    const { hasSecret } = await contract();
    const unknown = patterns.flatMap(namesOf).filter((name) => !PUBLIC_PARAMETERS.includes(name));
    expect(unknown.filter((name) => !hasSecret(`/:${name}`))).toEqual([]);
    expect(patterns.filter(hasSecret).length).toBeGreaterThan(8);
    expect(PUBLIC_PARAMETERS.filter((name) => hasSecret(`/:${name}`))).toEqual([]);
  });

  // LOG-2
  test('a token at an address that no route declares > is hidden by front, edge and API', async () => {
    const { looksSecret, secretsHider } = await contract();
    const hide = secretsHider(patterns);
    for (const token of [randomUUID(), randomUUID().replaceAll('-', '')]) {
      for (const before of [
        '/orde/',
        '/x/order/',
        '/orders/',
        '/api/v1/orders/by-token/',
        '/',
        '/a/z',
      ]) {
        const address = `${before}${token}`;
        expect([frontPath(address), hide(address)]).toEqual([`${before}:token`, `${before}:token`]);
        expect(looksSecret(address)).toBe(true);
      }
    }
  });

  test('front, edge, API and reports hide each secret, and nothing else', async () => {
    const { hasSecret, secretsHider } = await contract();
    const hide = secretsHider(patterns);
    for (const pattern of patterns) {
      const shown = (address: string) => [address, frontPath(address), hide(address)];
      if (!hasSecret(pattern)) {
        expect(shown(pattern)).toEqual([pattern, pattern, pattern]);
        continue;
      }
      const address = pattern.replace(/:(?:\w+T|t)oken/, SECRET);
      for (const sent of [address, `${address}/more`, address.toUpperCase()]) {
        const [, ...logged] = shown(sent);
        for (const path of logged) expect([sent, path]).toEqual([sent, hidden(sent)]);
      }
    }
  });
});

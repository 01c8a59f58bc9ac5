import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sources that call the API, beside the remotes: the site in the browser and on the server, and the edge. */
const CALLERS = ['host/src', 'shared/runtime/src', 'shared/ui/src', 'platform/edge'];
const SOURCE = /(?<!\.test)\.tsx?$/;
/** A file that calls the API reads its types, or sends requests itself. */
const CALLS = /@evmandi\/api\/contract|\bread[<(]|\bhttp\.|\bfetch\(/;
/** A text that begins as a path does, after the API's address if that is in it. */
const PATH = /(['"`])(?:\$\{\w+\})?(\/[^\s'"`]*)\1/g;
/** No source names it: answers hold the addresses of pictures. */
const IN_ANSWERS = '/api/pictures/';

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file))
    .map((file) => join(folder, file));
}

const BASE = '/api';

const withoutBase = (path: string) =>
  path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;

/** `/products/${id}?page=2` as `/products/x`. */
const exampleOf = (text: string) =>
  withoutBase(text.replace(/\$\{[^}]*\}/g, 'x').replace(/\?.*/, ''));

const patternOf = (url: string) =>
  new RegExp(`^${withoutBase(url).replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);

/** Returns the paths that the sources below `root` name where they call the API. */
function namedPaths(root: string): string[] {
  const remotes = readdirSync(join(root, 'remotes')).map((name) => `remotes/${name}/src`);
  const files = [...CALLERS, ...remotes].flatMap((folder) => sourcesIn(join(root, folder)));
  const texts = files.map((file) => readFileSync(file, 'utf8')).filter((text) => CALLS.test(text));
  return texts.flatMap((text) =>
    [...text.matchAll(PATH)].map(([, , path = '']) => exampleOf(path)),
  );
}

/**
 * Returns the routes whose path a caller's source names, all methods of it. A path that fits several routes
 * means the one with the fewest parameters: `/orders/bulk` is no order of that number.
 */
export function calledRoutes<T extends { url: string }>(routes: readonly T[], root: string): T[] {
  const parameters = ({ url }: T) => url.split(':').length;
  // What stands beside them is asked by probes, and the site has a `/healthz` of its own, which pages ask.
  const sorted = routes
    .filter(({ url }) => url.startsWith(`${BASE}/`))
    .sort((a, b) => parameters(a) - parameters(b));
  const called = new Set(
    namedPaths(root).map((path) => sorted.find(({ url }) => patternOf(url).test(path))?.url),
  );
  return routes.filter(({ url }) => called.has(url) || url.startsWith(IN_ANSWERS));
}

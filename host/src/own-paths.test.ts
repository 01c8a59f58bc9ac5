import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = __dirname;

/** Paths that the host may know: the home page and the sign-in page. */
const OWN = new Set(['/', '/login']);

/** Texts such as `/cart` or `/listing?q=`, in quotes or as the value of an attribute. */
const PATH_TEXT = /(?<=['"`])\/(?:[a-z][\w\-/]*)?(?=['"`?#$])/g;

const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\.tsx$/.test(file),
);

/** Comments and imports name no address of the site. */
const code = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^(?:import|export) .*$/gm, '');

test.each(sources)('%s knows no path of a remote', (file) => {
  const paths = code(readFileSync(join(SOURCE, file), 'utf8')).match(PATH_TEXT) ?? [];
  expect(paths.filter((path) => !OWN.has(path))).toEqual([]);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Letters for a file of the project, and for a class of a package's file. */
const FILE_LETTERS = 2;
const CLASS_LETTERS = 4;
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** What a style sheet names: its classes and animations. */
const NAMES = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;

interface NamedApp {
  directory: string;
  name: string;
  development: boolean;
}

type Place = { resourcePath: string };

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Gives each file letters of its own. One more file changes those of no other, unless both begin alike. */
function lettersOf(files: readonly string[], named: (file: string) => string) {
  const taken = new Map<string, string>();
  for (const file of files) {
    const hash = hashOf(named(file));
    let at = 0;
    while (taken.has(hash.slice(at, at + FILE_LETTERS))) at += 1;
    taken.set(hash.slice(at, at + FILE_LETTERS), file);
  }
  return new Map(Array.from(taken, ([letters, file]) => [file, letters]));
}

const namesIn = (file: string) => [
  ...new Set(Array.from(readFileSync(file, 'utf8').matchAll(NAMES), ([, name]) => name)),
];

const inDigits = (index: number): string =>
  (index < DIGITS.length ? '' : inDigits(Math.floor(index / DIGITS.length) - 1)) +
  DIGITS[index % DIGITS.length];

/**
 * Names the classes of one build, equally in each build of an app: `<app>_<letters of the file><place in it>`, so that
 * no two remotes can meet on one. What a class is called in its file is left out of what visitors get, and four letters
 * for each would be news in a compressed document: they weighed 600 and 550 bytes there. `files` are the app's
 * own style sheets, sorted; classes of others get letters of their own. Throws where two classes would get one name.
 */
export function classNames({ directory, name, development }: NamedApp, files: () => string[]) {
  const nameOf = (file: string) => path.relative(directory, file).split(path.sep).join('/');
  const owners = new Map<string, string>();
  const names = new Map<string, (string | undefined)[]>();
  let letters: Map<string, string> | undefined;

  const placeIn = (file: string, local: string): number => {
    const known = names.get(file) ?? namesIn(file);
    names.set(file, known);
    return known.indexOf(local);
  };
  const shortName = (file: string, local: string): string => {
    letters ??= lettersOf(files(), nameOf);
    const own = letters.get(file);
    const place = own === undefined ? -1 : placeIn(file, local);
    if (own !== undefined && place !== -1) return own + inDigits(place);
    return hashOf(`.${local} of ${nameOf(file)}`).slice(0, CLASS_LETTERS);
  };
  return ({ resourcePath }: Place, _template: string, local: string): string => {
    const owner = `.${local} of ${nameOf(resourcePath)}`;
    const short = shortName(resourcePath, local);
    const given = development ? `${name}_${local}_${short}` : `${name}_${short}`;
    const other = owners.get(given) ?? owner;
    if (other !== owner) throw new Error(`${owner} and ${other} get one name: rename one of them`);
    owners.set(given, owner);
    return given;
  };
}

import { createHash } from 'node:crypto';
import path from 'node:path';

/** A fifth letter weighs 170 bytes in a listing's document; with four two classes may meet, which ends the build. */
const LETTERS = 4;

interface NamedApp {
  directory: string;
  name: string;
  development: boolean;
}

type Place = { resourcePath: string };

/**
 * Names the classes of one build, equally in each build of an app: `<app>_<4 letters>`, so that no two remotes can
 * meet on one. What a class is called in its file is left out of what visitors get: it would weigh 600 bytes in each
 * document. Throws where two classes of the app would get one name.
 */
export function classNames({ directory, name, development }: NamedApp) {
  const owners = new Map<string, string>();
  return ({ resourcePath }: Place, _template: string, local: string): string => {
    const file = path.relative(directory, resourcePath).split(path.sep).join('/');
    const owner = `.${local} of ${file}`;
    const hash = createHash('sha256').update(owner).digest('base64url').slice(0, LETTERS);
    const given = development ? `${name}_${local}_${hash}` : `${name}_${hash}`;
    const other = owners.get(given) ?? owner;
    if (other !== owner) throw new Error(`${owner} and ${other} get one name: rename one of them`);
    owners.set(given, owner);
    return given;
  };
}

import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the bundler puts into the names of scripts and style sheets. */
const BUNDLERS_HASH = /\.([0-9a-f]{8,10})\.(?:js|css)$/;
const NAMED = /\.(?:js|css)$/;
const NAMES_OTHERS = /\.(?:js|json)$/;
const WORD = /(?<![\w-])[0-9a-f]{8,10}(?![\w-])/g;

interface Script {
  file: string;
  text: string;
  /** The bundler's hash in its name. */
  hash: string | undefined;
}

async function read(folder: string): Promise<Script[]> {
  const files = await readdir(folder, { recursive: true });
  return Promise.all(
    files
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => NAMED.test(file) || NAMES_OTHERS.test(file))
      .sort()
      .map(async (file) => ({
        file,
        text: await readFile(join(folder, file), 'utf8'),
        hash: BUNDLERS_HASH.exec(file)?.[1],
      })),
  );
}

/** The name with the digest in place of the bundler's hash, or before the extension. */
const withDigest = ({ file, hash }: Script, digest: string) =>
  hash ? file.replace(`.${hash}.`, `.${digest}.`) : file.replace(/(\.\w+)$/, `.${digest}$1`);

/** Scripts by the hash in their name. Throws when two that differ have the same. */
function byBundlersHash(scripts: readonly Script[]): Map<string, Script> {
  const found = new Map<string, Script>();
  for (const script of scripts) {
    if (!script.hash) continue;
    const other = found.get(script.hash);
    if (other && other.text !== script.text) {
      throw new Error(`${script.file} and ${other.file} differ, but not in the bundler's hash`);
    }
    found.set(script.hash, script);
  }
  return found;
}

/**
 * Gives every script and style sheet of a browser build a name that carries the SHA-256 of its content, in
 * base64url, and changes it wherever a file of the build names it. What a chunk holds then depends on itself and
 * on what it names alone, and a client that loads it can check it against its name.
 * Returns the new name of a file, by its old one. Throws when files name each other in a circle.
 */
export async function nameByContent(folder: string): Promise<(file: string) => string> {
  const scripts = await read(folder);
  const byHash = byBundlersHash(scripts);
  const finished = new Map<Script, string>();
  const begun = new Set<Script>();

  /** Its text with the new names of those that it names; its own name in it stays. */
  function renamed({ text, hash: own }: Script): string {
    return text.replace(WORD, (hash) => {
      const other = hash === own ? undefined : byHash.get(hash);
      return other ? digestOf(other) : hash;
    });
  }

  function digestOf(script: Script): string {
    const known = finished.get(script);
    if (known) return known;
    if (begun.has(script)) throw new Error(`${script.file} names itself by way of what it names`);
    begun.add(script);
    script.text = renamed(script);
    const digest = createHash('sha256').update(script.text).digest('base64url');
    finished.set(script, digest);
    return digest;
  }

  const named = scripts.filter(({ file }) => NAMED.test(file));
  const names = new Map(named.map((one) => [one.file, withDigest(one, digestOf(one))]));
  const unhashed = named.filter(({ hash }) => !hash).map(({ file }) => file);
  for (const list of scripts.filter(({ file }) => !NAMED.test(file))) {
    list.text = unhashed.reduce(
      (text, file) => text.replaceAll(JSON.stringify(file), JSON.stringify(names.get(file))),
      renamed(list),
    );
  }
  for (const { file, text } of scripts) {
    await writeFile(join(folder, file), text);
    await rename(join(folder, file), join(folder, names.get(file) ?? file));
  }
  return (file) => names.get(file) ?? file;
}

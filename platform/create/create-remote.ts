import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../registry/disk.ts';

/** Ends the name of a file of the template, so that no tool takes it for a source of the platform. */
const TEMPLATE = '.template';
const WORDS = /__(name|title)__/g;

interface NewRemote {
  name: string;
  /** Where it is made; must not be there, or be empty. */
  folder: string;
  /** Folder of the template. */
  template: string;
  /** Files of the template that are left out. */
  without?: readonly string[];
  packageJson: object;
}

/** `spare-parts` as `Spare parts`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether something stands in a folder; what begins with a dot is the team's repository or editor. */
export async function isTaken(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).some((file) => !file.startsWith('.'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Writes a remote that starts alone, can be tested and shipped, and is to be changed into what it shall be. */
export async function createRemote(remote: NewRemote): Promise<void> {
  const { name, folder, template, without = [], packageJson } = remote;
  const words: Record<string, string> = { name, title: titleOf(name) };
  const filled = (text: string) => text.replaceAll(WORDS, (_, word: string) => words[word] ?? '');
  const files = (await readdir(template, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(template.length + 1));
  for (const file of files) {
    const target = file.slice(0, -TEMPLATE.length);
    if (without.includes(target)) continue;
    await mkdir(dirname(join(folder, target)), { recursive: true });
    await writeFile(join(folder, target), filled(await readFile(join(template, file), 'utf8')));
  }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(packageJson, null, 2)}\n`);
}

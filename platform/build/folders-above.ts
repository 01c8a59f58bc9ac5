import { dirname } from 'node:path';

/** A folder and all that it lies in, from the inside out. */
export function foldersAbove(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}

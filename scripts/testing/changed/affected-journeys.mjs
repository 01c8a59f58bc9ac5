import { readFileSync } from 'node:fs';
import { inRoot } from '../../lib/paths.mjs';

/** Of each file of journeys the folders that it goes through, beside its own file. */
export const readCovers = () => JSON.parse(readFileSync(inRoot('e2e/covers.json'), 'utf8'));

/** Returns the files of journeys that go through one of the affected files, or are affected themselves. */
export function affectedJourneys(affected, covers = readCovers()) {
  const files = [...affected];
  return Object.entries(covers)
    .filter(([spec, folders]) =>
      files.some(
        (file) => file === `e2e/tests/${spec}` || folders.some((folder) => file.startsWith(folder)),
      ),
    )
    .map(([spec]) => spec);
}

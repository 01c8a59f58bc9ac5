import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { artifactPath } from './artifact-store.ts';
import { partsOf } from './composition.ts';
import type { Registry } from './types.ts';

/** How long an open page may ask for the files of what it was made of. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** What a rollback goes back to is there already. */
const KEPT_MOVES = 5;

type Store = Pick<Registry, 'channelHistory' | 'readComposition'>;

const namesIn = (folder: string) => readdir(folder).catch(() => []);

/** Numbers of the compositions that were live at some time since `since`, and of the last moves. */
async function servedSince(store: Store, since: number): Promise<Set<number>> {
  const history = await store.channelHistory(() => undefined);
  const served = history.filter((_, index) => {
    const next = history[index + 1];
    return index >= history.length - KEPT_MOVES || !next || Date.parse(next.movedAt) > since;
  });
  return new Set(served.map(({ composition }) => composition));
}

/** What these compositions are made of, as `<name>/<version>`; `undefined` when one cannot be read. */
async function keptParts(store: Store, numbers: Set<number>): Promise<Set<string> | undefined> {
  const parts = new Set<string>();
  for (const number of numbers) {
    const composition = await store.readComposition(number);
    if (!composition) return undefined;
    for (const { name, version } of partsOf(composition)) parts.add(`${name}/${version}`);
  }
  return parts;
}

/**
 * Removes from the copy in `folder` the artefacts that were neither live nor taken in within the last 24 hours,
 * and compositions as old; removes nothing while the store cannot say what was live. What a page asks for later
 * is taken in anew. Returns the artefacts removed, as `<name>/<version>`.
 */
export async function clearCopy(
  store: Store,
  folder: string,
  { live, now = Date.now() }: { live: number; now?: number },
): Promise<string[]> {
  const numbers = (await servedSince(store, now - KEPT_MS)).add(live);
  const parts = await keptParts(store, numbers);
  if (!parts) return [];
  const removed: string[] = [];
  for (const name of await namesIn(join(folder, 'artifacts'))) {
    for (const version of await namesIn(join(folder, 'artifacts', name))) {
      const place = artifactPath(folder, name, version);
      if (!place || parts.has(`${name}/${version}`)) continue;
      const { mtimeMs } = await stat(place);
      if (now - mtimeMs < KEPT_MS) continue;
      await rm(place, { recursive: true, force: true });
      removed.push(`${name}/${version}`);
    }
  }
  for (const file of await namesIn(join(folder, 'compositions'))) {
    if (!numbers.has(Number.parseInt(file, 10)))
      await rm(join(folder, 'compositions', file), { force: true });
  }
  return removed;
}

import type { Refusal } from './refusal.ts';

/**
 * Entries of the lists of an `artifact.json`, by their place. Checks and edges compare each with those of all remotes.
 * The largest remote of the shop has 30 routes, 45 links in menus, 22 in its code and 305 fields.
 */
const MOST_ENTRIES: Readonly<Record<string, number>> = {
  'descriptor.routes': 300,
  'descriptor.routes.query': 100,
  'descriptor.routes.access': 100,
  'descriptor.menu': 200,
  'descriptor.menu.access': 100,
  'descriptor.menu.groups': 50,
  'descriptor.slots': 50,
  'descriptor.layouts': 50,
  singletons: 100,
  // The upload counts compressed copies as well, and says so.
  files: 4_000,
};
const MOST_OF_OTHERS = 2_000;
const MOST_CHARACTERS = 2_000;
/** Values in all lists and objects together: the largest artefact of the shop has 1,625. */
const MOST_IN_ALL = 50_000;
/** Below a field that this release does not know. */
const MOST_LEVELS = 12;

interface Found {
  /** As messages name it: `descriptor.routes[3].query`. */
  field: string;
  /** As the table above names it: `descriptor.routes.query`. */
  key: string;
  value: unknown;
  level: number;
}

function faultOf({ key, value, level }: Found): string | undefined {
  if (typeof value === 'string') {
    const isLong = value.length > MOST_CHARACTERS;
    return isLong ? `has ${value.length} characters of at most ${MOST_CHARACTERS}` : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (level > MOST_LEVELS) return `is nested more than ${MOST_LEVELS} levels deep`;
  const count = Array.isArray(value) ? value.length : Object.keys(value).length;
  const most = MOST_ENTRIES[key] ?? MOST_OF_OTHERS;
  return count > most ? `has ${count} entries of at most ${most}` : undefined;
}

function* partsOf({ field, key, value, level: above }: Found): Generator<Found> {
  if (typeof value !== 'object' || value === null) return;
  const level = above + 1;
  for (const [name, part] of Object.entries(value)) {
    if (Array.isArray(value)) yield { field: `${field}[${name}]`, key, value: part, level };
    else {
      const dot = field && '.';
      yield { field: `${field}${dot}${name}`, key: `${key}${dot}${name}`, value: part, level };
    }
  }
}

/**
 * No list, text or nesting of an `artifact.json` is larger than the checks can take. Reads it in linear time, as JSON
 * that fits no schema yet. Returns the first fault alone.
 */
export function checkSizes(title: string, artifact: unknown): Refusal[] {
  const left: Found[] = [{ field: '', key: '', value: artifact, level: 0 }];
  let seen = 0;
  for (let found = left.pop(); found; found = left.pop()) {
    seen += 1;
    const message =
      seen > MOST_IN_ALL ? `is one entry more than ${MOST_IN_ALL} in all` : faultOf(found);
    if (message === undefined) {
      for (const part of partsOf(found)) left.push(part);
      continue;
    }
    const place = `${title}, artifact.json, ${found.field.slice(0, 200) || '(document)'}`;
    const remedy = found.key.startsWith('descriptor')
      ? 'Use patterns with parameters for many addresses, or divide the remote into two.'
      : 'Divide the remote into two, or build it again with the preset of platform/build.';
    return [{ rule: 'too-large', place, message, remedy }];
  }
  return [];
}

import type { Clash, Side } from '../clash/clash-table.tsx';

/** What a form holds, by the names of its fields. */
export type Values = Readonly<Record<string, string>>;

/** Fields whose value was changed. */
export const changedFields = (before: Values, after: Values): string[] =>
  Object.keys(after).filter((field) => after[field] !== (before[field] ?? ''));

interface Three {
  /** As it was read. */
  before: Values;
  /** As it was typed. */
  mine: Values;
  /** As somebody else left it. */
  theirs: Values;
}

/** Fields that both changed, each to another value; `labels` names them for people, empty ones as `none`. */
export function clashesOf(
  { before, mine, theirs }: Three,
  labels: Readonly<Record<string, string>>,
  none = 'empty',
): Clash[] {
  return changedFields(before, mine)
    .filter((field) => theirs[field] !== before[field] && theirs[field] !== mine[field])
    .map((field) => ({
      field,
      label: labels[field] ?? field,
      mine: mine[field] || none,
      theirs: theirs[field] || none,
    }));
}

/** Both changes in one: of what both touched the chosen side, else whoever touched it. */
export function merged(
  { before, mine, theirs }: Three,
  chosen: Readonly<Partial<Record<string, Side>>>,
): Values {
  const own = changedFields(before, mine).filter((field) => chosen[field] !== 'theirs');
  return { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field] ?? ''])) };
}

/** Letters that are written for the same sound made one, as `soundOf` in catalog/nearest-words.ts does. */
const SOUND = [
  ['ph', 'f'],
  ['c([eiy])', 's\\1'],
  ['ck|c|q', 'k'],
  ['z', 's'],
  ['w', 'v'],
  ['(.)\\1', '\\1'],
].reduce(
  (source, [letters, same]) => `regexp_replace(${source}, '${letters}', '${same}', 'g')`,
  'word',
);

const LONGEST = 7;
/** Shorter beginnings belong to too many words. */
const SHORTEST_BEGINNING = 5;

/** All letters, or all but one. */
const KEYS = `array_agg(distinct left(form, at - 1) || substr(form, at + 1))`;

/**
 * `near_keys`: what a word and one that differs from it by a letter have in common: either with one letter left
 * out, by its sound too. Later letters than the seventh are not looked at. `word_keys` has the same for the
 * beginnings of a word in use, which may be all that was typed. Neither calls the other: where an index is built,
 * only the database's own functions are found.
 */
export const WORD_KEYS = [
  `create function near_keys(word text) returns text[] language sql immutable strict parallel safe as $$
     select ${KEYS}
     from (values (left(word, ${LONGEST})), (left(${SOUND}, ${LONGEST}))) forms (form)
     cross join generate_series(1, length(form) + 1) at
   $$`,
  `create function word_keys(word text) returns text[] language sql immutable strict parallel safe as $$
     select ${KEYS}
     from generate_series(least(length(word), ${SHORTEST_BEGINNING}), least(length(word), ${LONGEST})) size
     cross join lateral (values (left(word, size)), (left(${SOUND}, size))) forms (form)
     cross join generate_series(1, length(form) + 1) at
   $$`,
];

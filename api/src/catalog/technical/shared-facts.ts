import { FACTS } from '@evmandi/contract/domain/filters';
import type { CategoryTree } from '../category-tree.ts';
import { failureOf, type Tally } from '../count-cells.ts';
import { entriesOf } from '../entries.ts';
import { type DeclaredFact, declaredIn } from './declared.ts';

const OF_FACTS = [0, ...FACTS.map(failureOf)];

/**
 * The technical facts of a search whose results are all of one category: of the deepest one that declares some. What
 * one of the facts narrows to is not all of them: what can be chosen stays as it is.
 */
export function sharedFacts(
  tree: CategoryTree,
  tallies: readonly Tally[],
): readonly DeclaredFact[] {
  const [first = [], ...others] = tallies.flatMap(({ dimension, value, failed, priced }) =>
    dimension === 'categories' && value !== null && OF_FACTS.includes(failed) && priced > 0
      ? [entriesOf(value)]
      : [],
  );
  const declaring = first
    .filter((id) => others.every((ids) => ids.includes(id)))
    .map((id) => tree.path(id).map(({ slug }) => slug))
    .filter((path) => declaredIn(path.at(-1)).length > 0)
    .sort((one, other) => other.length - one.length);
  return declaredIn(declaring[0]?.at(-1));
}

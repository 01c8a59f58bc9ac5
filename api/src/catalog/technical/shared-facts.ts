import { FACTS } from '@evmandi/contract/domain/filters';
import type { CategoryTree } from '../category-tree.ts';
import { failureOf, type Tally } from '../count-cells.ts';
import { entriesOf } from '../entries.ts';
import { type DeclaredFact, declaredIn } from './declared.ts';

const OF_FACTS = [0, ...FACTS.map(failureOf)];
/** Of the results: one tool among the batteries takes nothing from those who choose one. */
const NEARLY_ALL = 0.9;

/**
 * The technical facts of a search whose results are nearly all of one category: of the deepest one that declares
 * some. What one of the facts narrows to is not all of them: what can be chosen stays as it is.
 */
export function sharedFacts(
  tree: CategoryTree,
  tallies: readonly Tally[],
): readonly DeclaredFact[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const { dimension, value, failed, priced } of tallies) {
    if (dimension !== 'categories' || value === null || !OF_FACTS.includes(failed)) continue;
    all += priced;
    for (const id of entriesOf(value)) counts.set(id, (counts.get(id) ?? 0) + priced);
  }
  const declaring = [...counts]
    .filter(([, count]) => count > 0 && count >= all * NEARLY_ALL)
    .map(([id, count]) => ({ path: tree.path(id).map(({ slug }) => slug), count }))
    .filter(({ path }) => declaredIn(path.at(-1)).length > 0)
    .sort((one, other) => other.path.length - one.path.length || other.count - one.count);
  return declaredIn(declaring[0]?.path.at(-1));
}

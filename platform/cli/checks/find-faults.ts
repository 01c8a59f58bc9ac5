import { checkBudget, checkBudgetRaised } from './budget.ts';
import type { Candidate, Rule } from './candidate.ts';
import { checkExamples } from './examples.ts';
import { checkExposes, checkSlots } from './exposes.ts';
import { checkRoutesGone, checkSlotsGone } from './gone.ts';
import { checkHostFirst } from './host-first.ts';
import { checkLayoutFiles, checkLayouts, checkLayoutsOnce } from './layouts.ts';
import { checkLinks, checkOneOfAKind } from './menu.ts';
import { checkNames } from './names.ts';
import { checkOverlaps } from './overlaps.ts';
import type { Refusal } from './refusal.ts';
import { checkReserved } from './reserved.ts';
import { checkFallback, checkRoutes } from './routes.ts';
import { checkSingletons } from './singletons.ts';

/** What would leave a page without a part that it needs: kept in any composition. */
const RULES: readonly Rule[] = [
  checkHostFirst,
  checkRoutes,
  checkFallback,
  checkOneOfAKind,
  checkExposes,
  checkSlots,
  checkLayouts,
  checkLayoutsOnce,
  checkLayoutFiles,
  checkSingletons,
  checkNames,
];

/** What a team keeps to when it ships; what was live before may be of an age without these. */
const RULES_OF_SHIPPING: readonly Rule[] = [
  ...RULES,
  checkOverlaps,
  checkReserved,
  checkExamples,
  checkLinks,
  checkRoutesGone,
  checkSlotsGone,
  checkBudget,
  checkBudgetRaised,
];

const textOf = ({ rule, place, message }: Refusal) => `${rule} ${place} ${message}`;

/**
 * What is wrong already and has nothing to do with the release: it is broken in the live composition, and
 * among those of its parts alone that stay. So that one part's accepted mistake holds up no other part.
 */
function knownFaults({ changed, live }: Candidate, rules: readonly Rule[]): Set<string> {
  if (!live) return new Set();
  const { host, remotes } = live;
  const stays = ({ name }: { name: string }) => !changed.has(name);
  const faultsOf = (parts: Pick<Candidate, 'host' | 'remotes'>) =>
    rules.flatMap((rule) => rule({ ...parts, changed, live })).map(textOf);
  const staying = new Set(
    faultsOf({ host: stays(host) ? host : undefined, remotes: remotes.filter(stays) }),
  );
  return new Set(faultsOf({ host, remotes }).filter((text) => staying.has(text)));
}

/** Returns what the release would break; `shipping` adds the rules for what a team ships. */
export function findFaults(candidate: Candidate, { shipping }: { shipping: boolean }): Refusal[] {
  const rules = shipping ? RULES_OF_SHIPPING : RULES;
  const refusals = rules.flatMap((rule) => rule(candidate));
  if (refusals.length === 0) return [];
  const known = knownFaults(candidate, rules);
  return refusals.filter((refusal) => !known.has(textOf(refusal)));
}

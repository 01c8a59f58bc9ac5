import { nameOfSlug } from '@evmandi/contract/domain/filter-values';
import { FACTS, type Fact } from '@evmandi/contract/domain/filters';
import type { TechnicalFacet } from '../../../contract/facets.ts';
import { failureOf, type Tally } from '../count-cells.ts';
import { entriesOf } from '../entries.ts';
import { choiceNamed, choicesOf } from './choices.ts';
import type { DeclaredFact } from './declared.ts';
import { measureSpan } from './measure-span.ts';

/** Products that have the same facts and fail the same group. */
interface FactSet {
  facts: string[];
  failed: number;
  count: number;
}

function setsOf(tallies: readonly Tally[]): FactSet[] {
  return tallies.flatMap(({ dimension, value, failed, priced }) =>
    dimension === 'facts' && value !== null
      ? [{ facts: entriesOf(value), failed, count: priced }]
      : [],
  );
}

/** What sets have of one fact, without its name. */
const textsOf = ({ facts }: FactSet, fact: Fact): string[] =>
  facts.flatMap((each) => (each.startsWith(`${fact}:`) ? each.slice(fact.length + 1) : []));

function facetOf(
  declared: Pick<DeclaredFact, 'fact' | 'steps'>,
  sets: readonly FactSet[],
  chosen: readonly string[],
): TechnicalFacet {
  const { fact } = declared;
  const own = sets.map((set) => ({ ...set, texts: textsOf(set, fact) }));
  const known = new Set(own.flatMap(({ texts }) => texts));
  const offered = choicesOf(declared, known);
  const others = chosen.filter((value) => !offered.some((choice) => choice.value === value));
  const counted = own.filter(({ failed }) => failed === 0 || failed === failureOf(fact));
  const values = [...offered, ...others.map((value) => choiceNamed(value, known))].map(
    ({ value, name, holds }) => {
      const held = new Set([...known].filter(holds));
      const count = counted
        .filter(({ texts }) => texts.some((text) => held.has(text)))
        .reduce((sum, set) => sum + set.count, 0);
      return { value, name, count };
    },
  );
  const span = measureSpan(declared, known);
  return { fact, name: nameOfSlug(fact), values, ...(span && { span }) };
}

/**
 * Returns the technical facts that a category declares, and what is chosen of others, with how many products each
 * value would show. What no product has is left out.
 */
export function technicalFacets(
  tallies: readonly Tally[],
  declared: readonly DeclaredFact[],
  chosen: Partial<Record<Fact, readonly string[]>>,
): TechnicalFacet[] {
  const sets = setsOf(tallies);
  const shown = FACTS.flatMap((fact) => {
    const own = declared.find((each) => each.fact === fact);
    return own || chosen[fact] ? [own ?? { fact }] : [];
  });
  return shown
    .map((each) => facetOf(each, sets, chosen[each.fact] ?? []))
    .filter(({ values }) => values.length > 0);
}

import type { FacetValue } from '@evmandi/api/contract/facets';
import { type CountedKey, filterRow } from '@evmandi/contract/domain/filters';
import { Stars } from '@evmandi/ui/stars';
import type { ListingQuery } from '../listing-query.ts';
import { Colours } from './colours.tsx';
import { Options } from './options.tsx';
import type { ChangeFilters } from './use-filters.ts';
import { withValue } from './with-value.ts';

interface CountedFilterProps {
  filter: CountedKey;
  values: readonly FacetValue[];
  query: ListingQuery;
  onChange: ChangeFilters;
}

/** What is chosen of a filter, as values of its inputs. */
function chosenOf(value: ListingQuery[CountedKey]): string[] {
  if (Array.isArray(value)) return value;
  return value === '' || value === null || value === false ? [] : [String(value)];
}

const stars = (value: string) => <Stars rating={Number(value)} bare />;

/** One group of the filter form: radio buttons for a single value, check boxes or swatches for several. */
export function CountedFilter({ filter, values, query, onChange }: CountedFilterProps) {
  const { kind, legend = '', param } = filterRow(filter);
  const chosen = chosenOf(query[filter]);
  const choose = (value: string, on: boolean) => {
    if (kind === 'flag') onChange({ [filter]: on });
    else if (kind === 'stars') onChange({ [filter]: Number(value) });
    else if (kind === 'choice') onChange({ [filter]: value });
    else onChange({ [filter]: withValue(chosen, value, on) });
  };
  const group = { legend, name: param, values, chosen, onChoose: choose };
  if (filter === 'colour') return <Colours {...group} />;
  const single = kind === 'stars' || kind === 'choice';
  return (
    <Options
      {...group}
      type={single ? 'radio' : 'checkbox'}
      mark={kind === 'stars' ? stars : undefined}
    />
  );
}

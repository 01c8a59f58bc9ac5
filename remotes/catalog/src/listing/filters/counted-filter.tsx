import type { FacetValue, TechnicalFacet } from '@evmandi/api/contract/facets';
import { type CountedKey, type Fact, filterRow } from '@evmandi/contract/domain/filters';
import { Stars } from '@evmandi/ui/stars';
import { Suspense } from 'react';
import type { ListingQuery } from '../listing-query.ts';
import { Colours } from './colours.tsx';
import { FigureInput } from './figure-input.tsx';
import styles from './filters.module.css';
import { RangeFields } from './measures.ts';
import { Options } from './options.tsx';
import { isTyped } from './typed-range.ts';
import type { ChangeFilters } from './use-filters.ts';
import { withValue } from './with-value.ts';

interface CountedFilterProps {
  filter: CountedKey | Fact;
  values: readonly FacetValue[];
  query: ListingQuery;
  onChange: ChangeFilters;
  /** What is counted is a technical fact. */
  technical?: TechnicalFacet;
}

/** Words that are longer than figures: a row each. */
const NAMED: readonly string[] = ['connector', 'position'] satisfies Fact[];

/** What is chosen of a filter, as values of its inputs. */
function chosenOf(value: ListingQuery[CountedKey | Fact]): string[] {
  if (Array.isArray(value)) return value;
  return value === '' || value === null || value === false ? [] : [String(value)];
}

const stars = (value: string) => <Stars rating={Number(value)} bare />;

/**
 * One group of the filter form: radio buttons for a single value, check boxes or swatches for several; for a measure
 * the ends of a range of one's own, too.
 */
export function CountedFilter(props: CountedFilterProps) {
  const { filter, values, query, onChange, technical } = props;
  const { kind, legend = technical?.name ?? '', param } = filterRow(filter);
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
  const span = technical?.span;
  const range = span && chosen.find(isTyped);
  return (
    <Options
      {...group}
      // What stands in the fields would be sent twice without script.
      values={values.filter(({ value }) => value !== range)}
      type={single ? 'radio' : 'checkbox'}
      tiles={technical && !NAMED.includes(filter)}
      mark={kind === 'stars' ? stars : undefined}
    >
      {span && (
        <div className={styles.measure}>
          <Suspense>
            <RangeFields
              name={param}
              span={span}
              range={range}
              // Its module stays one with the form's.
              Input={FigureInput}
              onChange={(next) => onChange({ [filter]: next === undefined ? [] : [next] })}
            />
          </Suspense>
        </div>
      )}
    </Options>
  );
}

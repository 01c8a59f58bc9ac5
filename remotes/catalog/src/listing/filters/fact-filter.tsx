import type { TechnicalFacet } from '@evmandi/api/contract/facets';
import { readFactRange } from '@evmandi/contract/domain/fact-range';
import type { Fact } from '@evmandi/contract/domain/filters';
import { slug } from '@evmandi/contract/domain/slug';
import { Suspense } from 'react';
import styles from './filters.module.css';
import { RangeFields } from './measures.ts';
import { Options } from './options.tsx';
import { withValue } from './with-value.ts';

/** Words that are longer than figures: a row each. */
const NAMED: readonly Fact[] = ['connector', 'position'];

interface FactFilterProps {
  facet: TechnicalFacet;
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}

/** One technical fact: its values or ranges with their counts, and for a measure the ends of a range of one's own. */
export function FactFilter({ facet, chosen, onChange }: FactFilterProps) {
  const { fact, name, values, span } = facet;
  const unit = span && slug(span.unit);
  const typed = chosen.find((value) => unit && readFactRange(value)?.unit === unit);
  return (
    <Options
      tiles={!NAMED.includes(fact)}
      legend={name}
      name={fact}
      type="checkbox"
      // What stands in the fields would be sent twice without script.
      values={values.filter(({ value }) => value !== typed)}
      chosen={chosen}
      onChoose={(value, on) => onChange(withValue(chosen, value, on))}
    >
      {span && (
        <div className={styles.measure}>
          <Suspense>
            <RangeFields
              name={fact}
              span={span}
              range={typed === undefined ? undefined : readFactRange(typed)}
              onChange={(range) => onChange(range === undefined ? [] : [range])}
            />
          </Suspense>
        </div>
      )}
    </Options>
  );
}

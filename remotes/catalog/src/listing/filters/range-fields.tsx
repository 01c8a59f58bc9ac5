import type { TechnicalFacet } from '@evmandi/api/contract/facets';
import {
  type FactRange,
  FIELD_MARKS,
  factRange,
  readFigure,
} from '@evmandi/contract/domain/fact-range';
import { slug } from '@evmandi/contract/domain/slug';
import { Fragment } from 'react';
import { FigureInput } from './figure-input.tsx';
import styles from './price.module.css';

export interface RangeFieldsProps {
  name: string;
  span: NonNullable<TechnicalFacet['span']>;
  /** What is chosen of it. */
  range: Partial<FactRange> | undefined;
  /** Undefined for no range. */
  onChange: (range: string | undefined) => void;
}

/** Both ends of a measure. Without script they are sent between their marks, and read as one range. */
export function RangeFields({ name, span, range = {}, onChange }: RangeFieldsProps) {
  const { low, high } = range;
  const unit = slug(span.unit);
  const fields = [
    { label: `Min, ${span.unit}`, key: 'low', value: low, end: span.min },
    { label: `Max, ${span.unit}`, key: 'high', value: high, end: span.max },
  ];
  return (
    <div className={styles.fields}>
      {fields.map(({ label, key, value = '', end }, at) => (
        <Fragment key={key}>
          <input type="hidden" name={name} value={FIELD_MARKS[at]} />
          <FigureInput
            label={label}
            name={name}
            inputMode="decimal"
            value={value}
            placeholder={String(end)}
            onType={(text) => {
              const typed = readFigure(text);
              if (typed === undefined && text !== '') return;
              onChange(factRange({ low, high, unit, [key]: typed }));
            }}
          />
        </Fragment>
      ))}
      <input type="hidden" name={name} value={unit} />
    </div>
  );
}

import type { TechnicalFacet } from '@evmandi/api/contract/facets';
import {
  FIELD_MARKS,
  factRange,
  readFactRange,
  readFigure,
} from '@evmandi/contract/domain/fact-range';
import { slug } from '@evmandi/contract/domain/slug';
import { type ComponentType, Fragment } from 'react';
import type { FigureInputProps } from './figure-input.tsx';

export interface RangeFieldsProps {
  name: string;
  span: NonNullable<TechnicalFacet['span']>;
  /** The range that is chosen of it, as an address calls it. */
  range: string | undefined;
  Input: ComponentType<FigureInputProps>;
  /** Undefined for no range. */
  onChange: (range: string | undefined) => void;
}

/** Both ends of a measure. Without script they are sent between their marks, and read as one range. */
export function RangeFields({ name, span, range, Input, onChange }: RangeFieldsProps) {
  const unit = slug(span.unit);
  const ends = range === undefined ? undefined : readFactRange(range);
  const { low, high } = ends?.unit === unit ? ends : {};
  const fields = [
    { label: `Min, ${span.unit}`, key: 'low', value: low, end: span.min },
    { label: `Max, ${span.unit}`, key: 'high', value: high, end: span.max },
  ];
  return (
    <>
      {fields.map(({ label, key, value = '', end }, at) => (
        <Fragment key={key}>
          <input type="hidden" name={name} value={FIELD_MARKS[at]} />
          <Input
            label={label}
            name={name}
            inputMode="decimal"
            value={value}
            placeholder={String(end)}
            onType={(text) => {
              const figure = readFigure(text);
              if (figure === undefined && text !== '') return;
              onChange(factRange({ low, high, unit, [key]: figure }));
            }}
          />
        </Fragment>
      ))}
      <input type="hidden" name={name} value={unit} />
    </>
  );
}

import { unitOf } from '@evmandi/contract/domain/unit-words';
import { UNITS, unitLabel } from '@evmandi/contract/domain/units';
import { Select } from '@evmandi/ui/controls';
import type { ComponentProps } from 'react';
import { productOf, type Row } from './rows.ts';

interface UnitSelectProps extends Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> {
  row: Row;
  onUnit: (unit: string) => void;
}

/** The unit of a row; until one was chosen the product's own. A word of a file that is no unit stays to be seen. */
export function UnitSelect({ row, onUnit, ...rest }: UnitSelectProps) {
  const own = productOf(row)?.unit;
  const value = (row.unit ? unitOf(row.unit, own) : own) ?? (row.unit.toLowerCase() || 'item');
  const known = UNITS.some((unit) => unit === value);
  return (
    <Select {...rest} value={value} onChange={({ target }) => onUnit(target.value)}>
      {!known && <option value={value}>{row.unit}</option>}
      {UNITS.map((unit) => (
        <option key={unit} value={unit}>
          {unitLabel(unit)}
        </option>
      ))}
    </Select>
  );
}

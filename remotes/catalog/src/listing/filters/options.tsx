import type { FacetValue } from '@evmandi/api/contract/facets';
import { formatNumber } from '@evmandi/contract/domain/numbers';
import { joinClasses } from '@evmandi/ui/join-classes';
import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** As many as are seen without scrolling. */
const SEEN = 9;

interface OptionsProps {
  legend: string;
  name: string;
  /** One of the values, or any of them. */
  type: 'radio' | 'checkbox';
  values: readonly FacetValue[];
  chosen: readonly string[];
  onChoose: (value: string, on: boolean) => void;
  /** Two in a row, framed: figures and words that are short. */
  tiles?: boolean;
  /** Before a value's name. */
  mark?: ((value: string) => ReactNode) | undefined;
  /** Above the values. */
  children?: ReactNode;
}

/**
 * A group of values with their counts, which the style shows: the brands alone would be 35 more elements.
 * A value at 0 can only be taken off.
 */
export function Options(props: OptionsProps) {
  const { legend, name, type, values, chosen, onChoose, tiles, mark, children } = props;
  const isIdle = values.every(({ value, count }) => count === 0 && !chosen.includes(value));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
      <div
        className={joinClasses(styles.options, tiles && styles.tiles)}
        // Where no value takes the focus, the keyboard scrolls by this.
        tabIndex={isIdle && values.length > SEEN ? 0 : undefined}
      >
        {values.map(({ value, name: label, count }) => {
          const on = chosen.includes(value);
          return (
            <label key={value} className={styles.option} data-count={formatNumber(count)}>
              <input
                type={type}
                className={styles.box}
                name={name}
                value={value}
                checked={on}
                disabled={count === 0 && !on}
                onChange={(event) => onChoose(value, event.target.checked)}
              />
              {mark?.(value)}
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

import type { FacetValue } from '@evmandi/api/contract/facets';
import { joinClasses } from '@evmandi/ui/join-classes';
import styles from './filters.module.css';

interface ColoursProps {
  legend: string;
  /** The query parameter. */
  name: string;
  values: readonly FacetValue[];
  chosen: readonly string[];
  onChoose: (value: string, on: boolean) => void;
}

/** Swatches beside their names. Without script each sends the form with its colour. */
export function Colours({ legend, name, values, chosen, onChoose }: ColoursProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {chosen.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.colours}>
        {values.map(({ value, name: label, count }) => {
          const on = chosen.includes(value);
          return (
            <button
              key={value}
              type="submit"
              name={name}
              value={value}
              className={styles.colour}
              data-count={count}
              aria-pressed={on}
              disabled={count === 0 && !on}
              onClick={(event) => {
                event.preventDefault();
                onChoose(value, !on);
              }}
            >
              <span className={joinClasses(styles.swatch, styles[value])} aria-hidden="true" />
              {label}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

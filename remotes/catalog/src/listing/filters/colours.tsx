import type { FacetValue } from '@evmandi/api/contract/facets';
import { joinClasses } from '@evmandi/ui/join-classes';
import { PARAMS } from '../listing-query.ts';
import styles from './filters.module.css';

interface ColoursProps {
  values: readonly FacetValue[];
  chosen: readonly string[];
  onChoose: (value: string, on: boolean) => void;
}

/** Swatches beside their names. Without script each sends the form with its colour. */
export function Colours({ values, chosen, onChoose }: ColoursProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Colour</legend>
      {chosen.map((value) => (
        <input key={value} type="hidden" name={PARAMS.colour} value={value} />
      ))}
      <div className={styles.colours}>
        {values.map(({ value, name, count }) => {
          const on = chosen.includes(value);
          return (
            <button
              key={value}
              type="submit"
              name={PARAMS.colour}
              value={value}
              className={styles.colour}
              aria-pressed={on}
              disabled={count === 0 && !on}
              onClick={(event) => {
                event.preventDefault();
                onChoose(value, !on);
              }}
            >
              <span className={joinClasses(styles.swatch, styles[value])} aria-hidden="true" />
              {name}
              <span className={styles.count}>{count}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

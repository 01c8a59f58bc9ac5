import type { Vehicles } from '@evmandi/api/contract/fitment';
import { useState } from 'react';
import styles from './add-vehicle.module.css';
import { ChooseVehicle } from './choose-vehicle.tsx';
import { FindRegistration } from './find-registration.tsx';
import type { Say } from './say.ts';

const WAYS = { model: 'Model', registration: 'Registration' } as const;
type Way = keyof typeof WAYS;

interface AddVehicleProps extends Vehicles {
  /** Level of its heading. */
  as: 'h2' | 'h3';
  quiet?: boolean;
  say: Say;
}

/** A vehicle is chosen by make and model, or found among those of one's own job cards. */
export function AddVehicle({ makes, as: Title, quiet, say }: AddVehicleProps) {
  const [way, setWay] = useState<Way>('model');
  return (
    <>
      <div className={styles.head}>
        <Title className={styles.title}>Add a vehicle</Title>
        <fieldset className={styles.ways} aria-label="How to choose it">
          {(Object.keys(WAYS) as Way[]).map((key) => (
            <button
              key={key}
              type="button"
              className={styles.way}
              aria-pressed={way === key}
              onClick={() => setWay(key)}
            >
              {WAYS[key]}
            </button>
          ))}
        </fieldset>
      </div>
      {way === 'model' ? (
        <ChooseVehicle makes={makes} quiet={quiet} say={say} />
      ) : (
        <FindRegistration quiet={quiet} say={say} />
      )}
    </>
  );
}

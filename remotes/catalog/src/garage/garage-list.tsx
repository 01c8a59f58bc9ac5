import type { Vehicles } from '@evmandi/api/contract/fitment';
import { removedFrom } from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import type { GarageVehicle } from '@evmandi/runtime';
import { ButtonLink } from '@evmandi/ui/button';
import { offerUndo } from '@evmandi/ui/toast-actions';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './garage-screen.module.css';
import { modelOf } from './model-of.ts';
import { GARAGE } from './say.ts';
import { takeOut } from './take-out.ts';
import { VehicleRow } from './vehicle-row.tsx';

interface GarageListProps extends Vehicles {
  vehicles: readonly GarageVehicle[];
}

/** What the garage holds; each kind leads to the parts that fit it. */
export function GarageList({ vehicles, makes }: GarageListProps) {
  return (
    <>
      <ul className={styles.list} data-rows="">
        {vehicles.map((vehicle) => {
          const { id } = vehicle;
          const model = modelOf(makes, id);
          return (
            <VehicleRow
              key={id}
              vehicle={vehicle}
              picture={model?.picture.path}
              onRemove={(own, name) => offerUndo(removedFrom(GARAGE, name), takeOut(own))}
            >
              {model ? (
                <Link className={styles.parts} to={links.fitting([id])}>
                  {counted(model.parts, 'part')} for this model
                </Link>
              ) : (
                <p className={styles.gone}>Not in our catalogue any more: choose it anew</p>
              )}
            </VehicleRow>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <ButtonLink to={links.fitting(vehicles.map(({ id }) => id))}>
          Show parts that fit
        </ButtonLink>
      </div>
    </>
  );
}

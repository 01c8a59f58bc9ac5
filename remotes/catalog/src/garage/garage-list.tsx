import type { Vehicles } from '@evmandi/api/contract/fitment';
import { readVehicle } from '@evmandi/contract/domain/fitment';
import { insertLine } from '@evmandi/contract/domain/lines';
import { removedFrom } from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import { type GarageVehicle, garage, pictureAddress, useGarage } from '@evmandi/runtime';
import { ButtonLink } from '@evmandi/ui/button';
import { focusNeighbour } from '@evmandi/ui/focus-neighbour';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconGarage, IconTrash } from '@evmandi/ui/icons';
import { Picture } from '@evmandi/ui/picture';
import { Stepper } from '@evmandi/ui/stepper';
import { offerUndo } from '@evmandi/ui/toast-actions';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './garage-screen.module.css';

interface GarageListProps extends Vehicles {
  vehicles: readonly GarageVehicle[];
}

function removeVehicle(id: string, name: string): void {
  const { lines } = useGarage.getState();
  const at = lines.findIndex((line) => line.id === id);
  const line = lines[at];
  if (!line) return;
  garage.remove(id);
  offerUndo(removedFrom('your garage', name), () =>
    garage.change((state) => ({ lines: insertLine(state.lines, line, at) })),
  );
}

/** What the garage holds; each kind leads to the parts that fit it. */
export function GarageList({ vehicles, makes }: GarageListProps) {
  const modelOf = (id: string) => {
    const ref = readVehicle(id);
    const make = makes.find(({ slug }) => slug === ref?.make);
    return make?.models.find(({ slug }) => slug === ref?.model);
  };
  return (
    <>
      <ul className={styles.list} data-rows="">
        {vehicles.map(({ id, quantity, name = id, detail }) => {
          const model = modelOf(id);
          return (
            <li key={id} className={styles.vehicle}>
              <span className={styles.art} aria-hidden="true">
                {model ? (
                  <Picture
                    src={pictureAddress(model.picture.path)}
                    alt=""
                    width={224}
                    height={168}
                    className={styles.picture}
                  />
                ) : (
                  <IconGarage />
                )}
              </span>
              <div className={styles.about}>
                <h3 className={styles.name}>{name}</h3>
                {detail && <p className={styles.detail}>{detail}</p>}
                {model ? (
                  <Link className={styles.parts} to={links.fitting([id])}>
                    {counted(model.parts, 'part')} for this model
                  </Link>
                ) : (
                  <p className={styles.detail}>Not in our catalogue any more: choose it anew</p>
                )}
              </div>
              <Stepper
                size="sm"
                label={`How many ${name}`}
                value={quantity}
                onChange={(next) => garage.setQuantity(id, next)}
              />
              <IconButton
                label={`Remove ${name}`}
                data-removes=""
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget);
                  removeVehicle(id, name);
                }}
              >
                <IconTrash />
              </IconButton>
            </li>
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

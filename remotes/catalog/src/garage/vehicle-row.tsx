import { type GarageVehicle, garage, pictureAddress } from '@evmandi/runtime';
import { focusNeighbour } from '@evmandi/ui/focus-neighbour';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconGarage, IconTrash } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Picture } from '@evmandi/ui/picture';
import { Stepper } from '@evmandi/ui/stepper';
import type { ReactNode } from 'react';
import styles from './vehicle-row.module.css';

interface VehicleRowProps {
  vehicle: GarageVehicle;
  /** Path of its picture, once it is known. */
  picture?: string | undefined;
  /** As low as in the header's panel. */
  compact?: boolean;
  onRemove: (id: string, name: string) => void;
  /** Under its name. */
  children?: ReactNode;
}

/** A kind of vehicle with how many there are of it. */
export function VehicleRow(props: VehicleRowProps) {
  const { vehicle, picture, compact, onRemove, children } = props;
  const { id, quantity, name = id, detail } = vehicle;
  return (
    <li className={joinClasses(styles.row, compact && styles.compact)}>
      <span className={styles.art} aria-hidden="true">
        {picture ? (
          <Picture
            src={pictureAddress(picture)}
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
        {children}
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
          onRemove(id, name);
        }}
      >
        <IconTrash />
      </IconButton>
    </li>
  );
}

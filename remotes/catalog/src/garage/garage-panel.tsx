import { sumOfQuantities } from '@evmandi/contract/domain/lines';
import { removedFrom } from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import type { SlotProps } from '@evmandi/contract/platform/slots';
import { errorMessage, useGarage, vehiclesIn } from '@evmandi/runtime';
import { Button, ButtonLink } from '@evmandi/ui/button';
import { Dialog } from '@evmandi/ui/dialog';
import { type CSSProperties, useState } from 'react';
import { links } from '../links.ts';
import { AddVehicle } from './add-vehicle.tsx';
import styles from './garage-panel.module.css';
import { modelOf } from './model-of.ts';
import { NoVehicles } from './no-vehicles.tsx';
import { GARAGE } from './say.ts';
import { takeOut } from './take-out.ts';
import { useVehicles } from './use-vehicles.ts';
import { VehicleRow } from './vehicle-row.tsx';

interface Said {
  text: string;
  undo?: () => void;
}

/** What was done last: toasts stand behind a dialog, where nothing answers. */
function LastWords({ said, onUndone }: { said: Said | undefined; onUndone: () => void }) {
  return (
    <div role="status" className={styles.said}>
      {said?.text}
      {said?.undo && (
        <Button
          variant="ghost"
          size="sm"
          onClick={({ currentTarget }) => {
            // It goes with what it says.
            currentTarget.closest('dialog')?.querySelector('h2')?.focus();
            said.undo?.();
            onUndone();
          }}
        >
          Undo
        </Button>
      )}
    </div>
  );
}

/** Where the header ends now: its strip collapses. */
const belowHeader = () =>
  document.querySelector('[data-sticky-bar] > *')?.getBoundingClientRect().bottom;

/** `header.garage`: the vehicles of the garage under the header's icon, on a phone at the foot of its window. */
export function GaragePanel({ onClose }: SlotProps['header.garage']) {
  const lines = useGarage((state) => state.lines);
  const vehicles = vehiclesIn({ lines });
  const asked = useVehicles();
  const [said, setSaid] = useState<Said>();
  const [top] = useState(belowHeader);
  const makes = asked.data?.makes ?? [];
  const isEmpty = vehicles.length === 0;
  const sum = `${counted(vehicles.length, 'model')}, ${counted(sumOfQuantities(lines), 'vehicle')}`;
  return (
    <Dialog
      placement="bottom"
      className={styles.panel}
      style={{ '--top': top && `${top - 4}px` } as CSSProperties}
      bodyClassName={styles.body}
      footerClassName={styles.foot}
      closeLabel="Close garage"
      title={
        <span className={styles.title}>
          Garage {!isEmpty && <small className={styles.sum}>{sum}</small>}
        </span>
      }
      onClose={onClose}
      footer={
        isEmpty ? (
          'Kept on this device.'
        ) : (
          <>
            <ButtonLink to={links.fitting(vehicles.map(({ id }) => id))} onClick={onClose}>
              Show parts that fit
            </ButtonLink>
            <ButtonLink to={links.garage} variant="secondary" onClick={onClose}>
              Open garage
            </ButtonLink>
          </>
        )
      }
    >
      {isEmpty && <NoVehicles />}
      <ul className={styles.list} data-rows="">
        {vehicles.map((vehicle) => (
          <VehicleRow
            key={vehicle.id}
            compact
            vehicle={vehicle}
            picture={modelOf(makes, vehicle.id)?.picture.path}
            onRemove={(id, name) => setSaid({ text: removedFrom(GARAGE, name), undo: takeOut(id) })}
          />
        ))}
      </ul>
      <LastWords said={said} onUndone={() => setSaid(undefined)} />
      <section className={styles.add} aria-label="Add a vehicle">
        <AddVehicle makes={makes} as="h3" quiet={!isEmpty} say={(_, text) => setSaid({ text })} />
        {asked.error !== undefined && (
          <p role="alert">
            {errorMessage(asked.error)}{' '}
            <Button size="sm" variant="secondary" onClick={asked.retry}>
              Try again
            </Button>
          </p>
        )}
      </section>
    </Dialog>
  );
}

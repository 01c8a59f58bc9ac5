import type { KnownVehicle } from '@evmandi/api/contract/workshop';
import { counted } from '@evmandi/contract/domain/numbers';
import { Card } from '@evmandi/ui/card';
import { Combobox } from '@evmandi/ui/combobox';
import { TextInput } from '@evmandi/ui/controls';
import { FormField } from '@evmandi/ui/form';
import { Day } from '@evmandi/ui/time';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import combobox from '../../product-options.module.css';
import type { CardDraft } from './draft.ts';
import styles from './new-card.module.css';
import { findVehicles } from './use-vehicle.ts';

export interface FieldsProps {
  draft: CardDraft;
  set: (part: Partial<CardDraft>) => void;
}

/** What is said of a vehicle that was here. */
function Seen({ known }: { known: KnownVehicle }) {
  const { openCard, visits } = known;
  const [last] = visits;
  if (openCard) {
    return (
      <>
        Here now on card{' '}
        <Link className={styles.link} to={links.jobCard(openCard)}>
          {openCard}
        </Link>
      </>
    );
  }
  return (
    <>
      Seen {counted(visits.length, 'time')}
      {last && (
        <>
          , last <Day value={last.receivedAt} />
        </>
      )}
    </>
  );
}

/** The vehicle, found by the beginning of its registration or new, and its owner. */
export function VehicleFields({
  draft,
  set,
  known,
}: FieldsProps & { known?: KnownVehicle | undefined }) {
  const text = (name: 'vehicle' | 'owner' | 'phone' | 'customer', label: string, more = {}) => {
    const stands = known && name !== 'customer' ? known[name] : undefined;
    return (
      <FormField name={name} label={label} {...more}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            readOnly={stands !== undefined}
            value={stands ?? draft[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        )}
      </FormField>
    );
  };
  const reading = (name: 'odometer' | 'battery', label: string, more = {}) => (
    <FormField name={name} label={label} {...more}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={draft[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </FormField>
  );
  return (
    <Card as="section" className={styles.part} aria-labelledby="new-vehicle">
      <h2 className={styles.heading} id="new-vehicle">
        Vehicle
      </h2>
      <div className={styles.three}>
        <FormField
          name="registration"
          label="Registration number"
          hint={known ? <Seen known={known} /> : 'Such as TS 09 EV 4821'}
        >
          {(control) => (
            <Combobox
              {...control}
              className={combobox.input}
              autoCapitalize="characters"
              text={draft.registration}
              onText={(registration) => set({ registration })}
              load={findVehicles}
              keyOf={({ registration }) => registration}
              onPick={({ registration }) => set({ registration })}
              listLabel="Vehicles that were here"
              noun="vehicle"
            >
              {(vehicle) => (
                <>
                  <b className={combobox.name}>{vehicle.registration}</b>
                  <span className={combobox.note}>
                    {vehicle.vehicle}, {vehicle.owner}
                  </span>
                </>
              )}
            </Combobox>
          )}
        </FormField>
        {text('vehicle', 'Vehicle', { hint: known ? undefined : 'Make and model' })}
        {reading('odometer', 'Odometer, km')}
        {text('owner', 'Owner')}
        {text('phone', 'Phone')}
        {reading('battery', 'Battery on arrival, %', { optional: true })}
        {!known &&
          text('customer', 'Customer number', {
            optional: true,
            hint: 'Such as CUST-1042: the owner then sees the card',
          })}
      </div>
    </Card>
  );
}

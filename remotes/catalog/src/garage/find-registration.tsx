import type { Registrations } from '@evmandi/api/contract/fitment';
import { addedTo } from '@evmandi/contract/domain/list-texts';
import { counted } from '@evmandi/contract/domain/numbers';
import { registrationKey, SHORTEST_REGISTRATION } from '@evmandi/contract/domain/registration';
import { errorMessage, garage, read, useSession } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Checkbox } from '@evmandi/ui/checkbox';
import { TextInput } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';
import { IconPlus } from '@evmandi/ui/icons';
import { useRead } from '@evmandi/ui/use-read';
import { useState } from 'react';
import styles from './add-vehicle.module.css';
import { GARAGE, GARAGE_FULL, type Say } from './say.ts';

const REST_MS = 250;

interface FoundProps {
  vehicles: Registrations['vehicles'];
  quiet?: boolean | undefined;
  say: Say;
}

/** Vehicles of one's own job cards, several of which go into the garage at once. */
function Found({ vehicles, quiet, say }: FoundProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = vehicles.filter(({ registration }) => !left.includes(registration));
  const toggle = (registration: string) =>
    setLeft((before) =>
      before.includes(registration)
        ? before.filter((other) => other !== registration)
        : [...before, registration],
    );
  const add = () => {
    const outcomes = chosen.map(({ vehicle, name }) =>
      garage.add({ id: vehicle, quantity: 1, name }),
    );
    if (outcomes.includes('full')) {
      say('error', GARAGE_FULL);
      return;
    }
    say('success', addedTo(GARAGE, counted(chosen.length, 'vehicle')));
    // A plate is one vehicle: a second press counts none of them again.
    setLeft(vehicles.map(({ registration }) => registration));
  };
  return (
    <>
      <ul className={styles.plates} aria-label="Vehicles of your job cards">
        {vehicles.map(({ registration, name }) => (
          <li key={registration} className={styles.plate}>
            <Checkbox
              className={styles.choice}
              checked={!left.includes(registration)}
              onChange={() => toggle(registration)}
              label={
                <>
                  {name} <span className={styles.number}>{registration}</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      <Button
        variant={quiet ? 'secondary' : 'primary'}
        disabled={chosen.length === 0}
        onClick={add}
      >
        <IconPlus aria-hidden />
        Add {counted(chosen.length, 'vehicle')}
      </Button>
    </>
  );
}

/** A plate names its district and finds vehicles of the person's own job cards; it guesses no model (JOB-2). */
export function FindRegistration({ quiet, say }: Omit<FoundProps, 'vehicles'>) {
  const [text, setText] = useState('');
  const isSignedIn = useSession(({ user }) => user !== null);
  const key = registrationKey(text);
  const found = useRead(
    key.length < SHORTEST_REGISTRATION ? null : `registration ${key}`,
    (signal) => read<Registrations>('/registrations', { signal, params: { q: key } }),
    { delayMs: REST_MS },
  );
  const { district, vehicles = [] } = found.data ?? {};
  const none = isSignedIn
    ? 'None of your job cards begins so. Choose the vehicle by its make.'
    : 'Sign in to find vehicles of your own job cards, or choose by make.';
  return (
    <div className={styles.find}>
      <Field
        label="Registration, or its first letters"
        hint={found.data ? (district ?? 'We do not know this district') : 'Such as MH 12'}
      >
        {(control) => (
          <TextInput
            {...control}
            value={text}
            autoCapitalize="characters"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.found} role="status">
        {found.error !== undefined && (
          <p>
            {errorMessage(found.error)}{' '}
            <Button size="sm" variant="secondary" onClick={found.retry}>
              Try again
            </Button>
          </p>
        )}
        {found.data && vehicles.length === 0 && <p>{none}</p>}
        {vehicles.length > 0 && <p>{counted(vehicles.length, 'vehicle')} of your job cards</p>}
      </div>
      {vehicles.length > 0 && <Found key={key} vehicles={vehicles} quiet={quiet} say={say} />}
    </div>
  );
}

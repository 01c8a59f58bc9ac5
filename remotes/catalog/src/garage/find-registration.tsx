import type { Registrations } from '@evmandi/api/contract/fitment';
import { registrationKey, SHORTEST_REGISTRATION } from '@evmandi/contract/domain/registration';
import { errorMessage, garage, notify, read, useSession } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Field, TextInput } from '@evmandi/ui/field';
import { useRead } from '@evmandi/ui/use-read';
import { useState } from 'react';
import styles from './garage-screen.module.css';

const REST_MS = 250;

/** Ruling 23: a plate names its district and finds vehicles of one's own job cards; it guesses no model. */
export function FindRegistration() {
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
        label="Registration"
        hint={found.data ? (district ?? 'We do not know this district') : 'Such as MH 12'}
        optional
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
        {vehicles.length > 0 && (
          <ul className={styles.plates}>
            {vehicles.map(({ registration, name, vehicle }) => (
              <li key={registration}>
                <Button
                  variant="secondary"
                  size="sm"
                  block
                  onClick={() => {
                    garage.add({ id: vehicle, quantity: 1, name });
                    notify.success(`${name} added to your garage`);
                  }}
                >
                  {registration}, {name}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

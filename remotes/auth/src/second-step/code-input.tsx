import { type ComponentProps, useState } from 'react';
import styles from './code-input.module.css';

const PLACES = [0, 1, 2, 3, 4, 5];

/** Six digits, each in a box; one control, so that a code is pasted and filled in as a whole. */
export function CodeInput(props: ComponentProps<'input'>) {
  const [digits, setDigits] = useState('');
  return (
    <span className={styles.code}>
      <input
        {...props}
        className={styles.input}
        value={digits}
        onChange={(event) => setDigits(event.target.value.replace(/\D/g, '').slice(0, 6))}
        // What was wrong is typed over.
        onFocus={(event) => event.currentTarget.select()}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
      />
      <span className={styles.boxes} aria-hidden="true">
        {PLACES.map((place) => (
          <span
            key={place}
            className={styles.box}
            data-next={place === Math.min(digits.length, 5) || undefined}
          >
            {digits[place]}
          </span>
        ))}
      </span>
    </span>
  );
}

import { Button } from '@evmandi/ui/button';
import { TextInput } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';
import { useState } from 'react';
import styles from './quote-answer.module.css';

/** Puts every line at so many percent below its list price; none is the list's. */
export function LowerPrices({ onLower }: { onLower: (percent: number) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const apply = () => {
    const percent = Number(text);
    const right = text.trim() !== '' && percent >= 0 && percent < 100;
    setProblem(right ? '' : 'Enter a number from 0 to 99');
    if (right) onLower(percent);
  };
  return (
    <div className={styles.lower}>
      <Field label="Percent off every line" {...(problem && { error: problem })}>
        {(control) => (
          <TextInput
            {...control}
            className={styles.percent}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
          />
        )}
      </Field>
      <Button variant="soft" size="sm" onClick={apply}>
        Set all prices
      </Button>
      <Button variant="soft" size="sm" onClick={() => onLower(0)}>
        List price for all
      </Button>
    </div>
  );
}

import { dayInIndia } from '@evmandi/contract/domain/dates';
import { TextInput } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';
import { useState } from 'react';
import { isDay } from './read-params.ts';

interface Days {
  /** First and last day in India, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
}

interface DayRangeProps extends Days {
  labels: readonly [from: string, to: string];
  onDays: (days: Days) => void;
}

/** The days of which a list shows rows; a last one before the first is no range. */
export function DayRange({ from, to, labels, onDays }: DayRangeProps) {
  const wrong = from && to && from > to ? 'Choose a day from the first one on' : undefined;
  return (
    <>
      <DayField label={labels[0]} value={from} onDay={(first) => onDays({ from: first, to })} />
      <DayField
        label={labels[1]}
        value={to}
        {...(wrong && { error: wrong })}
        onDay={(last) => onDays({ from, to: last })}
      />
    </>
  );
}

interface DayFieldProps {
  label: string;
  value: string | undefined;
  error?: string;
  onDay: (day: string | undefined) => void;
}

function DayField({ label, value, error, onDay }: DayFieldProps) {
  // Whoever types a year has 0002 before 2026: it stays in the field, and the list as it is.
  const [typed, setTyped] = useState<{ over: string | undefined; text: string }>();
  const text = typed && typed.over === value ? typed.text : value;
  const change = (next: string) => {
    if (next !== '' && !isDay(next)) return setTyped({ over: value, text: next });
    setTyped(undefined);
    onDay(next || undefined);
  };
  return (
    <Field label={label} {...(error && { error })}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          min="2000-01-01"
          max={dayInIndia(Date.now())}
          value={text ?? ''}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}

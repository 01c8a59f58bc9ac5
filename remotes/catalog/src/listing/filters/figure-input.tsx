import { TextInput } from '@evmandi/ui/controls';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './price.module.css';

export interface FigureInputProps {
  label: string;
  name: string;
  value: string;
  /** What it is when it is empty. */
  placeholder: string;
  inputMode: 'numeric' | 'decimal';
  onType: (text: string) => void;
}

/** One end of a range, taken when the field is left or Enter is pressed. */
export function FigureInput({ label, value, onType, ...input }: FigureInputProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const settle = () => {
    if (draft === undefined) return;
    setDraft(undefined);
    onType(draft.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <TextInput
        {...input}
        id={id}
        className={styles.input}
        autoComplete="off"
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={press}
      />
    </div>
  );
}

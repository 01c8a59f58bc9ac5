import { VisuallyHidden } from '@evmandi/ui/visually-hidden';
import styles from './search-panel.module.css';

interface ChoicesProps<Value> {
  legend: string;
  name: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  look: 'segment' | 'radio';
}

/** One of a few values: side by side as the halves of a switch, or as plain radio buttons. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, name, options, value, onChange, look } = props;
  const segment = look === 'segment';
  return (
    <fieldset className={segment ? undefined : styles.ways}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={segment ? styles.segments : styles.radios}>
        {options.map((option) => (
          <label key={option.value} className={segment ? styles.segment : styles.radio}>
            <input
              type="radio"
              className={segment ? styles.segmentBox : styles.radioBox}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

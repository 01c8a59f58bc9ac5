import { Select } from '@evmandi/ui/controls';
import { Field } from '@evmandi/ui/field';

interface Props<Value extends string> {
  label: string;
  /** In words, that it narrows nothing: "Any". */
  any: string;
  /** Each value with its words. */
  choices: readonly (readonly [Value, string])[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** One of a few values by which a list is narrowed, or none. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { label, any, choices, value, onChoose } = props;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChoose(choices.find(([one]) => one === target.value)?.[0])}
        >
          <option value="">{any}</option>
          {choices.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

import { MAX_SEARCH } from '@evmandi/contract/domain/limits';
import { type ComponentProps, type FormEvent, type KeyboardEvent, useRef } from 'react';
import { TextInput } from './controls.tsx';
import { IconButton } from './icon-button.tsx';
import { IconSearch, IconX } from './icons.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './search-field.module.css';

interface SearchFieldProps
  extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onKeyDown' | 'type'> {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Enter: searches at once, for a caller that else waits until typing rests. */
  onSearch?: (() => void) | undefined;
}

/** A field that searches while one types. Its button and Escape empty it; an empty one leaves Escape alone. */
export function SearchField(props: SearchFieldProps) {
  const { label, text, onText, onSearch, className, disabled, ...input } = props;
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch?.();
  };
  const clear = () => {
    onText('');
    form.current?.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || text === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    clear();
  };
  return (
    <form ref={form} className={joinClasses(styles.search, className)} onSubmit={submit}>
      <IconSearch className={styles.icon} size={20} aria-hidden />
      <TextInput
        type="search"
        name="q"
        maxLength={MAX_SEARCH}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
        className={styles.input}
        disabled={disabled}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={press}
      />
      {text !== '' && !disabled && (
        <IconButton className={styles.clear} label="Clear search" onClick={clear}>
          <IconX size={18} aria-hidden />
        </IconButton>
      )}
    </form>
  );
}

import { TextInput } from '@evmandi/ui/field';
import { IconSearch } from '@evmandi/ui/icons';
import { type FormEvent, useId } from 'react';
import styles from './search-field.module.css';
import type { SearchText } from './use-search-text.ts';

interface Props extends SearchText {
  label: string;
  placeholder: string;
}

/** Searches while one types; Enter does not wait. */
export function SearchField({ label, placeholder, text, setText, flush }: Props) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flush();
  };
  return (
    <form className={styles.search} onSubmit={submit}>
      <IconSearch className={styles.icon} size={20} aria-hidden />
      <TextInput
        id={id}
        className={styles.input}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}

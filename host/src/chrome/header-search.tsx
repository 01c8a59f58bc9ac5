import { MAX_SEARCH } from '@evmandi/contract/domain/limits';
import type { SlotProps } from '@evmandi/contract/platform/slots';
import { IconSearch, IconX } from '@evmandi/ui/icons';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { Form, useLocation } from 'react-router-dom';
import styles from './header-search.module.css';
import { useSlashKey } from './use-slash-key.ts';

export interface HeaderSearchProps {
  /** Path of the form's action; it takes the words as `q`. */
  path: string;
  /** Name of the field. */
  title: string;
  /**
   * Draws the suggestions for `query` under the field; not called before the field was pointed at,
   * focused or typed in. `query` is empty while nothing is to be shown.
   */
  renderSuggestions: (props: SlotProps['header.search']) => ReactNode;
}

/** The search field: a plain form without script. */
export function HeaderSearch({ path, title, renderSuggestions }: HeaderSearchProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const { pathname, search } = useLocation();
  const asked = pathname === path ? new URLSearchParams(search).get('q') : null;
  const askedFor = (asked ?? '').slice(0, MAX_SEARCH);
  const page = `${pathname}?${askedFor}`;
  const [shownPage, setShownPage] = useState(page);
  const [text, setText] = useState(askedFor);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  useSlashKey(inputRef);

  if (shownPage !== page) {
    setShownPage(page);
    // Words that are being typed stay.
    if (!open) setText(askedFor);
  }

  const close = () => setOpen(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const submit = (event: FormEvent) => {
    if (text.trim() === '') event.preventDefault();
    else close();
  };
  const clear = () => {
    setText('');
    inputRef.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' && !open && event.target === inputRef.current) {
      event.preventDefault();
      show();
    }
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <Form
      className={styles.search}
      action={path}
      method="get"
      role="search"
      onSubmit={submit}
      onKeyDown={onKey}
      onBlur={onBlur}
      onPointerEnter={() => setWanted(true)}
    >
      <input
        ref={inputRef}
        className={styles.input}
        type="text"
        name="q"
        maxLength={MAX_SEARCH}
        value={text}
        placeholder="Search part, SKU or brand"
        aria-label={title}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        onFocus={show}
        onChange={(event) => {
          setText(event.target.value);
          show();
        }}
      />
      {text === '' ? (
        <span className={styles.hint} aria-hidden="true">
          /
        </span>
      ) : (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
          <IconX size={18} />
        </button>
      )}
      <button type="submit" className={styles.submit} aria-label="Search">
        <IconSearch size={20} />
      </button>
      {wanted && (
        <div className={styles.suggestions}>
          {renderSuggestions({ query: open ? text.trim() : '', inputRef, onClose: close })}
        </div>
      )}
    </Form>
  );
}

import { MAX_SEARCH } from '@evmandi/contract/domain/limits';
import { counted } from '@evmandi/contract/domain/numbers';
import { loadCode, report } from '@evmandi/runtime';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import styles from './combobox.module.css';
import { joinClasses } from './join-classes.ts';
import { SHORTEST_TEXT, TYPING_PAUSE } from './typing.ts';
import { useRead } from './use-read.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type OptionsModule = typeof import('./combobox-options.tsx');
type Field = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onBlur' | 'role' | 'ref' | 'children'
>;

/** One of the options that stand side by side for one answer. */
export interface ComboboxCell {
  key: string;
  content: ReactNode;
  onChoose: () => void;
}

interface ComboboxProps<Option> extends Field {
  text: string;
  onText: (text: string) => void;
  /** Asked once typing rests; the answer to the latest text wins. */
  load: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  keyOf: (option: Option) => string;
  children: (option: Option) => ReactNode;
  onPick: (option: Option) => void;
  /** Makes the list a grid: what else can be done with an option, at its right. */
  cells?: ((option: Option) => readonly ComboboxCell[]) | undefined;
  /** Enter while no option is active. */
  onEnter?: (() => void) | undefined;
  /** The field was left. */
  onLeave?: (() => void) | undefined;
  listLabel: string;
  /** One option, where their number is announced: `product`. */
  noun: string;
  optionClassName?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A text field with options that a server answers. Their list is code of its own, fetched with the first focus. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { text, onText, load, keyOf, children, onPick, cells, onEnter, onLeave, ...more } = props;
  const { listLabel, noun, optionClassName, inputRef, className, ...field } = more;
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [list, setList] = useState<OptionsModule>();
  const [typing, setTyping] = useState(false);
  const words = text.trim();
  const key = typing && words.length >= SHORTEST_TEXT ? `${listLabel}: ${words}` : null;
  // A failure is an answer too: the options of the text before are none to this one.
  const find = (signal: AbortSignal) => load(words, signal).catch(() => null);
  const { data, loading, retry } = useRead(key, find, TYPING_PAUSE);
  const options = data ?? [];
  const open = typing && options.length > 0;
  const failed = data === null && !loading;
  const failure = `${noun[0]?.toUpperCase()}${noun.slice(1)}s could not be looked up.`;
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement, []);

  useEffect(() => {
    if (open && list) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [open, list]);

  // Without its list, the field still takes what is typed.
  const fetchList = () =>
    void loadCode(() => import('./combobox-options.tsx'), '/options').then(setList, (error) =>
      report(error, { phase: 'load' }),
    );
  const close = () => setTyping(false);
  const pick = (option: Option) => {
    close();
    onPick(option);
  };
  const enter = () => {
    close();
    onEnter?.();
  };
  const press = (event: KeyboardEvent) => {
    field.onKeyDown?.(event as KeyboardEvent<HTMLInputElement>);
    // What the list used is done.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setTyping(true);
      if (failed) retry();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      enter();
    } else if (event.key === 'Escape' && (open || failed)) {
      // Closes the list and not the dialog around it.
      event.preventDefault();
      close();
    }
  };

  return (
    <div className={styles.box}>
      <input
        // What is typed is what the server is asked.
        maxLength={MAX_SEARCH}
        {...field}
        ref={input}
        className={className}
        type="text"
        // The list says more while it is open.
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setTyping(true);
          fetchList();
          onText(event.target.value);
        }}
        onFocus={(event) => {
          fetchList();
          field.onFocus?.(event);
        }}
        onKeyDown={press}
        onBlur={() => {
          close();
          onLeave?.();
        }}
      />
      {open && list && (
        <div ref={popup} className={styles.popup}>
          <list.ComboboxOptions
            inputRef={input}
            text={text}
            label={listLabel}
            role={cells ? 'grid' : 'listbox'}
            onEnter={enter}
          >
            {options.map((option) =>
              cells ? (
                <list.ComboboxOptionRow key={keyOf(option)} className={styles.row}>
                  <list.ComboboxOption
                    className={joinClasses(styles.option, optionClassName)}
                    onChoose={() => pick(option)}
                  >
                    {children(option)}
                  </list.ComboboxOption>
                  {cells(option).map(({ key, content, onChoose }) => (
                    <list.ComboboxOption
                      key={key}
                      className={styles.option}
                      onChoose={() => {
                        close();
                        onChoose();
                      }}
                    >
                      {content}
                    </list.ComboboxOption>
                  ))}
                </list.ComboboxOptionRow>
              ) : (
                <list.ComboboxOption
                  key={keyOf(option)}
                  className={joinClasses(styles.option, optionClassName)}
                  onChoose={() => pick(option)}
                >
                  {children(option)}
                </list.ComboboxOption>
              ),
            )}
          </list.ComboboxOptions>
        </div>
      )}
      {failed && (
        <div className={joinClasses(styles.popup, styles.failure)}>
          <span aria-hidden="true">{failure}</span>
          {/* For pointers; keys try again without leaving the field. */}
          <button
            type="button"
            className={styles.retry}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={retry}
          >
            Try again
          </button>
        </div>
      )}
      <VisuallyHidden role="status">
        {failed && `${failure} Press the down arrow key to try again.`}
        {open && `${counted(options.length, noun)} to choose from`}
      </VisuallyHidden>
    </div>
  );
}

import {
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxRow,
  useComboboxContext,
  useComboboxStore,
  useStoreState,
} from '@ariakit/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFieldKeys } from './use-field-keys.ts';

export interface ComboboxOptionsProps {
  /** The field whose keys move through the options; it may be drawn by another part of the page. */
  inputRef: { readonly current: HTMLInputElement | null };
  /** What they are offered for: another text begins in the field again. */
  text: string;
  label: string;
  /** `grid` for rows of several options, which left and right move through. */
  role?: 'listbox' | 'grid';
  /** Enter while no option is active; without it, Enter is the form's. */
  onEnter?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What a field offers to choose from. The focus stays in the field; arrows move through the options and back to
 * the text, Enter chooses the active one.
 */
export function ComboboxOptions(props: ComboboxOptionsProps) {
  const { inputRef, text, label, role = 'listbox', onEnter, className, children } = props;
  const id = useId();
  const store = useComboboxStore({
    open: true,
    focusLoop: true,
    virtualFocus: true,
    // One place more than there are options: the text itself.
    compositeElementInFocusOrder: true,
  });
  useFieldKeys({ inputRef, store, listId: id, role, onEnter });
  useEffect(() => store.setCompositeElement(inputRef.current), [store, inputRef]);
  const known = useRef(text);
  useEffect(() => {
    if (known.current !== text) store.move(null);
    known.current = text;
  }, [store, text]);
  return (
    <ComboboxList
      store={store}
      id={id}
      role={role}
      aria-label={label}
      className={className}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </ComboboxList>
  );
}

interface OptionProps {
  onChoose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/** An option, or a cell of a `grid`. It is chosen by press or Enter; the focus stays in the field. */
export function ComboboxOption({ onChoose, className, children }: OptionProps) {
  const id = useId();
  const active = useStoreState(useComboboxContext(), (state) => state?.activeId === id);
  return (
    <ComboboxItem
      id={id}
      className={className}
      aria-selected={active}
      focusable={false}
      focusOnHover
      blurOnHoverEnd={false}
      onClick={onChoose}
    >
      {children}
    </ComboboxItem>
  );
}

interface GroupProps {
  title: string;
  titleClassName?: string | undefined;
  children: ReactNode;
}

/** Options under a title that names them. */
export function ComboboxOptionGroup({ title, titleClassName, children }: GroupProps) {
  return (
    <ComboboxGroup>
      <ComboboxGroupLabel className={titleClassName}>{title}</ComboboxGroupLabel>
      {children}
    </ComboboxGroup>
  );
}

/** Options side by side, in a `grid`. */
export function ComboboxOptionRow(props: { className?: string | undefined; children: ReactNode }) {
  return <ComboboxRow {...props} />;
}

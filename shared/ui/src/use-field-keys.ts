import { type ComboboxStore, useStoreState } from '@ariakit/react';
import { useEffect, useRef } from 'react';

interface FieldKeys {
  inputRef: { readonly current: HTMLInputElement | null };
  store: ComboboxStore;
  listId: string;
  role: 'listbox' | 'grid';
  onEnter: (() => void) | undefined;
}

/** Sets attributes of an element; the function that is returned puts back what was there before. */
function withAttributes(element: Element, attributes: Record<string, string>): () => void {
  const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return () => {
    for (const [name, value] of before) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}

/** While this is mounted, the field is the combobox of the store's options and its keys move through them. */
export function useFieldKeys({ inputRef, store, listId, role, onEnter }: FieldKeys): void {
  const enter = useRef(onEnter);
  const activeId = useStoreState(store, 'activeId');

  useEffect(() => {
    enter.current = onEnter;
  });

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    const restore = withAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': role,
      'aria-expanded': 'true',
      'aria-controls': listId,
    });
    const goal = (key: string, inside: boolean) => {
      if (key === 'ArrowDown') return store.down();
      if (key === 'ArrowUp') return store.up();
      // In the text, these are the caret's.
      if (role === 'grid' && inside && key === 'ArrowRight') return store.next();
      if (role === 'grid' && inside && key === 'ArrowLeft') return store.previous();
      return undefined;
    };
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const active = store.item(store.getState().activeId)?.element;
      const next = goal(event.key, Boolean(active));
      if (next !== undefined) {
        event.preventDefault();
        store.move(next);
      } else if (event.key === 'Enter' && (active || enter.current)) {
        event.preventDefault();
        if (active) active.click();
        else enter.current?.();
      }
    };
    input.addEventListener('keydown', press);
    return () => {
      input.removeEventListener('keydown', press);
      restore();
    };
  }, [inputRef, store, listId, role]);

  useEffect(() => {
    const input = inputRef.current;
    const option = store.item(activeId)?.element;
    if (!input || !option) return;
    option.scrollIntoView({ block: 'nearest' });
    return withAttributes(input, { 'aria-activedescendant': option.id });
  }, [inputRef, store, activeId]);
}

/** Makes the field a combobox that offers nothing yet. */
export function useFieldRole(inputRef: FieldKeys['inputRef']): void {
  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    withAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
    });
  }, [inputRef]);
}

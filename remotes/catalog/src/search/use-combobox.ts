import { type RefObject, useEffect, useRef, useState } from 'react';

interface Combobox {
  inputRef: { readonly current: HTMLInputElement | null };
  listId: string;
  optionId: (index: number) => string;
  /** Options to walk through; 0 closes the list. */
  count: number;
  onChoose: (index: number) => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Makes the host's field a combobox of the ARIA pattern while this is mounted. Arrows walk through the
 * options and back to the text, Enter chooses the active one; without one it stays the form's.
 */
export function useCombobox({ inputRef, listId, optionId, count, onChoose }: Combobox) {
  const [active, setActive] = useState(-1);
  const state: RefObject<{ active: number; count: number; onChoose: (index: number) => void }> =
    useRef({ active, count, onChoose });

  useEffect(() => {
    state.current = { active, count, onChoose };
  });

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    const onKeyDown = (event: KeyboardEvent) => {
      const { active: at, count: size, onChoose: choose } = state.current;
      const step = STEPS[event.key];
      if (size === 0 || event.isComposing) return;
      if (step) {
        event.preventDefault();
        // One place more than there are options: the text itself.
        setActive(((at + 1 + step + size + 1) % (size + 1)) - 1);
      }
      if (event.key === 'Enter' && at >= 0) {
        event.preventDefault();
        choose(at);
      }
    };
    input.addEventListener('keydown', onKeyDown);
    return () => {
      input.removeEventListener('keydown', onKeyDown);
      for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls']) {
        input.removeAttribute(name);
      }
      input.removeAttribute('aria-activedescendant');
    };
  }, [inputRef]);

  const option = active >= 0 && active < count ? optionId(active) : undefined;
  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    input.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) input.setAttribute('aria-controls', listId);
    else input.removeAttribute('aria-controls');
    if (option) input.setAttribute('aria-activedescendant', option);
    else input.removeAttribute('aria-activedescendant');
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
  }, [inputRef, listId, count, option]);

  return { active, setActive };
}

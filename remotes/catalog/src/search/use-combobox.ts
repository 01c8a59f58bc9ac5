import { type RefObject, useEffect, useRef, useState } from 'react';

interface Combobox {
  inputRef: { readonly current: HTMLInputElement | null };
  listId: string;
  optionId: (index: number) => string;
  /** Options to walk through; 0 closes the list. */
  count: number;
  onChoose: (index: number) => void;
  /** Takes Enter while no option is active; without it, Enter is the form's. */
  onEnter?: (() => void) | undefined;
}

interface State extends Pick<Combobox, 'count' | 'onChoose' | 'onEnter'> {
  active: number;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Makes the host's field a combobox of the ARIA pattern while this is mounted. Arrows walk through the
 * options and back to the text, Enter chooses the active one.
 */
export function useCombobox(combobox: Combobox) {
  const { inputRef, listId, optionId, count, onChoose, onEnter } = combobox;
  const [active, setActive] = useState(-1);
  const state: RefObject<State> = useRef({ active, count, onChoose, onEnter });

  useEffect(() => {
    state.current = { active, count, onChoose, onEnter };
  });

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    const onKeyDown = (event: KeyboardEvent) => {
      const { active: at, count: size, onChoose: choose, onEnter: enter } = state.current;
      const step = STEPS[event.key];
      if (event.isComposing) return;
      if (step && size > 0) {
        event.preventDefault();
        // One place more than there are options: the text itself.
        setActive(((at + 1 + step + size + 1) % (size + 1)) - 1);
      }
      if (event.key !== 'Enter' || (at < 0 && !enter)) return;
      event.preventDefault();
      if (at >= 0) choose(at);
      else enter?.();
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

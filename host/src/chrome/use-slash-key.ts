import { type RefObject, useEffect } from 'react';

const EDITABLE = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

/** "/" anywhere on the page focuses the field, except while typing or inside an open dialog. */
export function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || target?.closest(EDITABLE)) return;
      if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

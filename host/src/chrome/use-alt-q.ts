import { useEffect } from 'react';

/** Alt+Q anywhere on the page opens the quick order form, except while a dialog is open. */
export function useAltQ(open: () => void): void {
  useEffect(() => {
    const onKey = ({ code, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      // The key's place tells, since Alt may write another letter; AltGr counts as Ctrl and Alt.
      const pressed = code === 'KeyQ' && altKey && !ctrlKey && !metaKey;
      if (pressed && !document.querySelector('dialog[open]')) open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

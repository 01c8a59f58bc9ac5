import { loadCode } from '@evmandi/runtime';
import { IconSearch } from '@evmandi/ui/icons';
import { useOnDemand } from '@evmandi/ui/use-on-demand';
import { useEffect } from 'react';
import styles from './palette-button.module.css';

const loadPalette = () =>
  loadCode(() => import('./palette.tsx'), 'dashboard/palette').then((module) => module.Palette);

const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"])';

/** Over another dialog it would be a way out that loses what is typed there; in a panel of a list nothing may be. */
function mayOpen(): boolean {
  const dialogs = [...document.querySelectorAll('dialog[open], [popover][data-list-panel]')];
  return dialogs.every(
    (dialog) =>
      dialog.matches('[data-list-panel]') &&
      [...dialog.querySelectorAll<HTMLInputElement>(TYPED)].every(({ value }) => value === ''),
  );
}

/** Opens the palette, as does Ctrl+K, on a Mac Command+K. Its code comes with the first interest. */
export function PaletteButton() {
  const palette = useOnDemand('Search or jump to', loadPalette);
  const open = palette.Content !== undefined;
  const { open: show, close } = palette;

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (open) close();
      else if (mayOpen()) show();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open, show, close]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        {...palette.intent}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
      >
        <IconSearch size={20} aria-hidden />
        <span className={styles.words}>Search or jump to</span>
        <span className={styles.key} aria-hidden="true">
          Ctrl K
        </span>
      </button>
      {palette.Content && <palette.Content onClose={close} />}
    </>
  );
}

import { IconButton } from '@evmandi/ui/icon-button';
import { IconX } from '@evmandi/ui/icons';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './menu-drawer.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

const WIDE = '(min-width: 901px)';

/** The side menu on a narrow screen. The modal dialog keeps the focus inside, closes on Escape and gives
 * the focus back to what opened it. */
export function MenuDrawer({ open, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const wide = window.matchMedia(WIDE);
    const close = () => element.close();
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      element.close();
    };
  }, [open]);

  const closeOnScrim = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press on the scrim is an extra; Escape and the button close too
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      data-surface="inverse"
      onClose={onClose}
      onClick={closeOnScrim}
    >
      {open && (
        <>
          <IconButton className={styles.close} label="Close menu" onClick={onClose}>
            <IconX aria-hidden />
          </IconButton>
          {children}
        </>
      )}
    </dialog>
  );
}

import type { User } from '@evmandi/contract/domain/session';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconBolt, IconHeart, IconScale, IconX } from '@evmandi/ui/icons';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Contact } from './contact.ts';
import styles from './drawer.module.css';
import { DrawerFoot } from './drawer-foot.tsx';
import { DrawerMenus } from './drawer-menus.tsx';
import { Logo } from './logo.tsx';

interface DrawerProps extends Contact {
  user: User | null;
  onSignOut: () => void;
  onQuickOrder: () => void;
  /** The drawer is gone; the focus is back on what opened it. */
  onClose: () => void;
}

/** All of the header under 900 px, as a modal dialog. Mount it to open it. */
export function Drawer({ onQuickOrder, onClose, onSignOut, ...account }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const onPress = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element;
    // The dialog itself is hit where its backdrop is: everything inside has its own element.
    if (target === dialog.current || target.closest('a[href^="/"]')) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the links' own keys do the same
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onClose={onClose}
      onClick={onPress}
    >
      <div className={styles.head}>
        <Logo />
        <IconButton label="Close menu" onClick={close}>
          <IconX />
        </IconButton>
      </div>
      <div className={styles.body}>
        <div className={styles.tiles}>
          <button
            type="button"
            className={styles.tile}
            onClick={() => {
              close();
              onQuickOrder();
            }}
          >
            <IconBolt aria-hidden />
            Quick order
          </button>
          <Link className={styles.tile} to="/favorites">
            <IconHeart aria-hidden />
            Favorites
          </Link>
          <Link className={styles.tile} to="/comparison">
            <IconScale aria-hidden />
            Comparison
          </Link>
        </div>
        <DrawerMenus />
      </div>
      <DrawerFoot
        {...account}
        onSignOut={() => {
          close();
          onSignOut();
        }}
      />
    </dialog>
  );
}

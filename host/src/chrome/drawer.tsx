import type { User } from '@evmandi/contract/domain/session';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconBolt, IconHeart, IconScale, IconX } from '@evmandi/ui/icons';
import { Modal } from '@evmandi/ui/modal';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Contact } from './contact.ts';
import styles from './drawer.module.css';
import { DrawerFoot } from './drawer-foot.tsx';
import { DrawerMenus } from './drawer-menus.tsx';
import { Logo } from './logo.tsx';

export interface DrawerProps extends Contact {
  user: User | null;
  onSignOut: () => void;
  onQuickOrder: () => void;
  onClose: () => void;
}

/** All of the header under 900 px, as a modal dialog. Mount it to open it. */
export function Drawer({ onQuickOrder, onClose, onSignOut, ...account }: DrawerProps) {
  const onPress = (event: MouseEvent) => {
    if ((event.target as Element).closest('a[href^="/"]')) onClose();
  };

  return (
    <Modal
      placement="left"
      className={styles.drawer}
      aria-label="Menu"
      closeWhen="(min-width: 901px)"
      onClose={onClose}
      onClick={onPress}
    >
      <div className={styles.head}>
        <Logo />
        <IconButton label="Close menu" onClick={onClose}>
          <IconX />
        </IconButton>
      </div>
      <div className={styles.body}>
        <div className={styles.tiles}>
          <button
            type="button"
            className={styles.tile}
            onClick={() => {
              onClose();
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
          onClose();
          onSignOut();
        }}
      />
    </Modal>
  );
}

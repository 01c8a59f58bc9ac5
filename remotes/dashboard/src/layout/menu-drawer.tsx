import { IconButton } from '@evmandi/ui/icon-button';
import { IconX } from '@evmandi/ui/icons';
import { Modal } from '@evmandi/ui/modal';
import type { ReactNode } from 'react';
import styles from './menu-drawer.module.css';

interface Props {
  onClose: () => void;
  children: ReactNode;
}

/** The side menu on a narrow screen. Mount it to open it. */
export function MenuDrawer({ onClose, children }: Props) {
  return (
    <Modal
      placement="left"
      className={styles.drawer}
      aria-label="Menu"
      data-surface="inverse"
      closeWhen="(min-width: 901px)"
      onClose={onClose}
    >
      <IconButton className={styles.close} label="Close menu" onClick={onClose}>
        <IconX aria-hidden />
      </IconButton>
      {children}
    </Modal>
  );
}

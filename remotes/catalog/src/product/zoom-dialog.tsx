import type { Picture as PictureAnswer } from '@evmandi/api/contract/catalog';
import { pictureAddress } from '@evmandi/runtime';
import { IconButton } from '@evmandi/ui/icon-button';
import {
  IconChevronLeft,
  IconChevronRight,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@evmandi/ui/icons';
import { Modal } from '@evmandi/ui/modal';
import { Picture } from '@evmandi/ui/picture';
import { ScrollRegion } from '@evmandi/ui/scroll-region';
import { type KeyboardEvent, useState } from 'react';
import styles from './zoom-dialog.module.css';

export interface ZoomDialogProps {
  pictures: readonly PictureAnswer[];
  active: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One picture as big as the window, or twice that to move about in; arrow keys change the picture. */
export function ZoomDialog({ pictures, active, onShow, onClose }: ZoomDialogProps) {
  const [close, setClose] = useState(false);
  const shown = pictures[active];
  const step = (by: 1 | -1) => onShow((active + by + pictures.length) % pictures.length);
  const press = (event: KeyboardEvent) => {
    // Zoomed in, the arrows move about in the picture.
    if (close) return;
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  if (!shown) return null;
  return (
    <Modal
      className={styles.dialog}
      aria-label="Enlarged picture"
      onKeyDown={press}
      onClose={onClose}
    >
      <ScrollRegion className={styles.view} aria-label={shown.alt}>
        <Picture
          src={pictureAddress(shown.path)}
          alt={shown.alt}
          width={1600}
          height={1200}
          className={close ? `${styles.picture} ${styles.close}` : styles.picture}
        />
      </ScrollRegion>
      <div className={styles.controls}>
        <IconButton bordered label="Previous picture" onClick={() => step(-1)}>
          <IconChevronLeft aria-hidden />
        </IconButton>
        <p className={styles.place} role="status">
          Picture {active + 1} of {pictures.length}
        </p>
        <IconButton bordered label="Next picture" onClick={() => step(1)}>
          <IconChevronRight aria-hidden />
        </IconButton>
        <IconButton bordered label="Zoom in" pressed={close} onClick={() => setClose(!close)}>
          {close ? <IconZoomOut aria-hidden /> : <IconZoomIn aria-hidden />}
        </IconButton>
        <IconButton bordered label="Close picture" onClick={onClose}>
          <IconX aria-hidden />
        </IconButton>
      </div>
    </Modal>
  );
}

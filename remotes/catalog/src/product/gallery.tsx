import type { Picture as PictureAnswer } from '@evmandi/api/contract/catalog';
import { loadCode, pictureAddress } from '@evmandi/runtime';
import { DiscountBadge } from '@evmandi/ui/badge';
import { IconButton } from '@evmandi/ui/icon-button';
import { IconZoomIn } from '@evmandi/ui/icons';
import { Picture } from '@evmandi/ui/picture';
import { useOnDemand } from '@evmandi/ui/use-on-demand';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import styles from './gallery.module.css';

const loadZoomDialog = () =>
  loadCode(() => import('./zoom-dialog.tsx'), 'catalog/zoom').then((m) => m.ZoomDialog);

interface GalleryProps {
  pictures: readonly PictureAnswer[];
  discount: number;
  /** Drawings of vehicles are wider than those of parts. */
  wide: boolean;
}

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * The product's pictures: thumbnails choose, arrow keys walk through them, and the large one opens as big as
 * the window. Without script the thumbnails are links.
 */
export function Gallery({ pictures, discount, wide }: GalleryProps) {
  const [active, setActive] = useState(0);
  const thumbs = useRef<HTMLUListElement>(null);
  const zoom = useOnDemand('Enlarged picture', loadZoomDialog);
  const shown = pictures[active] ?? pictures[0];
  const walk = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
    }
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const links = [...(thumbs.current?.querySelectorAll('a') ?? [])];
    const focused = links.indexOf(event.currentTarget);
    const next = (focused + step + links.length) % links.length;
    setActive(next);
    links[next]?.focus();
  };
  const choose = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setActive(index);
  };
  if (!shown) return null;
  return (
    <section className={styles.gallery} aria-label="Pictures">
      <div className={styles.main}>
        <Picture
          src={pictureAddress(shown.path)}
          alt={shown.alt}
          width={800}
          height={600}
          priority
          className={wide ? styles.wide : styles.picture}
        />
        <DiscountBadge percent={discount} className={styles.badge} />
        <IconButton
          bordered
          className={styles.enlarge}
          label="Enlarge the picture"
          aria-haspopup="dialog"
          {...zoom.intent}
          onClick={zoom.open}
        >
          <IconZoomIn aria-hidden />
        </IconButton>
        {zoom.Content && (
          <zoom.Content
            pictures={pictures}
            active={active}
            onShow={setActive}
            onClose={zoom.close}
          />
        )}
      </div>
      {pictures.length > 1 && (
        <ul ref={thumbs} className={styles.thumbs} aria-label="Choose a picture">
          {pictures.map(({ path }, index) => (
            <li key={path}>
              <a
                className={styles.thumb}
                href={pictureAddress(path)}
                aria-label={`Show picture ${index + 1} of ${pictures.length}`}
                aria-current={index === active}
                onClick={(event) => choose(event, index)}
                onKeyDown={walk}
              >
                <Picture
                  src={pictureAddress(path)}
                  alt=""
                  width={92}
                  height={69}
                  className={styles.thumbPicture}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

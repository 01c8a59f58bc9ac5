import type { PageMenuEntry } from '@evmandi/contract/platform/page-menu';
import { IconLink } from '@evmandi/ui/icon-button';
import type { MouseEvent } from 'react';
import styles from './header-icon.module.css';
import { shellIcon } from './shell-icons.ts';

/** A badge counts so far. */
export const MOST_SHOWN = 99;

/** What an icon opens over the page, instead of leading to the page of its own. */
export interface IconPanel {
  isOpen: boolean;
  open: () => void;
  /** The icon is pointed at or has the focus: time to fetch what it opens. */
  prepare: () => void;
}

/** The link's attributes; to another tab it leads as any other link. */
const opens = ({ isOpen, open, prepare }: IconPanel) => ({
  'aria-haspopup': 'dialog' as const,
  'aria-expanded': isOpen,
  onPointerEnter: prepare,
  onFocus: prepare,
  onClick: (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  },
});

interface HeaderIconProps {
  entry: PageMenuEntry<'header-icons'>;
  /** Shown beside the icon: nothing at 0, `99+` at most. */
  count?: number | undefined;
  panel?: IconPanel | undefined;
}

/** An icon of the header, with the number of items behind it where it has a badge. */
export function HeaderIcon({ entry, count = 0, panel }: HeaderIconProps) {
  const { title, path, icon } = entry;
  const Icon = shellIcon(icon);
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  const label = count > 0 ? `${title}, ${shown} ${count === 1 ? 'item' : 'items'}` : title;
  return (
    <IconLink to={path} label={label} {...(panel && opens(panel))}>
      <Icon />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {shown}
        </span>
      )}
    </IconLink>
  );
}

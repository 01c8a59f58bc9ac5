import type { PageMenuEntry } from '@evmandi/contract/platform/page-menu';
import { IconLink } from '@evmandi/ui/icon-button';
import styles from './header-icon.module.css';
import { shellIcon } from './shell-icons.ts';

/** A badge counts so far. */
export const MOST_SHOWN = 99;

interface HeaderIconProps {
  entry: PageMenuEntry<'header-icons'>;
  /** Shown beside the icon: nothing at 0, `99+` at most. */
  count?: number | undefined;
}

/** An icon of the header, with the number of items behind it where it has a badge. */
export function HeaderIcon({ entry, count = 0 }: HeaderIconProps) {
  const { title, path, icon } = entry;
  const Icon = shellIcon(icon);
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  const label = count > 0 ? `${title}, ${shown} ${count === 1 ? 'item' : 'items'}` : title;
  return (
    <IconLink to={path} label={label}>
      <Icon />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {shown}
        </span>
      )}
    </IconLink>
  );
}

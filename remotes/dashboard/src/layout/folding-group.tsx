import { IconChevronDown } from '@evmandi/ui/icons';
import { useHydrated } from '@evmandi/ui/use-hydrated';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from './menu.ts';
import { useFold } from './menu-folds.ts';
import { menuIcon } from './menu-icons.ts';
import styles from './side-menu.module.css';
import { useGuard } from './use-guard.ts';

interface Props {
  heading: string;
  entries: MenuEntry[];
  /** Path of the current menu entry. */
  current: string | undefined;
  onFollow?: () => void;
}

/** A group that folds; open at the start, then as the person left it (DASH-2). */
export function FoldingGroup({ heading, entries, current, onFollow }: Props) {
  const { open, toggle } = useFold(heading);
  const guard = useGuard();
  const id = useId();
  const hydrated = useHydrated();
  // Until then the first script of the document closes it.
  const fold = hydrated ? undefined : heading;
  const Icon = entries.map(menuIcon).find(Boolean);
  return (
    <>
      <button
        className={styles.entry}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-fold={fold}
        onClick={toggle}
      >
        {Icon && <Icon aria-hidden />}
        {heading}
        <IconChevronDown className={styles.chevron} size={16} aria-hidden />
      </button>
      <ul id={id} className={styles.folded} data-fold={fold} hidden={!open}>
        {entries.map((entry) => (
          <li key={entry.path} {...guard([entry])}>
            <Link
              className={styles.subEntry}
              to={entry.path}
              aria-current={entry.path === current ? 'page' : undefined}
              onClick={onFollow}
            >
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

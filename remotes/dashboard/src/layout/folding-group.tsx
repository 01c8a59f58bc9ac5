import { IconChevronDown } from '@evmandi/ui/icons';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from './menu.ts';
import { useFold } from './menu-folds.ts';
import { menuIcon } from './menu-icons.ts';
import styles from './side-menu.module.css';

interface Props {
  heading: string;
  entries: MenuEntry[];
  /** Path of the current menu entry. */
  current: string | undefined;
  onFollow?: () => void;
}

/** Collapsible; expanded at the start (specification 4), then as it was left. */
export function FoldingGroup({ heading, entries, current, onFollow }: Props) {
  const { open, toggle } = useFold(heading);
  const id = useId();
  const Icon = entries.map(menuIcon).find(Boolean);
  return (
    <>
      <button
        className={styles.entry}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {Icon && <Icon aria-hidden />}
        {heading}
        <IconChevronDown className={styles.chevron} size={16} aria-hidden />
      </button>
      <ul id={id} hidden={!open}>
        {entries.map(({ title, path }) => (
          <li key={path}>
            <Link
              className={styles.subEntry}
              to={path}
              aria-current={path === current ? 'page' : undefined}
              onClick={onFollow}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

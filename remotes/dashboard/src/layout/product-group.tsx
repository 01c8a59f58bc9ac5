import { IconChevronDown } from '@evmandi/ui/icons';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { PRODUCT_MENU } from './menu.ts';
import { MENU_ICONS } from './menu-icons.ts';
import styles from './side-menu.module.css';

interface Props {
  /** Path of the current menu entry. */
  current: string | undefined;
  onFollow?: () => void;
}

/** Collapsible; expanded at the start (specification 4). */
export function ProductGroup({ current, onFollow }: Props) {
  const [open, setOpen] = useState(true);
  const id = useId();
  const Icon = MENU_ICONS.product;
  return (
    <>
      <button
        className={styles.entry}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden />
        Product
        <IconChevronDown className={styles.chevron} size={16} aria-hidden />
      </button>
      <ul id={id} hidden={!open}>
        {PRODUCT_MENU.map(({ label, to }) => (
          <li key={to}>
            <Link
              className={styles.subEntry}
              to={to}
              aria-current={to === current ? 'page' : undefined}
              onClick={onFollow}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

import type { User } from '@evmandi/contract/domain/session';
import { IconChevronDown, IconLogout } from '@evmandi/ui/icons';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccountLinks } from './account-links.ts';
import styles from './account-menu.module.css';
import { Person } from './person.tsx';

/** One name button with a menu, where the strip has no room for the links. */
export function AccountMenu({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const hide = () => setOpen(false);
  const links = useAccountLinks(user);

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    hide();
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hide();
  };

  return (
    <nav
      ref={root}
      className={styles.account}
      aria-label="Your account"
      onKeyDown={onKey}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Person name={user.name} />
        <IconChevronDown size={16} aria-hidden />
      </button>
      <ul id={id} className={styles.list} hidden={!open} data-surface="light">
        {links.map(({ label, to, Icon, onClick }) => (
          <li key={to}>
            <Link
              className={styles.entry}
              to={to}
              onClick={(event) => {
                hide();
                onClick(event);
              }}
            >
              <Icon aria-hidden />
              {label}
            </Link>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.entry} onClick={onSignOut}>
            <IconLogout aria-hidden />
            Sign out
          </button>
        </li>
      </ul>
    </nav>
  );
}

import type { User } from '@evmandi/contract/domain/session';
import { IconChevronDown, IconLogout } from '@evmandi/ui/icons';
import { Menu } from '@evmandi/ui/menu';
import { useAccountLinks } from './account-links.ts';
import styles from './account-menu.module.css';
import { Person } from './person.tsx';

/** One name button with a menu, where the strip has no room for the links. */
export function AccountMenu({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const links = useAccountLinks(user);
  return (
    <nav className={styles.account} aria-label="Your account">
      <Menu
        label="Account menu"
        className={styles.button}
        entries={[
          ...links.map(({ onClick, ...link }) => ({ ...link, onChoose: onClick })),
          { label: 'Sign out', Icon: IconLogout, onChoose: onSignOut, separated: true },
        ]}
      >
        <Person name={user.name} />
        <IconChevronDown size={16} aria-hidden />
      </Menu>
    </nav>
  );
}

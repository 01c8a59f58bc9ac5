import { phoneHref } from '@evmandi/contract/domain/phone';
import type { User } from '@evmandi/contract/domain/session';
import { ButtonLink } from '@evmandi/ui/button';
import { IconLogout, IconMail, IconPhone } from '@evmandi/ui/icons';
import { Link } from 'react-router-dom';
import { useAccountLinks } from './account-links.ts';
import type { Contact } from './contact.ts';
import styles from './drawer.module.css';
import { Person } from './person.tsx';

interface DrawerFootProps extends Contact {
  user: User | null;
  onSignOut: () => void;
}

/** Account and contact, always in view: the strip that holds them above is gone after 100 px. */
export function DrawerFoot({ user, onSignOut, phone, email }: DrawerFootProps) {
  return (
    <div className={styles.foot}>
      {user ? (
        <SignedIn user={user} onSignOut={onSignOut} />
      ) : (
        <div className={styles.logins}>
          <ButtonLink className={styles.login} to="/login?as=dealer" variant="secondary" size="sm">
            Dealer Login
          </ButtonLink>
          <ButtonLink className={styles.login} to="/login?as=customer" size="sm">
            Customer Login
          </ButtonLink>
        </div>
      )}
      <div className={styles.contact}>
        <a className={styles.contactLink} href={phoneHref(phone)}>
          <IconPhone size={16} aria-hidden />
          {phone}
        </a>
        <a className={styles.contactLink} href={`mailto:${email}`}>
          <IconMail size={16} aria-hidden />
          {email}
        </a>
      </div>
    </div>
  );
}

function SignedIn({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const links = useAccountLinks(user);
  return (
    <nav className={styles.account} aria-label="Account">
      <span className={styles.person}>
        <Person name={user.name} />
      </span>
      {links.map(({ label, to, Icon, onClick }) => (
        <Link key={to} className={styles.entry} to={to} onClick={onClick}>
          <Icon aria-hidden />
          {label}
        </Link>
      ))}
      <button type="button" className={styles.entry} onClick={onSignOut}>
        <IconLogout aria-hidden />
        Sign out
      </button>
    </nav>
  );
}

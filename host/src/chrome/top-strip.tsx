import { phoneHref } from '@evmandi/contract/domain/phone';
import type { User } from '@evmandi/contract/domain/session';
import { IconLogout, IconMail, IconPhone } from '@evmandi/ui/icons';
import { joinClasses } from '@evmandi/ui/join-classes';
import { Wrap } from '@evmandi/ui/wrap';
import { Link } from 'react-router-dom';
import { useAccountLinks } from './account-links.ts';
import { AccountMenu } from './account-menu.tsx';
import type { Contact } from './contact.ts';
import { IndiaFlag } from './india-flag.tsx';
import { Person } from './person.tsx';
import styles from './top-strip.module.css';

interface TopStripProps extends Contact {
  user: User | null;
  onSignOut: () => void;
}

export function TopStrip({ phone, email, country, user, onSignOut }: TopStripProps) {
  return (
    <div className={styles.strip} data-surface="inverse">
      <Wrap className={styles.row}>
        <a className={styles.contact} href={phoneHref(phone)}>
          <IconPhone size={16} aria-hidden />
          <span className={styles.number}>{phone}</span>
        </a>
        <a className={joinClasses(styles.contact, styles.wide)} href={`mailto:${email}`}>
          <IconMail size={16} aria-hidden />
          {email}
        </a>
        <span className={joinClasses(styles.contact, styles.wide)}>
          {country === 'India' && <IndiaFlag />}
          {country}
        </span>
        <div className={styles.end}>
          {user ? <SignedIn user={user} onSignOut={onSignOut} /> : <Logins />}
        </div>
      </Wrap>
    </div>
  );
}

function Logins() {
  return (
    <>
      <Link className={styles.login} to="/login?as=dealer">
        Dealer Login
      </Link>
      <Link className={joinClasses(styles.login, styles.filled)} to="/login?as=customer">
        Customer Login
      </Link>
    </>
  );
}

function SignedIn({ user, onSignOut }: { user: User; onSignOut: () => void }) {
  const links = useAccountLinks(user);
  return (
    <>
      <span className={styles.who}>
        <Person name={user.name} />
      </span>
      <nav className={styles.account} aria-label="Account">
        {links.map(({ label, to, onClick }) => (
          <Link key={to} className={styles.entry} to={to} onClick={onClick}>
            {label}
          </Link>
        ))}
        <button type="button" className={styles.entry} onClick={onSignOut}>
          <IconLogout size={16} aria-hidden />
          Sign out
        </button>
      </nav>
      <div className={styles.narrow}>
        <AccountMenu user={user} onSignOut={onSignOut} />
      </div>
    </>
  );
}

import { IconDevices, IconMapPin, IconShieldCheck, IconUser } from '@evmandi/ui/icons';
import styles from './section-links.module.css';

const SECTIONS = [
  { id: 'details', title: 'Details', Icon: IconUser },
  { id: 'addresses', title: 'Addresses', Icon: IconMapPin },
  { id: 'sign-in', title: 'Sign-in', Icon: IconShieldCheck },
  { id: 'sessions', title: 'Sessions', Icon: IconDevices },
];

/** Leads to the sections of the account, which stand below each other. */
export function SectionLinks() {
  return (
    <nav className={styles.links} aria-label="Sections of the account">
      {SECTIONS.map(({ id, title, Icon }) => (
        <a key={id} className={styles.link} href={`#${id}`}>
          <Icon size={20} aria-hidden />
          {title}
        </a>
      ))}
    </nav>
  );
}

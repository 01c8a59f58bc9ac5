import { Link } from 'react-router-dom';
import { links } from './links.ts';
import styles from './platform.module.css';

const TABS = [
  { tab: 'live', title: 'Live' },
  { tab: 'releases', title: 'Releases' },
  { tab: 'dependencies', title: 'Dependencies' },
  { tab: 'tokens', title: 'Tokens' },
] as const;
export type PlatformTab = (typeof TABS)[number]['tab'];

/** From one screen of the platform to the others. */
export function PlatformTabs({ current }: { current: PlatformTab }) {
  return (
    <nav className={styles.tabs} aria-label="Platform sections">
      {TABS.map(({ tab, title }) => (
        <Link
          key={tab}
          className={styles.tab}
          to={links[tab]}
          aria-current={tab === current ? 'page' : undefined}
          preventScrollReset
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}

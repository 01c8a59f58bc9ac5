import { Link } from 'react-router-dom';
import styles from './plain-links.module.css';

interface PlainLinksProps {
  /** What the links are: "Bike categories". */
  label: string;
  groups: readonly { slug: string; name: string }[];
  address: (slug: string) => string;
}

/** Where chips or tabs would filter a row: without script, links to what they stand for. */
export function PlainLinks({ label, groups, address }: PlainLinksProps) {
  return (
    <noscript>
      <nav className={styles.list} aria-label={label}>
        {groups.map(({ slug, name }) => (
          <Link key={slug} className={styles.link} to={address(slug)}>
            {name}
          </Link>
        ))}
      </nav>
    </noscript>
  );
}

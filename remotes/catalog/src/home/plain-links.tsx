import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './plain-links.module.css';

interface PlainLinksProps {
  /** What the links are: "Bike categories". */
  label: string;
  groups: readonly { slug: string; name: string }[];
}

/** Where chips or tabs would filter a row: without script, links to what they stand for. */
export function PlainLinks({ label, groups }: PlainLinksProps) {
  return (
    <noscript>
      <nav className={styles.list} aria-label={label}>
        {groups.map(({ slug, name }) => (
          <Link key={slug} className={styles.link} to={links.category(slug)}>
            {name}
          </Link>
        ))}
      </nav>
    </noscript>
  );
}

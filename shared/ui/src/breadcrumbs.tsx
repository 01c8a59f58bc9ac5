import { Link } from 'react-router-dom';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** From the outermost; the last one is the page itself and needs no address. */
  items: { label: string; to?: string }[];
}

/** The way from the home page to this one, as a navigation landmark. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map(({ label, to }, index) => (
          <li key={label} className={styles.item}>
            {to && index < items.length - 1 ? (
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            ) : (
              <span className={styles.here} aria-current="page">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

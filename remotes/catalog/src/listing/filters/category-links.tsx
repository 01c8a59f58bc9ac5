import { formatNumber } from '@evmandi/contract/domain/numbers';
import { IconChevronLeft } from '@evmandi/ui/icons';
import { Link } from 'react-router-dom';
import { links } from '../../links.ts';
import type { ShownList } from '../../shopping/shown-product.ts';
import { type ListingQuery, listingSearch } from '../listing-query.ts';
import styles from './category-links.module.css';

interface CategoryLinksProps {
  list: ShownList;
  query: ListingQuery;
}

/** The categories below with what choosing them shows, and the way back up; the filters stay. */
export function CategoryLinks({ list: { category, facets }, query }: CategoryLinksProps) {
  const below = facets?.categories ?? [];
  const above = category?.path.filter(({ slug }) => slug !== category.slug).at(-1);
  if (!category && below.length === 0) return null;
  const search = listingSearch(query, { page: 1 });
  const title = category && below.length > 0 ? 'Subcategories' : 'Categories';
  return (
    <nav
      className={styles.categories}
      aria-label={below.length > 0 && category ? title : 'Product categories'}
    >
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {category && (
          <li>
            <Link
              to={(above ? links.category(above.slug) : links.listing) + search}
              className={`${styles.link} ${styles.up}`}
            >
              <IconChevronLeft size={16} aria-hidden />
              {above?.name ?? 'All products'}
            </Link>
          </li>
        )}
        {below.map(({ value, name, count }) => (
          <li key={value}>
            {count === 0 ? (
              <span className={styles.none}>
                {name}
                <span className={styles.count}>0</span>
              </span>
            ) : (
              <Link to={links.category(value) + search} className={styles.link}>
                {name}
                <span className={styles.count}>{formatNumber(count)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

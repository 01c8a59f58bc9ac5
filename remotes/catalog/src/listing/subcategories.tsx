import type { ProductList } from '@evmandi/api/contract/catalog';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { links } from '../links.ts';
import styles from './subcategories.module.css';

type Category = NonNullable<ProductList['category']>;

/** Links into the categories below, with the number of products in each. */
export function Subcategories({ items }: { items: Category['children'] }) {
  const titleId = useId();
  return (
    <nav className={styles.box} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Subcategories
      </h2>
      <ul className={styles.list}>
        {items.map(({ slug, name, count }) => (
          <li key={slug} className={styles.item}>
            <Link to={links.category(slug)} className={styles.link}>
              {name}
              <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

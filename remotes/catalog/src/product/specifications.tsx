import type { ShownDetail } from '../shopping/shown-product.ts';
import styles from './specifications.module.css';

export function Specifications({ product }: { product: ShownDetail }) {
  const known = [
    { name: 'Brand', value: product.brand.name },
    { name: 'Part number', value: product.sku },
  ];
  const own = product.specifications.filter(({ name }) => !known.some((row) => row.name === name));
  return (
    <dl className={styles.list}>
      {[...known, ...own].map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import styles from './initial.module.css';

/** The first letter of a name on a disc, beside the name: it says nothing by itself. */
export function Initial({ name, size = 'sm' }: { name: string; size?: 'sm' | 'md' }) {
  const [letter = '?'] = name.trim();
  return (
    <span className={styles[size]} aria-hidden="true">
      {letter.toLocaleUpperCase('en-IN')}
    </span>
  );
}

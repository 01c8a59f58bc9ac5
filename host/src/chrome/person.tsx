import styles from './person.module.css';

/** A signed-in person's initial and name. */
export function Person({ name }: { name: string }) {
  return (
    <span className={styles.person}>
      <span className={styles.initial} aria-hidden="true">
        {name.charAt(0).toUpperCase()}
      </span>
      <span className={styles.name}>{name}</span>
    </span>
  );
}

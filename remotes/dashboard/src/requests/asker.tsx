import type { ReactNode } from 'react';
import styles from './requests.module.css';

interface Props {
  name: string;
  phone: string;
  email: string;
  /** What else is known of them. */
  children?: ReactNode;
}

/** Who asks, with the ways to reach them. */
export function Asker({ name, phone, email, children }: Props) {
  return (
    <div className={styles.asker}>
      <span className={styles.initial} aria-hidden="true">
        {Array.from(name)[0]?.toUpperCase()}
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.small}>
          <a className={styles.link} href={`tel:${phone}`}>
            {phone}
          </a>
          ,{' '}
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
          {children}
        </p>
      </div>
    </div>
  );
}

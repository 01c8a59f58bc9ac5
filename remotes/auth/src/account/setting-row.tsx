import type { ReactNode } from 'react';
import styles from './setting-row.module.css';

interface Props {
  icon: ReactNode;
  name: ReactNode;
  text: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One thing of an account in a list: icon, name and what is to say of it, its buttons at the end. */
export function SettingRow({ icon, name, text, children }: Props) {
  return (
    <li className={styles.row}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.text}>{text}</span>
      </span>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  );
}

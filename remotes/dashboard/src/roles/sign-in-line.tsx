import type { ReactNode } from 'react';
import styles from './account-sign-in.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

/** One thing that can be done, with what it means. */
export function SignInLine({ icon, title, text, children }: Props) {
  return (
    <div className={styles.line}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.words}>
        <b>{title}</b>
        <span className={styles.text}>{text}</span>
      </p>
      {children}
    </div>
  );
}

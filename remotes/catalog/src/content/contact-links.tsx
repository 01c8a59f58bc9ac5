import { getConfig } from '@evmandi/runtime';
import { links } from '../links.ts';
import styles from './contact-links.module.css';

export function PhoneLink() {
  const { phone } = getConfig();
  return (
    <a className={styles.link} href={links.call(phone)}>
      {phone}
    </a>
  );
}

export function MailLink() {
  const { email } = getConfig();
  return (
    <a className={styles.link} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

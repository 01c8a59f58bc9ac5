import { phoneHref } from '@evmandi/contract/domain/phone';
import { getConfig } from '@evmandi/runtime';
import styles from './contact-links.module.css';

export function PhoneLink() {
  const { phone } = getConfig();
  return (
    <a className={styles.link} href={phoneHref(phone)}>
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

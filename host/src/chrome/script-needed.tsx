import { phoneHref } from '@evmandi/contract/domain/phone';
import { getConfig } from '@evmandi/runtime';
import { ButtonLink } from '@evmandi/ui/button';
import styles from './chrome.module.css';
import { useMenu } from './use-menu.ts';

/** In place of a screen that depends on what this browser keeps, where the browser runs no script. */
export function ScriptNeeded() {
  const { phone, email } = getConfig();
  const [browse] = useMenu('browse');
  return (
    <section className={styles.notice}>
      <h1 className={styles.noticeTitle}>This page needs JavaScript</h1>
      <p>
        Your cart, your lists and your account are kept in your browser, which takes JavaScript. All
        products can be read without it. To order, call{' '}
        <a className={styles.noticeLink} href={phoneHref(phone)}>
          {phone}
        </a>{' '}
        or write to{' '}
        <a className={styles.noticeLink} href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
      <p className={styles.noticeActions}>
        {browse && <ButtonLink to={browse.path}>{browse.title}</ButtonLink>}
        <ButtonLink to="/" variant="secondary">
          Go to the home page
        </ButtonLink>
      </p>
    </section>
  );
}

import { phoneHref } from '@evmandi/contract/domain/phone';
import { getConfig } from '@evmandi/runtime';
import { joinClasses } from '@evmandi/ui/join-classes';
import styles from './order-without-script.module.css';

/** How to order where no script runs: there the buttons for it are not shown. */
export function OrderWithoutScript({ className }: { className?: string }) {
  const { phone, email } = getConfig();
  return (
    <noscript>
      <p className={joinClasses(styles.line, className)}>
        Cart and quote list need JavaScript. To order without it, call{' '}
        <a className={styles.link} href={phoneHref(phone)}>
          {phone}
        </a>{' '}
        or write to{' '}
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
    </noscript>
  );
}

import { phoneHref } from '@evmandi/contract/domain/phone';
import { getConfig } from '@evmandi/runtime';
import { joinClasses } from '@evmandi/ui/join-classes';
import styles from './order-without-script.module.css';

function Line({ className }: { className: string | undefined }) {
  const { phone, email } = getConfig();
  return (
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
  );
}

/** How to order where no script runs: there the buttons for it are not shown. No browser's code holds it. */
export function OrderWithoutScript({ className }: { className?: string }) {
  return <noscript>{typeof window === 'undefined' && <Line className={className} />}</noscript>;
}

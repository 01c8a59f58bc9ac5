import { notify } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { Card } from '@evmandi/ui/card';
import { IconCopy, IconLock } from '@evmandi/ui/icons';
import type { ReactNode } from 'react';
import styles from './requests.module.css';

interface Props {
  /** "Your request RQ-2071". */
  title: string;
  /** Beside the heading: whether it is sent. */
  mark: ReactNode;
  /** Path of the shopper's page. */
  path: string;
  children: ReactNode;
}

/** What the shopper sees, or will see once the answer is sent. */
export function ShopperView({ title, mark, path, children }: Props) {
  const copy = async () => {
    const address = new URL(path, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      notify.success('The link is copied');
    } catch {
      notify.error(`The browser does not let us copy. The link is ${address}`);
    }
  };
  return (
    <section className={styles.shopper} aria-label="What the shopper sees">
      <div className={styles.shopperHead}>
        <h3 className={styles.heading}>What the shopper sees</h3>
        {mark}
      </div>
      <Card className={styles.page}>
        <p className={styles.pageTitle}>
          <IconLock size={16} aria-hidden />
          {title}
        </p>
        <div className={styles.pageBody}>{children}</div>
      </Card>
      <p className={styles.small}>
        No e-mail is sent. The shopper opens the page with the link shown after the request; copy it
        to send it yourself.
      </p>
      <div className={styles.ways}>
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          <IconCopy size={18} aria-hidden />
          Copy the link
        </Button>
        <a className={styles.link} href={path} target="_blank" rel="noopener">
          Open the page
        </a>
      </div>
    </section>
  );
}

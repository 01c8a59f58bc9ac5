import { phoneHref } from '@evmandi/contract/domain/phone';
import { getConfig, loadCode } from '@evmandi/runtime';
import { Button } from '@evmandi/ui/button';
import { IconHeadset, IconMail, IconPhone } from '@evmandi/ui/icons';
import { useOnDemand } from '@evmandi/ui/use-on-demand';
import { useId } from 'react';
import styles from './contact-expert.module.css';

const loadAskDialog = () =>
  loadCode(() => import('./ask-dialog.tsx'), 'catalog/ask').then((m) => m.AskDialog);

/** Phone and mail of the parts team, and a form for a question; all of them carry the part number. */
export function ContactExpert({ sku }: { sku: string }) {
  const titleId = useId();
  const ask = useOnDemand('Ask an expert', loadAskDialog);
  const { phone, email } = getConfig();
  return (
    <>
      <section id="expert" className={styles.box} data-surface="inverse" aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          Contact Expert
        </h2>
        <p className={styles.text}>
          Not sure it fits your fleet? Our parts team in Hyderabad checks fitment for you.
        </p>
        <a className={styles.link} href={phoneHref(phone)}>
          <IconPhone aria-hidden />
          {phone}
        </a>
        <a className={styles.link} href={`mailto:${email}?subject=${encodeURIComponent(sku)}`}>
          <IconMail aria-hidden />
          {email}
        </a>
        <Button
          variant="volt"
          block
          className={styles.call}
          aria-haspopup="dialog"
          {...ask.intent}
          onClick={ask.open}
        >
          <IconHeadset aria-hidden />
          Ask an expert
        </Button>
      </section>
      {ask.Content && <ask.Content sku={sku} onClose={ask.close} />}
    </>
  );
}

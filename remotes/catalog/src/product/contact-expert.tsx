import { getConfig } from '@evmandi/runtime';
import { ButtonLink } from '@evmandi/ui/button';
import { IconHeadset, IconMail, IconPhone } from '@evmandi/ui/icons';
import { useId } from 'react';
import styles from './contact-expert.module.css';

/** Phone and mail of the parts team; the mail starts with the part number. */
export function ContactExpert({ sku }: { sku: string }) {
  const titleId = useId();
  const { phone, email } = getConfig();
  const call = `tel:${phone.replace(/[^+\d]/g, '')}`;
  return (
    <section className={styles.box} data-surface="inverse" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Contact Expert
      </h2>
      <p className={styles.text}>
        Not sure it fits your fleet? Our parts team in Hyderabad checks fitment for you.
      </p>
      <a className={styles.link} href={call}>
        <IconPhone aria-hidden />
        {phone}
      </a>
      <a className={styles.link} href={`mailto:${email}?subject=${encodeURIComponent(sku)}`}>
        <IconMail aria-hidden />
        {email}
      </a>
      <ButtonLink to={call} variant="volt" block className={styles.call}>
        <IconHeadset aria-hidden />
        Talk to an expert
      </ButtonLink>
    </section>
  );
}
